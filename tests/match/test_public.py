"""The public interface of the library: names, types and errors."""

from __future__ import annotations

import inspect
import pydoc
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from rlcompleter import Completer
from typing import Any

import pytest

import boneace
from boneace import bots
from boneace.cards import FRENCH_52, Cards
from boneace.errors import (
    BoneAceError,
    IllegalMove,
    InvalidMove,
    OptionError,
    RecordError,
    WrongType,
    WrongValue,
)
from boneace.solve.run import Run, Until
from boneace.solve.setting import Setting
from boneace.study.answers import study
from boneace.study.compare.run import Rules
from boneace.study.questions import Asked
from boneace.study.simulate.run import simulate


@pytest.fixture
def match() -> boneace.Match:
    return boneace.new("thirty-one", seats=3, seed=7)


def fresh(code: str) -> str:
    """The output of a program that has not used Bone Ace before."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_everything_public_is_shown_before_it_is_used() -> None:
    shown = fresh("import boneace; print(*dir(boneace))").split()
    assert set(boneace.__all__) <= set(shown)
    assert {"new", "Match", "read", "replay", "score", "Cards", "__version__"} <= set(shown)


def test_packages_are_there_without_an_import_of_their_own() -> None:
    used = (
        "boneace.arena.contest, boneace.bots.make, boneace.games.names, boneace.solve.equilibrium"
    )
    told = fresh(f"import boneace; print(*[found.__name__ for found in ({used})])")
    assert told.split() == ["contest", "make", "names", "equilibrium"]


def test_nothing_else_is_shown() -> None:
    shown = fresh("import boneace; print(*dir(boneace))").split()
    others = {name for name in shown if not name.startswith("__")} - set(boneace.__all__)
    assert others
    assert all(find_spec(f"boneace.{name}") for name in others)


def test_the_tab_key_completes_it() -> None:
    shown = "rlcompleter.Completer(vars()).attr_matches('boneace.re')"
    told = fresh(f"import boneace, rlcompleter; print({shown})")
    assert "boneace.read(" in told
    assert "boneace.replay(" in told
    completed = Completer({"boneace": boneace}).attr_matches("boneace.Ma")  # type: ignore[attr-defined]
    assert [text.rstrip("()") for text in completed] == ["boneace.Match"]


def test_help_shows_it() -> None:
    told = fresh("import boneace, pydoc; print(pydoc.plain(pydoc.render_doc(boneace)))")
    for name in ("new(", "read(", "replay(", "score(", "class Match"):
        assert name in told
    assert "Begin a match." in pydoc.plain(pydoc.render_doc(boneace.new))


def test_looking_at_the_package_loads_no_engine() -> None:
    code = "import sys, boneace; dir(boneace); print('numba' in sys.modules)"
    assert fresh(code).strip() == "False"


def test_an_error_is_a_value_error_as_in_python_chess() -> None:
    for kind in (InvalidMove, IllegalMove, OptionError, RecordError, WrongValue):
        assert issubclass(kind, ValueError)
        assert issubclass(kind, BoneAceError)
    assert issubclass(WrongType, TypeError)
    assert not issubclass(WrongType, ValueError)
    assert issubclass(boneace.ArgumentError, BoneAceError)


def test_the_seat_to_move_is_a_number(match: boneace.Match) -> None:
    assert (match.turn, match.seat) == (1, 1)
    by_hand = boneace.new("thirty-one", by_hand=True)
    assert by_hand.turn == "chance"
    with pytest.raises(IllegalMove, match="Waiting for a card"):
        _ = by_hand.seat
    while not match.over:
        match.push("knock" if "knock" in match.legal else match.legal[0], match.seat)
    assert match.turn is None
    with pytest.raises(IllegalMove, match="The match is over"):
        _ = match.seat


def test_moves_are_taken_one_or_several_at_a_time(match: boneace.Match) -> None:
    assert match.legal[0].text == "draw"
    assert [move.text for move in match.legal[1:]] == ["take", "knock"]
    assert match.legal[-1].text == "knock"


LOOP = """
import boneace
from boneace import bots, games
from boneace.cards import FRENCH_52, Cards

match = boneace.new("thirty-one", seats=3, seed=7)
players = [bots.make("novice", match.game, seed) for seed in range(match.seats)]
while not match.over:
    move = players[match.seat].choose(bots.Seat.of(match, match.seat))
    match.push(move, match.seat)
first: str = match.legal[0].text
some: list[boneace.Move] = match.legal[1:]
if isinstance(match.turn, int):
    seat: int = match.turn
elif match.turn is not None:
    reveal_type(match.turn)
reveal_type(games.part("thirty-one", "rules"))
reveal_type(games.drivers("thirty-one"))
other: boneace.Match = match.copy()
hand: Cards = Cards.parse("AS KS", FRENCH_52) | "QS"
number: float = boneace.score("thirty-one", hand).number
"""


def test_a_bots_loop_needs_no_cast(tmp_path: Path) -> None:
    program = tmp_path / "loop.py"
    program.write_text(LOOP, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(program)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    revealed = [line.split("is ")[1] for line in done.stdout.splitlines() if "Revealed" in line]
    assert revealed == [
        "\"Literal['chance']\"",
        '"types.ModuleType"',
        '"boneace.kernel.door.Drivers"',
    ]


WRONG: list[tuple[str, Any]] = [
    ("push", lambda match: match.push(None)),
    ("push", lambda match: match.push(1.5)),
    ("push", lambda match: match.push(True)),
    ("push", lambda match: match.push(b"draw")),
    ("push", lambda match: match.push(["draw"])),
    ("push", lambda match: match.push("draw", seat="Ann")),
    ("why_not", lambda match: match.why_not(None)),
    ("deal_from", lambda match: match.deal_from(7)),
    ("view", lambda match: match.view("Ann")),
    ("view", lambda match: match.view(1.0)),
    ("aside", lambda match: match.aside("Ann", "bet 5 on 1")),
    ("aside", lambda match: match.aside(0, None)),
    ("new", lambda match: boneace.new(None)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new(["thirty-one"])),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", "three")),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", 3.0)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", seed="x")),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", seed=1.5)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", players="Ann")),
    ("new", lambda match: boneace.new("thirty-one", players=[1, 2])),  # type: ignore[list-item]
    ("new", lambda match: boneace.new("thirty-one", players=2)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", preset=3)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", options=["lives"])),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", standing=3)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", dealer=None)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", dealer=0.0)),  # type: ignore[arg-type]
    ("new", lambda match: boneace.new("thirty-one", shuffles=[1])),  # type: ignore[arg-type]
    ("Cards", lambda match: Cards("AS", None)),  # type: ignore[arg-type]
    ("Cards", lambda match: Cards("AS", FRENCH_52)),  # type: ignore[arg-type]
    ("Cards", lambda match: Cards(1, "french")),  # type: ignore[arg-type]
    ("Cards", lambda match: Cards(-1, FRENCH_52)),
    ("Cards", lambda match: Cards(1 << 60, FRENCH_52)),
    ("Cards", lambda match: Cards.parse(None)),  # type: ignore[arg-type]
    ("score", lambda match: boneace.score("thirty-one", None)),  # type: ignore[arg-type]
    ("score", lambda match: boneace.score(None, "AS")),  # type: ignore[arg-type]
    ("read", lambda match: boneace.read(None)),  # type: ignore[arg-type]
    ("replay", lambda match: boneace.replay("match.toml")),  # type: ignore[arg-type]
    ("make", lambda match: bots.make("club", None)),  # type: ignore[arg-type]
    ("make", lambda match: bots.make(None, "mus")),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(
    "wrong",
    [wrong for _, wrong in WRONG],
    ids=lambda wrong: inspect.getsource(wrong).split("match: ")[1].split("),")[0],
)
def test_wrong_types_raise_an_error_of_ours(match: boneace.Match, wrong: Any) -> None:
    before = match.copy()
    with pytest.raises(BoneAceError) as raised:
        wrong(match)
    assert str(raised.value).strip()
    assert match == before


def test_what_one_looks_at_is_shown_in_a_line(match: boneace.Match) -> None:
    """The whole of a review is hundreds of numbers: a prompt or a notebook should not print it."""
    few = Setting.of("thirty-one", 2, options={"cards": "AS KS QS JS AH KH QH JH AD", "lives": 1})
    told = "lives=1, cards='AS JS QS KS AH JH QH KH AD'"
    assert repr(few) == f"<Setting of thirty-one, 2 seats, {told}>"
    assert repr(Setting.of("thirty-one", 3)) == "<Setting of thirty-one, 3 seats>"
    run = Run(few, "mccfr", decisions=2)
    run.go(Until(iterations=3))
    assert repr(run) == "<Run of mccfr on thirty-one, 2 seats: 3 iterations>"
    number = r"[+-]\d\.\d{3}"
    hinted = rf"<Hint for seat 1: \w+ {number}, \w+ {number}, \w+ {number} \(rollout\)>"
    assert re.fullmatch(hinted, repr(match.hint()))
    match.push("knock")
    shown = re.fullmatch(
        r"<Review of thirty-one, 3 seats: 1 decisions, [01] with a loss \(rollout\)>",
        repr(match.review(playouts=100)),
    )
    assert shown
    played = simulate("thirty-one", ["novice"], Rules(seats=2), matches=2)
    asked = study(Asked("thirty-one", deals=50), ["match"])
    assert repr(asked) == "<Studied thirty-one (Pennies): match>"
    figures = len(played.figures)
    assert repr(played) == f"<Simulated thirty-one, 2 seats, 2 matches: {figures} figures>"


def test_whole_numbers_of_numpy_are_moves_and_seats(match: boneace.Match) -> None:
    import numpy as np

    assert match.push(np.int64(52), np.int8(1)).text == "draw"  # type: ignore[arg-type]
    assert match.view(np.int8(1)).hand == match.view(1).hand  # type: ignore[arg-type]
