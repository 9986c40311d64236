"""Stores for tests: the tables of a new database are made once, and copied."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from boneace.table.store.store import Store
from boneace.table.store.stored import StoredMatch, StoredSeat

MATCH = StoredMatch(
    id="abc",
    game="thirty-one",
    preset="pennies",
    options={"lives": 3, "widow": False, "pack": "52"},
    seats=(StoredSeat("human", "Änn"), StoredSeat("club", "Ben")),
    dealer=1,
    seed=bytes(range(32)),
    format=1,
)

_made: list[bytes] = []


async def store_at(path: Path) -> Store:
    """Open a store, new where there is none yet. To migrate each one would take half a second."""
    if not _made:
        with TemporaryDirectory() as folder:
            first = Path(folder) / "table.sqlite"
            await (await Store.open(first)).close()
            _made.append(first.read_bytes())
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_made[0])
    return await Store.open(path)
