"""Luck and skill of a past game, ply by ply: where every seat's chance to win came from and where it went.

All chances are honest probabilities (``Policy.win_chances``), and every seat's chance is meant **as that seat
could know it then**: whatever it could not know (draw piles, future dice, hands of others) is dealt anew
(``Policy.world``), and the true position behind it is not looked at.  Where nobody knows more than the others, all
seats share one view and the chances sum to 1; elsewhere they need not.

A ply leads from position s by an action a of the seat to act to position s'.  For each seat

* V(s) is its chance before: deals of s, played on by the rollout policy to the end of the stretch (a turn; a round
  where ``Policy.whole_rounds``), and judged there;
* Q(s, a) is its chance after the action with fresh luck: a is made in the same deals, then the same goes on;
* V(s') is its chance after what luck really gave, judged where Q(s, a) was.

Five terms lead every seat from its chance at the start to the result, exactly:

* **luck** = V(s') - Q(s, a) where chance decided something in the ply, else 0.  Whatever a seat learns from what was
  drawn, turned up or thrown is in it.  Its mean is 0, whoever plays how, as far as true deals are as likely as ours.
* **decision** = Q(s, a) - Q(s, best) of the seat that acted: what the action gave away, compared in common
  deals in the view of that seat.
* **improvement** = Q(s, best) - V(s) of the seat that acted.  V reckons with ordinary play, which the best action
  betters: neither luck nor merit, but what the estimate had not reckoned with.  Decision and improvement
  together are what the action brought, Q(s, a) - V(s).
* **others** = Q(s, a) - V(s) for the seats that did not act.  What somebody shows by choice is in it, and all that came
  of an action that takes a hidden card which hardly any deal has: luck is not told apart there.
* **correction**: where a stretch begins, the estimate looks further than before.  By how much it changes its mind
  without anything having happened is kept apart, for it is the estimate's own error.

The best of many noisy values is too good.  So which action is best is found on some deals (it has to show there by
more than its standard error), and what it is worth on others.  All decisions are looked at in a quick pass to the
end of the turn, and those that seem costly again in a deep one, until everybody had a turn at least.  The
stretches with the most luck are dealt more often there.  Which decisions are looked at again depends on the
choosing deals only.  What is left is unbiased, so noise can bring a decision above 0; nothing smaller than twice its
standard error should be told as a fact.

An action is worth its best plan: what the seat really did until luck or somebody else came in between, or what the
rollout policy would do.  So nobody is blamed at the first action of a plan that the rollout policy would not follow up.
"""
