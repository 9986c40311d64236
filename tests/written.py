"""What records of every game are held to: how they are read back, and how errors are placed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boneace.errors import RecordError
from boneace.match import Match
from boneace.record import read, read_all
from boneace.replaying import replay, report


@contextmanager
def fails_at(place: str, reason: str) -> Iterator[None]:
    """What is done here fails at that place of the first deal, for that reason."""
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
