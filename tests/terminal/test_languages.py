"""The terminal speaks other languages: nothing is left in English, and everything fits."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace

import pytest
from textual.containers import Container
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, RichLog, Static

from boneace.games.sent import Wager
from boneace.languages import speaking
from boneace.terminal.app import TableApp
from boneace.terminal.screens import Help, Showdown
from boneace.terminal.sitting import Sitting
from boneace.terminal.wagers import help_lines, lines

from .pilots import check_it_fits, drawn, press, text, waits
from .sittings import VYING, arranged, at_random, played, sitting, told

OTHERS = ["es", "eu", "fr", "de", "it"]
EXCHANGE = {"thirty-one": 3, "switch": 3, "stop-the-bus": 3}
GAMES = {**EXCHANGE, **VYING}
SHORT: dict[str, dict[str, object]] = {
    "thirty-one": {"lives": 2}, "switch": {"lives": 2}, "stop-the-bus": {"lives": 2},
    "best-pair-thirty-one": {"games": 1}, "three-stake-brag": {"deals": 3},
    "primiera": {"deals": 3},
}  # fmt: skip
#: English words that the tables are made of, and none of Spanish or Basque. Words of moves and
#: commands are notation; they are looked for where nothing is typed.
ENGLISH = (
    "the", "and", "of", "to", "is", "are", "have", "your", "you", "hand", "holds", "card",
    "cards", "deal", "deals", "dealer", "turn", "standing", "life", "lives", "point", "points",
    "chip", "chips", "out", "county", "knocked", "stopped", "face", "down", "known", "left", "pot",
    "pack", "stock", "pile", "upcard", "widow", "table", "value", "its", "by", "seat", "stage",
    "nobody", "bragged", "stands", "staked", "threw", "said", "claims", "now", "choose", "keep",
    "with", "shown", "wins", "wager", "wagers", "open", "covered", "what", "than",
)  # fmt: skip
#: Those of them that are words of another language too.
SAME = {"fr": {"table", "point", "points", "pot"}, "de": {"hand", "chip", "chips"}}
_LEFT = re.compile(rf"\b({'|'.join(ENGLISH)})\b", re.IGNORECASE)
#: Menus and reports name moves in notation: `swap 4C for 9H`, `1: stand (…)`.
_NOTATION = re.compile(
    r"^\d+: [a-z ]+(?: \w\w)*|(?:swap|discard|exchange) \w\w[^,.:;»]*|why \w+|«[^»]*»"
    r"|\b\w+: .*?(?=\.)"
)
_TITLES = re.compile("Stop the Bus|Best, Pair and Thirty-one|Three-Stake Brag")


def english_in(said: list[str], code: str, notation: bool = True) -> set[str]:
    """The lines in which something is left in English."""
    own = SAME.get(code, set())
    found = [_TITLES.sub("", line) for line in said]
    found = [_NOTATION.sub("", line) if notation else line for line in found]
    left = [{word.lower() for word in _LEFT.findall(line)} - own for line in found]
    return {line for line, words in zip(said, left, strict=True) if words}


def small(game: str, watch: bool = False) -> Sitting:
    """A short match with names that are not words."""
    return sitting(None, GAMES[game], 5, SHORT[game], watch, game=game)


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_without_english(game: str, code: str) -> None:
    with speaking(code):
        found = small(game)
        said = played(found, at_random(found, 1))
    text_of = "\n".join(said)
    assert not english_in(said, code)
    assert "{" not in text_of and "terminal-" not in text_of, "a message is missing"
    assert "None" not in text_of and "\x1b" not in text_of


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_hand_table_and_log_are_told_without_english(game: str, code: str) -> None:
    with speaking(code):
        said = told(small(game), "hand", "table", "log", "words", "hand", "words off")
    assert not english_in(said, code)


@pytest.mark.parametrize(
    ("code", "begins", "suits"),
    [
        ("es", "Tus cartas: ", ("de picas", "de corazones")),
        ("eu", "Zure kartak: ", ("pikazko", "bihotzezko")),
        ("fr", "Vos cartes\N{NO-BREAK SPACE}: ", ("de pique", "de cœur")),
        ("de", "Dein Blatt: ", ("Pik-", "Herz-")),
        ("it", "La tua mano: ", ("di picche", "di cuori")),
    ],
)
def test_cards_are_told_in_words(code: str, begins: str, suits: tuple[str, str]) -> None:
    with speaking(code):
        said = told(arranged("stop-the-bus", 3, "stop", dealer=2, seed=5), "words", "hand")
    assert any(line.startswith(begins)
               and not re.search(r"\b[A2-9TJQK][SHDC]\b", line) for line in said)  # fmt: skip
    assert any(suit in line for line in said for suit in suits)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("es", ("asiento", "bots")),
        ("eu", ("eserleku",)),
        ("fr", ("place", "robots")),
        ("de", ("platz", "bots")),
        ("it", ("posto", "i bot")),
    ],
)
def test_wagers_are_told_in_the_language(code: str, words: tuple[str, ...]) -> None:
    wagers = [
        Wager(by=0, stake=5, on=1, over=None, covered_by=None),
        Wager(by=1, stake=2, on=2, over=0, covered_by=2),
    ]
    with speaking(code):
        view = SimpleNamespace(wagers=wagers, bets=[3, -3, 0], you=None)
        said = list(lines(view, ["Xabi", "Oihan", "Unax"]))
        helped = " ".join(help_lines())
    assert len(said) == 3 and not english_in(said, code, notation=False)
    assert all("Xabi" in line for line in said) and "+3" in said[2]
    assert all(word in helped.lower() for word in words)


# --- drawn ----------------------------------------------------------------------------------------


def shown(app: TableApp) -> list[str]:
    """All text on the screen except the log."""
    parts: list[Widget] = [*app.screen.query(Static), *app.screen.query(Button)]
    found = [str(part.label) if isinstance(part, Button) else str(part.render()) for part in parts]
    edges = [str(part.border_subtitle or "") for part in app.screen.query(Container)]
    return [line for told_of in [*found, *edges] for line in told_of.splitlines()]


def logged(app: TableApp) -> list[str]:
    log = app.screen_stack[0].query_one("#log", RichLog)
    return [strip.text.rstrip() for strip in log.lines]


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_the_help_are_drawn_without_english(game: str, code: str) -> None:
    rng = random.Random(2)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, Help)
        assert not english_in(shown(app), code)
        await press(app, pilot, "escape")
        for _ in range(6):
            if app.sitting.match.over:
                break
            assert not english_in(shown(app), code, notation=False)
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
                continue
            check_it_fits(app, (80, 24))
            assert len(text(app, "#status")) <= 80
            app.act(rng.choice(app.view.legal).move)
            await waits(app, pilot)
        assert not english_in(logged(app), code)

    with speaking(code):
        drawn(play, small(game))
