"""Luck and skill in a past game: how much of each change of a seat's chance to win was luck, and how much decisions.

All chances are calibrated probabilities (``Policy.win_chances``) from **what the seat could know at that moment**:
whatever it could not know (draw piles, future dice, hands of others) is dealt at random (``Policy.world``), and the
true position is not used.  In games without secrets all seats share one view and their chances sum to 1; in others
each seat's chance comes from its own view, and they need not.

Words that all modules here use:

* A **stretch** is the part of a game over which chances are estimated in one piece: a turn, or a round where
  ``Policy.whole_rounds``.  It is given by its first and last position; the last is the first of the next stretch.
* A **viewer** is a seat whose knowledge the deals are made from.
* **Deals** are positions with the same public things and different hidden ones, all with equal weight.

A ply leads from position s by an action a of the seat to act to position s'.  For each seat

* V(s) is its chance before: the mean over deals of s, played on by the rollout policy to the end of the stretch, and
  judged there;
* Q(s, a) is its chance after the action with fresh luck: a is applied in the same deals, which are then played on and
  judged in the same way;
* V(s') is its chance after what luck really gave, judged at the same point of the game as Q(s, a).

Five terms lead every seat from its chance at the start to the result, exactly:

* **luck** = V(s') - Q(s, a) where chance decided something in the ply, else 0.  Whatever a seat learns from what was
  drawn, turned up or thrown is in it.  Its mean is 0 however people play, as far as our deals are as likely as the true
  ones.
* **decision** = Q(s, a) - Q(s, best) of the seat that acted: what the action gave away, compared in the same deals
  from the view of that seat.
* **improvement** = Q(s, best) - V(s) of the seat that acted.  V assumes that the rollout policy plays, and the best
  action is better than that: neither luck nor merit, but a limit of the estimate.  Decision and improvement together
  are what the action brought, Q(s, a) - V(s).
* **others** = Q(s, a) - V(s) for the seats that did not act.  It contains what another seat shows by choice, and the
  whole effect of an action with a hidden card that hardly any deal has: luck cannot be separated there.
* **correction**: at the start of a stretch the estimate looks one stretch further than before.  By how much it changes
  although nothing has happened is kept apart, for that is the estimate's own error.

The maximum of many noisy values is too high.  So the best action is chosen on some deals (where it must be ahead by
more than a standard error), and its value is estimated on others.  A quick pass looks at all decisions up to the end of
the turn, and until every seat had a turn at those where another action seems better there; a deep pass looks again, as
far, at those that still seem costly or may be by the error of a far look, with more deals; so it does at the stretches
with the most luck, and at all whose error counts in the sum over the game (``precision``).  Which decisions are looked
at again depends on the choosing deals only, so the estimates are unbiased.
Therefore noise can bring a decision above 0; nothing smaller than twice its standard error should be stated as a fact.

Decisions are played on by the rollout policy with care (``play_on``): who makes little of what it has would be told
that a card is useless which serves better players.  An action is worth its best continuation: what the seat really did
until luck or another seat intervened, that as far as its next mistake and from there on the better way found there, or
what the rollout policy would do.  So nobody is blamed for the first action of a plan that the rollout policy would not
continue, and a mistake is charged where it was made, not to the good actions before it.
"""
