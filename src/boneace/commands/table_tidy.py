"""`boneace table tidy`: deletes old matches that were never finished, unused tables and clubs."""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING, Any

from boneace.commands.bar import counted
from boneace.commands.given import whole_number
from boneace.commands.table_matches import of_store, with_store
from boneace.languages import say
from boneace.languages.choice import metavar

if TYPE_CHECKING:
    from boneace.table.store.store import Store

DAYS = 180
A_DAY = 24 * 60 * 60 * 1000
"""In milliseconds, as the store counts time."""


def add_tidy(added: Any) -> None:
    """Add it to the subcommands of `boneace table`."""
    parser = of_store(added, "tidy", _tidy)
    number = metavar("number")
    parser.add_argument(
        "--days", type=whole_number, default=DAYS, metavar=number, help=say("mine-tidy-days")
    )
    parser.add_argument("--dry-run", action="store_true", help=say("mine-tidy-dry"))


def _tidy(parsed: argparse.Namespace) -> int:
    before = time.time_ns() // 1_000_000 - parsed.days * A_DAY

    async def work(store: Store) -> int:
        from boneace.table.clubs.clubhouse import Clubhouse
        from boneace.table.clubs.unused import unused
        from boneace.table.friends.gathering import KIND
        from boneace.table.friends.tables import forget_in
        from boneace.table.play.past.forgetting import Forgot

        tables = [(KIND, code) for code in await store.documents.left(KIND, before)]
        clubs = [(Clubhouse.kind, code) for code in await unused(store, before)]
        matches = await store.finished.left(before)
        many = {"tables": len(tables), "matches": len(matches), "clubs": len(clubs)}
        if parsed.dry_run:
            print(say("mine-tidy-would", **many))
            return 0
        with counted(not sys.stderr.isatty(), "mine-tidying") as tell:
            of = sum(many.values())
            for done, (kind, code) in enumerate([*tables, *clubs]):
                tell(done, of)
                await store.documents.delete(kind, code)
            for done, (match, table) in enumerate(matches, len(tables) + len(clubs)):
                tell(done, of)
                await store.finished.delete(match)
                await forget_in(store, match, Forgot(True, table, 0, ""))
        print(say("mine-tidied", **many))
        return 0

    return with_store(parsed.db, work)
