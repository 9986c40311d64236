"""The puzzles: possible positions, with one clearly best move among the legal ones."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest

import boneace
from boneace import games
from boneace.cli import main
from boneace.errors import OptionError, OutOfRange
from boneace.learn import drawing
from boneace.learn.puzzles import as_record, puzzle, read
from boneace.learn.written import puzzle_lines
from boneace.table.play.learning.teaching import puzzle_of

GAMES = games.shipped()
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_puzzle_is_a_position_with_one_clearly_best_move(game: str) -> None:
    many = len(puzzle_lines(game))
    assert many >= 20, "enough for some weeks"
    for number in range(0, many, 7):
        match, seat, values = puzzle(game, number)
        assert match.turn == seat
        assert {one.move.text for one in values.moves} == {one.text for one in match.legal}
        assert drawing.is_clear(values, match.declaration.prize_under(match.options)), number
        best, *others = values.moves
        assert all(best.worth > other.worth for other in others)


@every_game
def test_no_puzzle_is_about_a_little(game: str) -> None:
    """Not 54 matches in 100 against 53, nor 6.5 chips lost against 6.7."""
    declared = games.declaration(game)
    for line in puzzle_lines(game):
        written = json.loads(line)
        prize = declared.prize_of(written["preset"], written.get("options", {}))
        best, *others = written["x-puzzle"]["moves"]
        chips = prize in ("chip", "point")
        least = max(0.25, 0.05 * abs(best[1])) if chips else 0.1
        assert all(other[4] > max(least, 3 * other[5]) for other in others), line


@every_game
def test_puzzles_are_various(game: str) -> None:
    many = len(puzzle_lines(game))
    answers = {puzzle(game, number).values.best.move.text for number in range(0, many, 3)}
    assert len(answers) > 1


def test_a_puzzle_that_is_not_there() -> None:
    for number in (-1, 10_000):
        with pytest.raises(OutOfRange, match=f"no puzzle {number} of Thirty-one") as found:
            puzzle("thirty-one", number)
        assert isinstance(found.value, IndexError)
    with pytest.raises(OptionError, match="whist"):
        puzzle("whist", 0)


def test_puzzles_are_drawn_from_matches_and_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "PLAYOUTS", 600)  # those written for people take more
    monkeypatch.setattr(drawing, "CLOSELY", 6_000)
    monkeypatch.setattr(drawing, "CLEAR", 0.02)  # clear ones are rare
    found = list(islice(drawing.various(drawing.puzzles("thirty-one", ["novice"], 5), 6), 6))
    kinds = Counter(map(drawing.kind_of, found))
    assert max(kinds.values()) == 3, "no kind of move is the answer to more than half of them"
    for one in found[:2]:
        again = read(as_record(one))
        assert again.match.plies == one.match.plies
        assert again.seat == one.seat
        best, wrote = one.values.best, again.values.best
        assert (wrote.move, round(best.worth, 4)) == (best.move, wrote.worth)


def test_a_file_stays_as_it_was_where_no_puzzle_is_found(tmp_path: Path) -> None:
    quiet, kept = tmp_path / "quiet.jsonl", tmp_path / "kept.jsonl"
    record = boneace.new("thirty-one", seats=2, seed=3).to_record()  # nobody has moved
    quiet.write_text(record.to_json_line() + "\n", encoding="utf-8")
    kept.write_text("what was there\n", encoding="utf-8")
    for out in (kept, tmp_path / "new.jsonl"):
        asked = ["puzzles", "thirty-one", "--from", str(quiet), "--out", str(out)]
        assert main(asked) == 0
    assert kept.read_text(encoding="utf-8") == "what was there\n"
    assert not (tmp_path / "new.jsonl").exists()


def test_what_is_hardly_better_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    one = puzzle("switch", 0)
    wrong = one.values.moves[-1]
    erred = SimpleNamespace(ply=len(one.match), seat=one.seat, values=one.values, value=wrong)
    monkeypatch.setattr(
        drawing, "review", lambda match, playouts: SimpleNamespace(worst_first=[erred])
    )
    (found,) = drawing.drawn(one.match)
    assert found.match.plies == one.match.plies
    monkeypatch.setattr(drawing, "CLEAR", min(other.behind for other in one.values.moves[1:]))
    assert not list(drawing.drawn(one.match))


def test_nothing_is_drawn_where_nobody_erred() -> None:
    match = boneace.new("thirty-one", seats=2, seed=3)
    assert list(drawing.drawn(match)) == []


def test_the_reader_of_a_puzzle_is_called_you() -> None:
    for number in range(12):
        sent = puzzle_of("thirty-one", number).welcome
        own = puzzle("thirty-one", number).match.players[sent.you or 0]
        assert [seat.name == "You" for seat in sent.match.seats].count(True) == 1
        lines = [effect.line for event in sent.events for effect in event.effects]
        assert not any(own in line for line in lines)
