"""Checks of the records of every game: reading them back, and the places of errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boneace.errors import RecordError
from boneace.match.match import Match
from boneace.match.replaying import replay, report
from boneace.record import from_dict, read, read_all


@contextmanager
def fails_at(place: str, reason: str) -> Iterator[None]:
    """The block fails at this place of the first deal, for this reason."""
    with pytest.raises(RecordError) as caught:
        yield
    assert (caught.value.deal, caught.value.place) == (1, place)
    assert reason in caught.value.reason


def read_back(match: Match, folder: Path) -> list[Match]:
    """A match written down in either form, read back and replayed; all is the same."""
    written = match.to_record()
    (folder / "one.toml").write_text(written.to_toml(), encoding="utf-8")
    (folder / "one.jsonl").write_text(written.to_json_line() + "\n", encoding="utf-8")
    found = []
    for again in (read(folder / "one.toml"), *read_all(folder / "one.jsonl")):
        assert again == written
        assert report(replay(again)) == report(match)
        assert replay(again).to_record() == written
        found.append(replay(again))
    return found


def check_kept(match: Match) -> None:
    """The record of a match keeps its beginning: standing and options."""
    again = replay(from_dict(match.to_record().to_dict()))
    assert again.standing() == match.standing()
    assert again.options == match.options


def check_taken_back(match: Match, move: Callable[[], str], moves: int) -> int:
    """Take back this many moves, or all, one by one; returns the number."""
    states = []
    for _ in range(moves):
        if not match.over:
            states.append(report(match))
            match.push(move())
    for state in reversed(states):
        match.pop()
        assert report(match) == state
    return len(states)
