"""The drawn table of Mus, played by keys and by mouse."""

from __future__ import annotations

import random

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, OptionList, Static

from boneace.languages import speaking
from boneace.terminal.app import TableApp
from boneace.terminal.mus.out_of_turn import OutOfTurn
from boneace.terminal.screens import Showdown
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Card, Seats

from .pilots import (
    button,
    check_helped,
    check_it_fits,
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
from .sittings import hidden_from_you, sitting
from .test_mus_plain import FEW, GAME, KINGS, dealt

SMALL, LARGE = (80, 24), (120, 40)


def player(app: TableApp, seat: int) -> list[str]:
    return text(app, f"#player-{seat}").splitlines()


def lances(app: TableApp) -> list[str]:
    return [line.rstrip() for line in text(app, "#lances").splitlines()]


def test_the_table_shows_what_the_seat_knows() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#sides") == "You and Ben 0/40 (0) · Ann and Cleo 0/40 (0) · bowl 22"
        assert codes(app, "own") == ["KC", "KE", "7C", "AO"], "high cards first"
        assert "(D)" in text(app, "#you") and "pair of kings, punto 28" in text(app, "#you")
        assert text(app, "#status") == "Your turn: mus (m), no mus (n)."
        assert player(app, 1)[1].endswith("mus") and "░░" in player(app, 1)[1]
        left, opposite, right = (app.query_one(f"#player-{seat}").region for seat in (3, 2, 1))
        assert left.x < opposite.x + opposite.width // 2 < right.right, "the partner is opposite"
        assert opposite.y < left.y == right.y and left.x < right.x

    drawn(play, dealt(*KINGS))


def test_cards_are_chosen_and_discarded() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "m", "d")
        assert text(app, "#status") == "Choose the cards first: 1 to 4, or click them."
        await press(app, pilot, "3")
        await pilot.click("#own-3")
        await waits(app, pilot)
        assert app.query_one("#own-2").has_class("chosen")
        await press(app, pilot, "d")
        assert "You discard AO 7C." in logged(app) and codes(app, "own")[:2] == ["KC", "KE"]

    drawn(play, dealt(*KINGS))


def test_a_bet_of_an_amount_and_the_lances() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "n", "1", "2")
        assert button(app, "Envido 12")
        await press(app, pilot, "plus", "e")
        assert "You: envido 13 (grande)." in logged(app)
        assert lances(app)[0] == " Grande  declined, 1 to You and Ben"
        assert lances(app)[1] == "▶Chica   nothing bet yet"
        assert "○" in text(app, "#you") and text(app, "#sides").startswith("You and Ben 1/40 (0)")

    drawn(play, dealt(*KINGS))


def test_a_bet_is_answered() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert lances(app)[0] == "▶Grande  Ann: 4 to answer, 1 if declined"
        asked = "Your turn: quiero (y), no quiero (n), reenvido 2 (e, 1 to 40), órdago (o)."
        assert text(app, "#status") == asked
        await pilot.click(button(app, "Quiero"))
        await waits(app, pilot)
        assert lances(app)[0] == " Grande  4 stones bet"
        await press(app, pilot, "3", "e")
        assert "You: reenvido 3 (7 in all)." in logged(app)

    drawn(play, dealt(*KINGS, moves=["no mus", "envido 4"]))


@pytest.mark.parametrize(
    ("before", "key", "answer"),
    [
        ((), "p", "First all players say mus, or one ends the talk (MUS-16)."),
        ((), "e", "First all players say mus, or one ends the talk (MUS-16)."),
        (("n",), "y", "There is no bet to answer in this round (MUS-41)."),
    ],
)
def test_a_closed_move_says_why(before: tuple[str, ...], key: str, answer: str) -> None:
    check_refused(dealt(*KINGS), [*before, key], answer)


# --- out of turn ----------------------------------------------------------------------------------


def test_signals_are_given_by_key_by_arrow_or_not_at_all() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "s")
        assert isinstance(app.screen, OutOfTurn)
        options = app.screen.query_one(OptionList)
        assert (
            str(options.get_option_at_index(0).prompt) == "1  two kings — one bites the lower lip"
        )
        await press(app, pilot, "escape", "s", "1")
        assert "You signal two kings." in logged(app)
        assert text(app, "#signals") == "You: two kings"
        await press(app, pilot, "s", "down", "enter")
        assert text(app, "#signals") == "You: two kings, end the talk, no mus"
        assert app.sitting.your_turn

    drawn(play, dealt(*KINGS))


def test_what_the_partner_signals_is_shown() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert "Ben lifts the head: bet more." in " ".join(logged(app).split())
        assert text(app, "#signals") == "Ben: bet more"

    found = dealt(*KINGS)
    found.match.aside(2, "signal bet-more")
    found.match.aside(1, "signal cut-mus")
    drawn(play, found)


def test_a_stone_is_claimed_and_granted() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#signals") == "Ann claims a stone (s)"
        await press(app, pilot, "s")
        prompts = [str(one.prompt) for one in app.screen.query_one(OptionList).options]
        assert any("Claim a stone for playing properly" in prompt for prompt in prompts)
        grant = next(at for at, one in enumerate(prompts) if "Grant Ann" in one)
        await press(app, pilot, str(grant + 1))
        assert "You grant Ann the stone" in logged(app)
        assert "Ann and Cleo 1/40 (0)" in text(app, "#sides")

    found = dealt(*KINGS, options={"courtesy": True})
    found.match.aside(1, "claim")
    drawn(play, found)


def test_where_there_are_no_signals_there_is_no_dialog() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "s")
        assert text(app, "#status") == "There are no signals at this table."

    drawn(play, dealt(*KINGS, options={"signals": "off"}))


# --- whole matches --------------------------------------------------------------------------------


def check_nothing_hidden(app: TableApp) -> None:
    """No card that you may not know is on the table."""
    hidden = hidden_from_you(app.sitting)
    assert not hidden & {card.code for card in app.query(Card).results(Card) if card.display}
    signs = dict(zip("OCEB", "●▼†♣", strict=True))
    for part in [*app.query(".player"), *app.query(Seats)]:
        shown = str(part.render())
        assert not any(f"{card[0]}{signs[card[1]]}" in shown for card in hidden), shown


def play_by_keys(app: TableApp, rng: random.Random) -> list[str]:
    """Keys for some move that is open."""
    verbs = sorted({app.named(offer.move) for offer in app.view.legal})  # type: ignore[attr-defined]
    verb = rng.choice(verbs)
    first = [str(rng.randint(1, 4))] if verb == "discard" else []
    return [*first, app.KEY_OF[verb]]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("preset", "seats"), [(None, 4), ("ilustrada", 5)])
def test_a_whole_match_by_keys(preset: str | None, seats: int) -> None:
    rng = random.Random(5)

    async def turn(app: TableApp, pilot: Pilot[int]) -> None:
        check_nothing_hidden(app)
        await press(app, pilot, *play_by_keys(app, rng))

    check_played(sitting(preset, seats, 5, FEW, game=GAME), turn)


def test_watching_needs_no_keys() -> None:
    check_watched(sitting(None, 4, options=FEW, watch=True, game=GAME))


def test_the_count_is_shown_step_by_step() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "n", "p", "p", "p")
        assert isinstance(app.screen, Showdown)
        shown = [str(part.render()) for part in app.screen.query(Static)]
        assert "K▼ K† 7▼ A●" in shown and "pair of kings, punto 28" in shown
        assert "Grande" in shown and "+1 → 1" in shown
        assert any(line.startswith("You: en paso") for line in shown)
        assert any(line.startswith("You and Ben +") for line in shown)

    drawn(play, dealt(*KINGS))


# --- the screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    [
        (4, SMALL, "en"), (4, SMALL, "es"), (4, SMALL, "eu"), (4, LARGE, "en"),
        (8, SMALL, "en"), (8, SMALL, "eu"), (8, LARGE, "es"),
    ],
)  # fmt: skip
def test_everything_fits(seats: int, size: tuple[int, int], language: str) -> None:
    def found() -> Sitting:
        return sitting("ilustrada" if seats > 4 else None, seats, 4, game=GAME)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        rng = random.Random(2)
        for _ in range(8):
            if app.sitting.match.over:
                break
            if isinstance(app.screen, Showdown):
                part = app.screen.query_one("#next", Button)
                assert part.region.height and part.region.bottom <= size[1]
                await press(app, pilot, "n")
                continue
            check_it_fits(app, size)
            assert app.query_one("#you", Static).region.height == 1
            assert app.query_one("#lances", Static).region.height == 4
            width = app.query_one("#felt").region.width
            assert all(len(line) <= width for line in text(app, "#lances").splitlines())
            leave = app.query_one("#leave", Button).region
            assert leave.right <= size[0]
            await press(app, pilot, *play_by_keys(app, rng))

    with speaking(language):
        drawn(play, found(), size)


def test_help_tells_the_keys() -> None:
    check_helped(dealt(*KINGS), "m  n", "p  e", "o", "s")


def test_the_table_speaks_spanish_and_basque() -> None:
    async def spanish(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#status") == "Te toca: mus (m), no hay mus (n)."
        assert "pareja de reyes, punto de 28" in text(app, "#you")

    async def basque(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "n")
        assert text(app, "#status").startswith("Zure txanda: paso (p), enbido biga (e, 2–40)")
        assert lances(app)[0] == "▶Handia  apusturik ez oraindik"

    for language, play in (("es", spanish), ("eu", basque)):
        with speaking(language):
            drawn(play, dealt(*KINGS))
