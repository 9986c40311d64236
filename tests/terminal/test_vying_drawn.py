"""The drawn table of the games of vying, played by keys and by mouse."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

from boneace.terminal.app import TableApp
from boneace.terminal.faces import fan
from boneace.terminal.screens import Showdown
from boneace.terminal.widgets import Card, Hand, Seats

from .pilots import (
    check_helped,
    check_it_fits,
    check_nothing_hidden,
    check_played,
    check_watched,
    codes,
    drawn,
    logged,
    press,
    text,
    waits,
)
from .sittings import VYING, arranged, sitting
from .test_vying_plain import FEW, no_claim

BPT, TSB, PRI = VYING


def label(app: TableApp, name: str) -> str:
    return str(app.query_one(name, Button).label)


def test_the_table_shows_what_the_seat_knows() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        view = app.sitting.view()
        mine, other = view.seats
        assert sorted(codes(app, "own")) == sorted(mine.hand)
        assert sorted(codes(app, "theirs")) == sorted(other.hand)
        assert codes(app, "theirs").count("??") == 2
        assert "▶ Pair 2" in text(app, "#strip") and "✓ Best: " in text(app, "#strip")
        assert "Stake 2 points, by Ann" in text(app, "#stake")
        assert f"total {mine.total}" in text(app, "#you") and mine.worth in text(app, "#you")
        assert text(app, "#status") == "Your turn: raise to 3 (r), see for 2 (s), fold (f)."
        assert label(app, "#do-0") == "Pass p" and app.query_one("#do-0").has_class("closed")
        assert label(app, "#do-2") == "Raise to 3 r"
        up = [card for card in app.query("#own Card").results(Card) if card.border_subtitle == "up"]
        assert [card.code for card in up] == mine.up

    drawn(play, arranged(BPT, 2, "raise"))


def test_a_deal_of_best_pair_by_keys() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "s")
        assert "You see for 2." in logged(app)
        assert "▶ Thirty-one 1" in text(app, "#strip")
        await press(app, pilot, "d")
        if not isinstance(app.screen, Showdown):
            await press(app, pilot, "s")
        assert isinstance(app.screen, Showdown)
        await press(app, pilot, "enter")
        assert app.sitting.match.deal == 2
        assert text(app, "#where") == "deal 2"

    drawn(play, arranged(BPT, 2, "raise", "stand"))


def test_an_amount_is_chosen_and_bragged() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert label(app, "#do-1") == "Brag 1 b"
        await press(app, pilot, "plus", "plus")
        assert label(app, "#do-1") == "Brag 3 b" and "brag 3 (b" in text(app, "#status")
        await pilot.click("#less")
        assert label(app, "#do-1") == "Brag 2 b"
        await press(app, pilot, "0", "plus")
        assert label(app, "#do-1") == "Brag 10 b", "no more than is allowed"
        await press(app, pilot, "5", "b")
        assert "You brag 5." in logged(app)

    drawn(play, arranged(TSB, 4, "pass", "drop"))


def test_a_brag_is_answered_by_the_mouse() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert "Brag 2 chips, by Ann" in text(app, "#stake")
        assert [label(app, f"#do-{slot}") for slot in range(4)] == [
            "Pass p", "Match 2 m", "Raise 1 r", "Drop d",
        ]  # fmt: skip
        await pilot.click("#do-1")
        await waits(app, pilot)
        assert "You match." in logged(app)

    drawn(play, arranged(TSB, 4, "brag 2", "match"))


def test_cards_are_chosen_and_discarded() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#status") == "Your turn: choose 1 to 4 cards (keys 1–4) and discard (d)."
        await press(app, pilot, "d")
        assert "Choose the cards first" in text(app, "#status")
        await press(app, pilot, "1", "3", "1")
        await pilot.click("#own-3")
        await waits(app, pilot)
        chosen = [card.code for card in app.query("#own Card").results(Card)
                  if card.has_class("chosen")]  # fmt: skip
        assert chosen == codes(app, "own")[2:]
        await press(app, pilot, "d")
        assert f"You discard {chosen[0]} {chosen[1]}." in logged(app).replace("\n", " ")

    drawn(play, arranged(PRI, 4, seed=no_claim()))


@pytest.mark.parametrize(
    ("game", "moves", "key", "answer"),
    [
        (BPT, ("raise",), "p", "The stake has been raised to 2: see, raise or fold (BPT-33)."),
        (TSB, ("pass",), "r", "Nobody has bragged yet: brag or pass"),
        (TSB, ("pass",), "m", "Nobody has bragged yet: brag or pass"),
        (TSB, ("brag 2", "match"), "p", "You must answer the brag: match it, raise it or drop"),
        (PRI, (), "s", ""),
    ],
)
def test_a_closed_move_says_why(game: str, moves: tuple[str, ...], key: str, answer: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, key)
        status = text(app, "#status")
        assert status.startswith(answer) and status.endswith(").")
        assert app.query_one("#status").has_class("refused")
        assert app.sitting.your_turn

    seed = no_claim() if game == PRI else 3
    drawn(play, arranged(game, VYING[game], *moves, seed=seed))


def test_help() -> None:
    check_helped(arranged(TSB, 4, "pass"))


@pytest.mark.parametrize("game", VYING)
def test_a_whole_match(game: str) -> None:
    """And no hidden card is shown at any turn, in the seats' rows or large."""
    rng = random.Random(5)

    async def turn(app: TableApp, pilot: Pilot[int]) -> None:
        check_nothing_hidden(app, app.query_one(Seats))
        app.act(rng.choice(app.view.legal).move)
        await waits(app, pilot)

    check_played(sitting(None, VYING[game], 5, FEW[game], game=game), turn)


def test_watching_needs_no_keys() -> None:
    check_watched(sitting(None, 4, options={"deals": 2}, watch=True, game=PRI))


SMALL, LARGE = (80, 24), (120, 40)


@pytest.mark.parametrize(
    ("game", "seats", "size"),
    [
        (BPT, 2, SMALL), (TSB, 2, SMALL), (TSB, 6, SMALL), (TSB, 10, SMALL), (PRI, 4, SMALL),
        (PRI, 8, SMALL), (BPT, 2, LARGE), (TSB, 10, LARGE),
    ],
)  # fmt: skip
def test_everything_fits(game: str, seats: int, size: tuple[int, int]) -> None:
    rng = random.Random(2)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(5):
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
                continue
            if app.sitting.match.over:
                break
            check_it_fits(app, size)
            seen = app.query_one("#own", Hand)
            assert seen.region.height == 5
            moves = [offer.move for offer in app.view.legal]
            app.act("draw" if "draw" in moves else rng.choice(moves))
            await waits(app, pilot)

    drawn(play, sitting(None, seats, 4, game=game), size)


def test_ten_fit_when_one_watches() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        check_it_fits(app, SMALL)
        assert len(str(app.screen_stack[0].query_one(Seats).render()).splitlines()) == 10

    drawn(play, sitting(None, 10, options={"deals": 1}, watch=True, game=TSB))


def test_a_narrow_terminal_and_a_new_size() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert len(str(app.query_one(Seats).render()).splitlines()) == 9
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert len(str(app.query_one(Seats).render()).splitlines()) == 18
        check_it_fits(app, (120, 40))

    drawn(play, arranged(TSB, 10, "pass"))


def test_many_cards_are_a_fan() -> None:
    cards = ["AS", "TH", "??", "2D", "3C"]
    lines = fan(cards, 40, ["up", "", "", "", "▲"]).plain.split("\n")
    assert lines == [
        "A   10  ░░░ 2   3  ",
        "  ♠   ♥ ░░░   ♦   ♣",
        "  S   H ░░░   D   C",
        "up              ▲   ",
    ]
    assert len(fan(cards * 3, 49).plain.split("\n")[0]) == 45
