"""Records: a match replayed from its record is the same match, and gives the same record."""

from __future__ import annotations

import tempfile
from pathlib import Path

from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from boneace.match.replaying import replay
from boneace.record import Record, read
from boneace.testing.case import Case, differing
from boneace.testing.walks import Walk, everywhere


def check_records(case: Case) -> None:
    """Random matches, cut at random places, survive TOML and JSON Lines unchanged."""
    with tempfile.TemporaryDirectory() as folder:

        def holds(walk: Walk) -> None:
            match = walk.match()
            record = match.to_record()
            for name, text in (("a.toml", record.to_toml()), ("a.jsonl", record.to_json_line())):
                path = Path(folder, name)
                path.write_text(text + "\n", encoding="utf-8")
                _require_same(walk, match, record, read(path), name)

        everywhere(holds, case, 6, 200)


def _require_same(walk: Walk, match: Match, written: Record, found: Record, name: str) -> None:
    if found != written:
        raise walk.failure(f"the record read from {name} differs from the one written: {found}")
    again = replay(found)
    one, other = match.view(ALL_HANDS).record, again.view(ALL_HANDS).record
    if one.tobytes() != other.tobytes():
        problem = f"replayed from {name}, the match ends in a different state"
        raise walk.failure(f"{problem}: {differing(one, other)}")
    if (match.plies, match.turn) != (again.plies, again.turn):
        raise walk.failure(f"replayed from {name}, the match has different plies or turn")
    twice = again.to_record()
    if (twice.to_toml(), twice.to_json_line()) != (written.to_toml(), written.to_json_line()):
        raise walk.failure(f"replayed from {name}, the match has a different record")
