"""A past game on the same board: slider, steps, autoplay, charts, list, and the way into a new game."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from app.ai.decision_review import SECOND_LOOKS
from app.engines import GAMES
from app.match.library import standing_of
from app.match.match import new_match
from app.models.games import presenter
from app.models.review.moves import ListedMoves, MoveRole
from app.models.table_reading import pieces_in, zone_key_of, zones_of
from app.views.review.page import ReviewPage
from app.views.review.transport import TransportStep
from app.views.scale import scale
from app.views.theme import keeper
from app.views.widgets.sheet import Sheet
from tests.views.review.conftest import SEATS, Oracle, Retired, Silence, a_game, opened, told
from tests.views.reviews import open_game, until_open, until_shown


def with_words(all_zones, words):
    """Zones and pieces, each with what is said of it."""
    return [(thing, words(thing)) for zone in all_zones for thing in (zone, *zone.pieces)]


def zones(page):
    """What the board's model holds."""
    model = page.board.model
    return tuple(replace(zone, pieces=pieces_in(model, zone.key)) for zone in zones_of(model))


def table(page, position):
    """What the viewer sees at a position."""
    return presenter("port_royal").table(page.match.states[position], 0, page.match.seats)


def shown(page):
    """What the board's model holds and says."""
    return with_words(zones(page), page.board.model.words)


def expected(page, position):
    """What the position looks like to the viewer, in the language of the moment."""
    seen = table(page, position)
    return with_words(seen.zones, lambda thing: presenter("port_royal").describe(thing, seen.viewer))


def drag(qtbot, page, positions):
    """Drag the knob over these positions; yields after each."""
    slider = page.slider
    y = slider.height() // 2
    start = QPoint(round(slider.x_of(page.position)), y)
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=start)
    for position in positions:
        qtbot.mouseMove(slider, QPoint(round(slider.x_of(position)), y))
        until_shown(page)
        yield position
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=start)


def test_opens_at_the_beginning_with_all_plies_on_the_slider(page, game):
    assert page.position == 0
    assert (page.slider.minimum(), page.slider.maximum()) == (0, game.ply)
    assert shown(page) == expected(page, 0)


def test_dragging_shows_every_position_as_it_was(qtbot, page):
    last = page.timeline.plies
    for position in drag(qtbot, page, range(1, last + 1)):
        assert page.position == position
        if position % 5 == 0:
            assert shown(page) == expected(page, position)
        else:
            assert zones(page) == table(page, position).zones
        assert not page.board.scene_.moving()
    assert page.position == last


@pytest.mark.slow
def test_dragging_back_and_to_and_fro_leaves_nothing_behind(qtbot, page):
    last = page.timeline.plies
    zigzag = [last, 3, last // 2, 0, last - 1, last // 3, 1]
    for position in drag(qtbot, page, zigzag):
        assert shown(page) == expected(page, position)


def test_nothing_can_be_chosen_on_the_board(page):
    page.jump(20)
    assert not page.board.scene_.offered()


def test_a_click_on_the_table_says_that_it_is_the_past(page):
    """Nothing was said, and a draw pile opened nothing."""
    page.jump(20)
    until_shown(page)
    scene, view = page.board.scene_, page.board
    keys = [
        piece.key for zone in zones_of(view.model) for piece in pieces_in(view.model, zone.key) if scene.item(piece.key)
    ]
    opening = {key for key in keys if view.board.opens(key, zone_key_of(view.model, key))}

    scene.press(next(key for key in keys if key not in opening))
    assert page.notice.words == "This is a past position. “Play on from here” begins a new game at it."
    page.step(TransportStep.MOVE_BACK)
    until_shown(page)
    assert not page.notice.words, "it lies over what the banner says of the move"
    scene.press(next(iter(opening)))
    assert page.findChildren(Sheet)
    page.findChildren(Sheet)[0].shut()

    page.jump(page.timeline.plies)
    until_shown(page)
    scene.press(next(key for key in keys if key not in opening and scene.item(key)))
    assert page.notice.words == "The game is over here."


def test_keys_step_by_move_turn_and_round(qtbot, page):
    timeline = page.timeline
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.position == 1
    qtbot.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page.position == timeline.turns[1].first
    qtbot.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.position == timeline.rounds[1].first
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.position == timeline.rounds[1].first - 1
    qtbot.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    before = [turn.first for turn in timeline.turns if turn.first < timeline.rounds[1].first - 1]
    assert page.position == before[-1]
    qtbot.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert page.position == 0
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert page.position == timeline.plies
    qtbot.keyClick(page, Qt.Key.Key_Home)
    assert page.position == 0


def test_steps_stop_at_both_ends(page):
    page.step(TransportStep.MOVE_BACK)
    assert page.position == 0
    page.jump(page.timeline.plies)
    for step in (TransportStep.MOVE_ON, TransportStep.TURN_ON, TransportStep.ROUND_ON):
        page.step(step)
        assert page.position == page.timeline.plies
    assert not page.transport.steps[TransportStep.MOVE_ON].isEnabled()
    assert page.transport.steps[TransportStep.MOVE_BACK].isEnabled()


def test_the_buttons_step_too(qtbot, page):
    qtbot.mouseClick(page.transport.steps[TransportStep.ROUND_ON], Qt.MouseButton.LeftButton)
    assert page.position == page.timeline.rounds[1].first
    qtbot.mouseClick(page.transport.steps[TransportStep.MOVE_BACK], Qt.MouseButton.LeftButton)
    assert page.position == page.timeline.rounds[1].first - 1


def test_the_wheel_over_the_slider_steps_by_moves(qtbot, page):
    place = QPointF(page.slider.rect().center())
    for delta, position in ((-120, 1), (-120, 2), (120, 1)):
        wheel = QWheelEvent(
            place, page.slider.mapToGlobal(place), QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(page.slider, wheel)
        assert page.position == position


@pytest.mark.slow
def test_autoplay_goes_on_by_itself_and_stops_at_the_end(qtbot, page, monkeypatch):
    monkeypatch.setattr("app.views.review.page.MOVE_MS", 4)
    page.jump(page.timeline.plies - 3)
    page.set_speed(4)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert page.playing
    qtbot.waitUntil(lambda: page.position == page.timeline.plies)
    assert not page.playing


def test_every_speed_moves_and_that_of_no_pause_at_all_is_the_usual_one(qtbot, look, archive):
    """After a game "At once" the speed was "0×", which reads as standing still."""
    page = ReviewPage(archive, speed=0)
    qtbot.addWidget(page)

    assert page.transport.speed.value == "1"
    assert "0×" not in [each.text() for each in page.transport.speed.segments()]


def test_a_touch_of_the_slider_stops_autoplay(qtbot, page):
    page.toggle_play()
    qtbot.mouseClick(page.slider, Qt.MouseButton.LeftButton, pos=QPoint(round(page.slider.x_of(9)), 60))
    assert not page.playing
    assert page.position == 9


@pytest.mark.slow
def test_at_the_end_play_begins_anew(page):
    page.jump(page.timeline.plies)
    page.toggle_play()
    assert page.playing
    assert page.position == 0


def test_the_charts_cursor_stands_where_the_slider_stands(page):
    for position in (0, 17, page.timeline.plies):
        page.slider.setValue(position)
        assert page.charts.panels["chance"].chart.position == position


def test_the_score_chart_shows_the_scores_of_every_position(page, game):
    lines = {line.name: line for line in page.charts.panels["points"].chart.lines}
    assert set(lines) == {"Ann", "Otto", "Leni"}
    for seat, each in enumerate(game.seats):
        assert list(lines[each.name].y) == [state.scores()[seat] for state in game.states]
    assert lines["Ann"].own
    assert not lines["Otto"].own


def test_a_press_on_a_chart_jumps_there(qtbot, page):
    chart = page.charts.panels["points"].chart
    place = QPoint(round(chart.x_of(30)), round(chart.plot_rect().center().y()))
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
    assert page.position == 30


def test_a_click_on_a_move_jumps_to_its_outcome(qtbot, page):
    view = page.move_list.view
    index = page.move_list.filter.index(4, 0)
    view.scrollTo(index)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    assert page.position == index.data(MoveRole.PLY)
    until_shown(page)
    assert index.data() in page.banner.words


def test_the_list_follows_the_slider(page):
    for position in (1, 40, 7):
        page.slider.setValue(position)
        current = page.move_list.filter.index(page.move_list.delegate.current, 0)
        assert current.data(MoveRole.PLY) == position
        assert not page.move_list.view.visualRect(current).isEmpty()


def test_only_me_lists_the_moves_of_the_person(page):
    page.move_list.choose(ListedMoves.OWN)
    filtered = page.move_list.filter
    seats = {filtered.index(row, 0).data(MoveRole.SEAT) for row in range(filtered.rowCount())}
    assert seats == {0}
    assert 0 < filtered.rowCount() < page.moves.rowCount()


def test_turning_points_are_listed_marked_and_reached_by_key(qtbot, taught):
    better = [
        ply for ply in range(1, taught.timeline.plies + 1) if second(taught, ply) and second(taught, ply).advice.better
    ]
    plies = sorted({*(point.ply for point in taught.turning_points), *better})
    assert taught.turning_points
    taught.move_list.choose(ListedMoves.TURNING)
    filtered = taught.move_list.filter
    assert [filtered.index(row, 0).data(MoveRole.PLY) for row in range(filtered.rowCount())] == plies
    taught.jump(0)
    qtbot.keyClick(taught, Qt.Key.Key_N)
    assert taught.position == plies[0]
    qtbot.keyClick(taught, Qt.Key.Key_N)
    assert taught.position == plies[1]
    qtbot.keyClick(taught, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert taught.position == plies[0]


def second(page, ply):
    """What the list knows of a second look at a ply."""
    return page.moves.index(ply - 1, 0).data(MoveRole.SECOND_LOOK)


def test_what_a_master_would_have_done_is_told(taught, foreign):
    """The teacher knows better whenever an even number of things was disclosed."""
    looked = [ply for ply in range(1, taught.timeline.plies + 1) if second(taught, ply)]
    better = [ply for ply in looked if second(taught, ply).advice.better]
    assert better
    costly = taught.analysis.skill().costly(0, SECOND_LOOKS)
    assert looked == sorted(position + 1 for position in costly)
    assert all((ply in better) == (taught.timeline.states[ply - 1].revealed % 2 == 0) for ply in looked)
    assert all(taught.timeline.actor(ply) == 0 for ply in looked)

    ply = better[0]
    here = taught.timeline.states[ply - 1]
    instead = here.legal()[(taught.timeline.taken(ply) + 1) % len(here.legal())]
    assert second(taught, ply).advice.action == here.game.write(here, instead)
    assert second(taught, ply).words == presenter("port_royal").explain(here, instead, taught.seats)
    taught.jump(ply)
    until_shown(taught)
    assert second(taught, ply).words in taught.banner.below
    assert "+7%" in taught.banner.below
    assert "+7%" in taught.move_list.delegate.tip(taught.moves.index(ply - 1, 0))
    taught.jump(0)
    until_shown(taught)
    assert not taught.banner.below

    skill = taught.analysis.skill()
    assert all(skill.decision(ply, 0).value == (-0.07 if ply in better else 0.0) for ply in looked), "one number"

    agreed = next(ply for ply in looked if ply not in better)
    taught.jump(agreed)
    until_shown(taught)
    assert taught.banner.below == "A master would have done the same."
    foreign()
    assert taught.banner.below == "«A master would have done the same.»"
    assert second(taught, ply).words.startswith("«")


def test_the_disk_may_answer_after_the_game_was_closed(taught, game, qtbot):
    taught.close_game()
    taught.analysis.completed.emit(game.record.id)
    qtbot.wait(50)
    assert not taught.found.busy


def test_a_second_look_survives_the_page(taught, archive, game, qtbot):
    known = {ply: second(taught, ply) for ply in range(1, taught.timeline.plies + 1) if second(taught, ply)}
    assert known
    taught.close_game()
    again = ReviewPage(archive, make=Retired)
    qtbot.addWidget(again)
    open_game(again, game.record.id)
    qtbot.waitUntil(lambda: told(again))
    assert {ply: second(again, ply) for ply in known} == known
    again.close_game()


@pytest.mark.quick_for("murano", "port_royal")
@pytest.mark.parametrize("key", list(GAMES))
def test_every_move_has_its_sentence_above_the_table(qtbot, look, archive, key):
    """A choice that tells nothing by itself is named."""
    match = new_match(key, SEATS[:2], {}, 7)
    random = Random(3)
    while not match.finished and match.ply < 150:
        match.play(random.choice(match.state.legal()))
    archive.create(match.record, standing_of(match.state))
    page = ReviewPage(archive, make=Silence)
    qtbot.addWidget(page)
    open_game(page, match.record.id)
    silent = [ply for ply in range(1, match.ply + 1) if not page._words.tell(ply)]  # noqa: SLF001

    for ply in silent[:8] or [1]:
        page.show_position(ply, still=True)
        number, _, sentence = page.banner.words.partition(": ")
        assert number == f"Move {ply}"
        assert sentence.strip()
    page.close_game()


def test_every_bust_has_its_sign_on_the_slider(page, game):
    busts = [ply for ply, events in enumerate(game.events, 1) if any(event[0] == "bust" for event in events)]
    signs = {sign.position for sign in page.slider.signs() if sign.glyph == "cross-mark"}
    assert busts
    assert signs <= set(busts)
    crowded = [ply for ply in busts if ply not in signs]
    assert all(any(abs(ply - other.position) < 4 for other in page.slider.signs()) for ply in crowded)


def test_play_on_from_here_tells_game_and_position(qtbot, page, game):
    page.jump(33)
    with qtbot.waitSignal(page.branch_requested) as told:
        qtbot.mouseClick(page.transport.branch, Qt.MouseButton.LeftButton)
    assert told.args == [game.record.id, 33]


def test_nobody_plays_on_from_the_end(page):
    page.jump(page.timeline.plies)
    assert not page.transport.branch.isEnabled()


def test_the_language_changes_while_it_is_open(page, foreign):
    """Every sentence is asked for again, those of old moves too; the position stays."""
    page.jump(12)
    foreign()
    assert page.position == 12
    assert page.banner.words.startswith("«")
    assert page.moves.rowCount() == len(page.match.events)
    assert all(str(page.moves.index(row, 0).data()).startswith("«") for row in range(page.moves.rowCount()))
    assert all(each.text().startswith("«") for each in page.charts.tabs.segments())
    assert page.charts.panels["chance"].note.startswith("«")
    assert page.transport.branch.text().startswith("«")
    assert all(sign.text.startswith("«") for sign in page.slider.signs())
    assert shown(page) == expected(page, 12)
    assert page.turning_points


@pytest.mark.slow
@pytest.mark.painted
def test_the_theme_changes_while_it_is_open(page, qtbot):
    page.jump(12)
    try:
        dark, light = (_ground(page, name) for name in ("dark", "light"))
    finally:
        keeper.use("light")
    assert dark.lightness() < 60
    assert light.lightness() > 200
    assert shown(page) == expected(page, 12)


def _ground(page, name):
    keeper.use(name)
    QApplication.processEvents()
    return page.grab().toImage().pixelColor(page.width() - 4, page.height() - 4)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "tabs"), [(1366, 768, True), (1920, 1080, True), (3840, 2160, True)])
def test_the_parts_fill_the_window_and_do_not_meet(page, width, height, tabs):
    scale.fit(width, height)
    page.resize(width, height)
    QApplication.processEvents()
    parts = [page.board, page.skill.panel, page.charts, page.move_list, page.card]
    boxes = [part.geometry() for part in parts]
    assert all(page.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for at, a in enumerate(boxes) for b in boxes[at + 1 :])
    assert page.charts.tabs.isVisibleTo(page) == tabs
    if width == 1366:
        assert abs(page.board.width() - 860) < 8
        assert abs(page.board.height() - 535) < 12
    inside = [*page.transport.steps.values(), page.transport.play, page.transport.speed, page.transport.branch]
    places = [each.geometry() for each in inside]
    assert all(page.transport.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for at, a in enumerate(places) for b in places[at + 1 :])


def test_in_tabs_the_other_chart_comes_up_with_its_cursor_in_place(qtbot, page):
    scale.fit(1366, 768)
    page.resize(1366, 768)
    page.jump(25)
    points = page.charts.panels["points"]
    assert not points.isVisibleTo(page)
    qtbot.mouseClick(page.charts.tabs.segments()[0], Qt.MouseButton.LeftButton)
    assert points.isVisibleTo(page)
    assert points.chart.position == 25


def test_a_game_under_way_has_both_charts_and_neither_luck_nor_skill(qtbot, look, archive):
    match = a_game(archive, plies=30)
    page = opened(qtbot, archive, match, Oracle)
    assert not page.charts.tabs.isVisibleTo(page)
    assert all(panel.isVisibleTo(page) for panel in page.charts.panels.values())
    assert not page.skill.panel.isVisibleTo(page)
    assert not page.skill.band.isVisibleTo(page)
    assert not page.move_list.whose
    assert not page.move_list.delegate.columns
    page.close_game()


def test_a_game_that_departs_from_the_rules_is_shown_up_to_there(qtbot, look, archive):
    """A digest of ply 14 that does not fit: 13 good plies, one calm sentence."""
    match = a_game(archive, seed=8)
    record = match.record
    record.plies[13] = record.plies[13]._replace(digest="0" * 16)
    archive.delete([record.id])
    archive.purge(older_than=-timedelta(days=1))
    archive.create(record, standing_of(match.state))
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    open_game(page, record.id)
    qtbot.waitUntil(lambda: told(page))
    assert page.timeline.plies == 13
    assert "move 13 of" in page.transport.warning
    page.close_game()


def test_a_game_that_is_not_there_is_told_in_one_sentence(qtbot, look, archive):
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.told) as told:
        page.open("f" * 32)
        until_open(page)
    assert told.args[0]() == "The archive has no such game."


def test_an_unfinished_game_can_be_reviewed(qtbot, look, archive):
    match = a_game(archive, plies=30)
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    open_game(page, match.record.id)
    page.jump(30)
    until_shown(page)
    assert shown(page) == expected(page, 30)
    assert page.transport.branch.isEnabled()
    page.close_game()


def test_a_game_without_any_move_can_be_reviewed(qtbot, look, archive):
    match = a_game(archive, plies=0)
    page = ReviewPage(archive, make=Oracle)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    open_game(page, match.record.id)
    page.toggle_play()
    assert not page.playing
    assert page.position == 0
    page.close_game()


def test_while_the_estimate_runs_the_page_says_how_far_it_is(qtbot, look, archive, game):
    page = ReviewPage(archive, make=Silence)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    open_game(page, game.record.id)
    qtbot.waitUntil(lambda: not page.found.busy)
    note = page.charts.panels["chance"].note
    assert f"0 of {game.ply + 1}" in note
    assert not page.turning_points
    page.close_game()


def test_leaving_ends_the_thinking(page):
    thinker = page.analysis._thinker  # noqa: SLF001 - who thinks is nobody else's business
    page.close_game()
    assert thinker is None or thinker.closed
    assert not page.analysis.busy


def test_a_ply_that_the_log_leaves_out_is_told_as_what_somebody_did(qtbot, look, archive):
    match = new_match("bruges", SEATS, seed=3)
    match.play(match.state.legal()[0])
    archive.create(match.record, standing_of(match.state))
    page = opened(qtbot, archive, match, Oracle)
    drawer = SEATS[match.states[0].actor].name

    page.jump(1)
    until_shown(page)

    assert page.banner.words.startswith(f"Move 1: {drawer} draws ")
    page.close_game()
