"""The plain table in the terminal, drawn and line by line: games without their own table."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

from boneace import games
from boneace.errors import InvalidMove
from boneace.games.defaults.sent import PlainView
from boneace.games.sent import TableView
from boneace.languages import speaking
from boneace.terminal import layouts as kinds
from boneace.terminal.app import TableApp
from boneace.terminal.line_by_line import LineByLine
from boneace.terminal.plain.moves import Letters
from boneace.terminal.screens import Showdown
from boneace.terminal.sitting import Sitting, sit_down
from boneace.terminal.start import complete
from boneace.terminal.widgets import Seats
from tests.outside import bare
from tests.outside import test_partners as duet
from tests.outside.bare import ALLEY_CAT, JUMBLE, TEN, Bare

from .pilots import (
    button,
    check_helped,
    check_it_fits,
    check_nothing_hidden,
    check_played,
    check_refused,
    check_watched,
    codes,
    drawn,
    logged,
    press,
    text,
    waits,
)
from .sittings import Answers, at_random, check_written, told

FEW: dict[Bare, dict[str, object]] = {
    ALLEY_CAT: {"lives": 1},
    TEN: {"deals": 2},
    JUMBLE: {"deals": 2},
}
EACH = pytest.mark.parametrize("game", FEW, ids=[game.name for game in FEW])


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Register the games for these tests only."""
    folder = str(bare.write(tmp_path_factory.mktemp("installed"), *FEW))
    sys.path.insert(0, folder)
    for game in FEW:
        games.register(game.package)
    yield
    sys.path.remove(folder)
    for game in FEW:
        games._packages.pop(game.name)
        games._declaration.cache_clear()


def sitting(game: Bare, seats: int = 4, seed: int = 3, watch: bool = False) -> Sitting:
    """A short match that begins at once, interpreted; you are eldest."""
    who = ["novice" if watch else "you", *["novice"] * (seats - 1)]
    names = complete([None] * seats, who)
    last = seats - 1
    return sit_down(game.name, None, FEW[game], who, names, last, seed, at_once=True)


@cache
def no_claim() -> int:
    """A seed of a deal of Primiera that begins with discards."""
    return next(seed for seed in range(99) if sitting(JUMBLE, seed=seed).match.deal == 1)


@pytest.fixture
def at_duet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Sitting]]:
    """You and three bots at a game for two pairs, which is over."""
    monkeypatch.syspath_prepend(str(duet.installed(tmp_path)))
    games.register("duet")

    def over(seed: int) -> Sitting:
        who = ["you", *["novice"] * 3]
        names = complete([None] * 4, who)
        found = sit_down("duet", None, {}, who, names, 0, seed, at_once=True)
        while not found.match.over:
            found.match.push("show")
        return found

    yield over
    games._packages.pop("duet")
    games._declaration.cache_clear()


def test_partners_win_together(at_duet: Callable[[int], Sitting]) -> None:
    said = set()
    for seed in range(6):
        found = at_duet(seed)
        said.add(kinds.app(found.view())(found)._result())
    assert said & {"You and Ben win the match", "Ann and Cleo win the match"}
    assert not any("share" in line for line in said if line.count(",") == 0)


# --- line by line ---------------------------------------------------------------------------------


@EACH
def test_every_game_is_told_to_its_end(game: Bare) -> None:
    found = sitting(game)
    out = io.StringIO()
    assert LineByLine(found, Answers(out, at_random(found, 1)), out).run() == 0
    assert found.match.over
    check_written(out.getvalue().splitlines(), 200)


def test_your_turn_tells_what_lies_on_the_table_and_what_you_hold() -> None:
    found = sitting(ALLEY_CAT)
    view = found.view()
    said = told(found)
    at = said.index("Your turn.")
    assert isinstance(view, PlainView)
    [pile] = view.table
    assert said[at + 1] == f"{pile.title}: {', '.join(pile.cards)}."
    hand = set(view.seats[0].hand)
    assert said[at + 2].startswith("Your hand: ")
    assert set(said[at + 2][11:].rstrip(".").split(", ")) == hand


def test_many_moves_of_one_kind_are_counted_and_told_when_asked_for() -> None:
    said = told(sitting(JUMBLE, seed=no_claim()), "moves")
    [many] = [line for line in said if line.startswith("discard: 15 moves, such as discard ")]
    assert many.endswith("; moves lists them all.")
    assert sum(line.startswith("1: discard ") for line in said) == 1  # only when it was asked for


def test_a_table_that_is_asked_for_tells_every_seat() -> None:
    said = told(sitting(TEN), "table")
    seats = [line for line in said if line.startswith("Seat ") and "chips" in line]
    assert len(seats) == 4 and seats[3].endswith("dealer.")
    assert seats[1].startswith("Seat 1, Ann: chips −3, 2 cards, holds ")
    assert any(line.startswith("Pack: ") for line in said)


@pytest.mark.parametrize("typed", ["brag 3", "b 3", "1 3", "0: brag 3"])
def test_a_move_can_be_typed_in_several_ways(typed: str) -> None:
    assert any(line.endswith(": brag 3.") for line in told(sitting(TEN), typed))


def test_cards_alone_are_a_move_where_only_one_names_them() -> None:
    found = sitting(ALLEY_CAT)
    view, speech = found.view(), kinds.speech(found.view())
    assert isinstance(view, PlainView)
    own, lying = view.seats[0].hand[0], view.table[0].cards[0]
    assert speech.read(f"{own} {lying}", view) == f"swap {own} for {lying}"
    with pytest.raises(InvalidMove):
        found.act(speech.read(own, view))


def test_a_closed_move_says_why_when_asked() -> None:
    [why] = [line for line in told(sitting(TEN), "why match") if "bragged" in line]
    assert why.startswith("Nobody has bragged yet")


# --- drawn ----------------------------------------------------------------------------------------


def test_letters_are_the_first_free_ones_and_stay() -> None:
    letters = Letters()
    assert [letters.of(word) for word in ("draw", "discard", "quit", "drop")] == list("dsur")
    assert letters.of("discard") == "s" and letters.word("s") == "discard"
    assert letters.word("x") is None


def test_the_table_shows_what_the_seat_knows() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        view = app.sitting.view()
        assert sorted(codes(app, "own")) == sorted(view.seats[0].hand)
        assert "Ann" in text(app, "#seats") and "chips −3" in text(app, "#seats")
        assert f"pack: {view.stock}" in text(app, "#lying")
        assert text(app, "#status") == "Your turn: brag 1 (b, − + change it), pass (p)."
        assert button(app, "pass").variant == "primary"
        assert button(app, "Raise r").has_class("closed")

    drawn(play, sitting(TEN))


def test_an_amount_is_typed_or_stepped_to() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "4", "plus")
        assert button(app, "brag 5").display
        await press(app, pilot, "b")
        assert "You: brag 5." in logged(app)

    drawn(play, sitting(TEN))


def test_cards_choose_the_move_that_names_them() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        hand = codes(app, "own")
        await press(app, pilot, "2", "4")
        assert f"discard {hand[1]} {hand[3]}".lower() in _in_any_order(text(app, "#status"), hand)
        await pilot.click("#own-3")
        await waits(app, pilot)
        assert text(app, "#status").startswith(f"Your turn: discard {hand[1]} (d")
        await press(app, pilot, "d")
        assert f"You: discard {hand[1]}." in logged(app)

    drawn(play, sitting(JUMBLE, seed=no_claim()))


def _in_any_order(status: str, hand: list[str]) -> str:
    """The status line with the cards of a hand in the order of the hand."""
    words = status.removeprefix("Your turn: ").split(" (")[0].split()
    return " ".join(
        sorted(words, key=lambda word: hand.index(word) if word in hand else -1)
    ).lower()


def test_another_move_of_the_same_kind_is_a_step_away() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        first, second, *_ = app.view.legal
        assert text(app, "#status").startswith(f"Your turn: {first.label} (s, − + change it)")
        await press(app, pilot, "plus", "s")
        assert f"You: {second.label}." in logged(app).replace("\n", " ")

    drawn(play, sitting(ALLEY_CAT))


def test_a_closed_move_says_why() -> None:
    answer = "Nobody has bragged yet: brag or pass (TSB-24)."
    found = sitting(TEN)
    reason = found.why_not("match")
    assert reason is not None and answer.startswith(reason[:1].upper() + reason[1:20])
    check_refused(found, ["m"], f"{reason[:1].upper()}{reason[1:]}.")


def test_every_move_has_a_button() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        shown = [one for one in app.query("#moves Button").results(Button) if one.display]
        moves = {entry.move for entry in app.view.legal}
        assert len(moves) == 15 and moves <= {str(one.label).removesuffix(" d") for one in shown}
        wanted = shown[9]
        wanted.press()
        await waits(app, pilot)
        assert f"You: {wanted.label}." in logged(app).replace("\n", " ")

    drawn(play, sitting(JUMBLE, seed=no_claim()))


def test_who_is_out_may_skip_to_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Sitting.view

    def out(found: Sitting) -> TableView:
        view = seen(found)
        view.seats[0].is_in = False
        return view

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert not app.query_one("#fast").display, "the bots are quick already"
        await press(app, pilot, "z")
        assert app.pause and button(app, "Fast").display
        await pilot.click("#fast")
        while not app.sitting.match.over:
            assert not isinstance(app.screen, Showdown)
            if app.sitting.your_turn:
                app.act(app.view.legal[0].move)
            await waits(app, pilot)
        assert isinstance(app.screen, Showdown)

    monkeypatch.setattr(Sitting, "view", out)
    drawn(play, sitting(TEN))


def test_help_tells_the_letters() -> None:
    check_helped(sitting(TEN), "b", "p", "+  −", "1–9  0")


@EACH
def test_a_whole_match(game: Bare) -> None:
    """And no hidden card is shown at any turn."""
    rng = random.Random(5)

    async def turn(app: TableApp, pilot: Pilot[int]) -> None:
        check_nothing_hidden(app, app.query_one(Seats))
        app.act(rng.choice(app.view.legal).move)
        await waits(app, pilot)

    check_played(sitting(game, 3 if game is ALLEY_CAT else 4), turn)


def test_watching_needs_no_keys() -> None:
    check_watched(sitting(JUMBLE, watch=True))


@pytest.mark.parametrize(("seats", "size"), [(2, (80, 24)), (10, (80, 24)), (10, (120, 40))])
@pytest.mark.parametrize("code", ["en", "es", "eu"])
def test_everything_fits(seats: int, size: tuple[int, int], code: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(3):
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
                continue
            if app.sitting.match.over:
                break
            check_it_fits(app, size)
            app.act(app.view.legal[-1].move)
            await waits(app, pilot)

    with speaking(code):
        drawn(play, sitting(TEN, seats), size)
