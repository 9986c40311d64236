"""`boneace table matches`, `export` and `forget`: the matches in a store."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.commands.bar import counted
from boneace.languages import say
from boneace.languages.choice import add_option, metavar
from boneace.languages.lists import listed
from boneace.languages.streams import print_json

if TYPE_CHECKING:
    from boneace.table.store.finished import Kept
    from boneace.table.store.store import Store

FAILED = 1
"""The exit status if some matches could not be exported."""


def add_matches(added: Any) -> None:
    """Add the three subcommands to `boneace table`."""
    parser = of_store(added, "matches", _matches)
    parser.add_argument("--json", action="store_true", help=say("mine-matches-json"))
    _add_game(parser)
    parser = of_store(added, "export", _export)
    parser.add_argument(
        "folder", type=Path, metavar=metavar("folder"), help=say("mine-export-folder")
    )
    _add_game(parser)
    parser = of_store(added, "forget", _forget)
    parser.add_argument("match", metavar=metavar("match"), help=say("mine-forget-match"))


def of_store(
    added: Any, name: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """A subcommand that works with a store."""
    about = say(f"mine-{name}")
    parser: argparse.ArgumentParser = added.add_parser(
        name, help=about, description=say(f"mine-{name}-about")
    )
    # without a default: `boneace table --db FILE matches` means the same
    file, store = metavar("file"), say("commands-table-db")
    parser.add_argument("--db", default=argparse.SUPPRESS, metavar=file, help=store)
    add_option(parser)
    parser.set_defaults(run=run)
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar=metavar("game"), help=say("mine-only-game"))


def with_store(db: str | None, work: Callable[[Store], Coroutine[Any, Any, int]]) -> int:
    """Do some work with a store that exists. Raises StoreError if it cannot be opened."""

    async def run() -> int:
        from boneace.table.errors import StoreError
        from boneace.table.store.store import Store
        from boneace.table.store.stored import default_path, is_url

        if not is_url(db) and not (file := Path(db or default_path())).is_file():
            raise StoreError(say("mine-no-store", file=str(file)))
        store = await Store.open(db)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _checked(game: str | None) -> str | None:
    """The game asked for. Raises OptionError for an unknown one."""
    from boneace import games

    return None if game is None else games.declaration(game).name


# -- matches ---------------------------------------------------------------------------------------


def _matches(parsed: argparse.Namespace) -> int:
    game = _checked(parsed.game)

    async def tell(store: Store) -> int:
        from boneace.table.play.past.export import matches

        many = 0
        async for kept in matches(store, game):
            many += 1
            if parsed.json:
                print_json(_as_json(kept))
            else:
                print(_line(kept))
        if not many and not parsed.json:
            print(say("mine-none"))
        return 0

    return with_store(parsed.db, tell)


def _as_json(kept: Kept) -> dict[str, Any]:
    match, result = kept.match, kept.result
    return {
        "match": match.id,
        "game": match.game,
        "preset": match.preset,
        "began": _time(kept.created),
        "ended": _time(result.ended) if result else None,
        "deals": result.deals if result else None,
        "players": [
            {"name": seat.name, "kind": "outside" if seat.outside else seat.kind}
            for seat in match.seats
        ],
        "won": list(result.won) if result else None,
    }


def _line(kept: Kept) -> str:
    names = listed([seat.name for seat in kept.match.seats])
    return f"{kept.match.id}  {_time(kept.created)}  {kept.match.game:22}  {names}"


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(" ", "minutes")[:16]


# -- export ----------------------------------------------------------------------------------------


def _export(parsed: argparse.Namespace) -> int:
    game = _checked(parsed.game)

    async def write(store: Store) -> int:
        from boneace.table.play.past.export import export

        with counted(not sys.stderr.isatty(), "mine-exporting") as tell:
            found = await export(store, parsed.folder, game, tell)
        for match, why in found.failed:
            print(f"boneace: {say('mine-unwritten', match=match, why=why)}", file=sys.stderr)
        folder, many = str(parsed.folder), {"written": found.written, "there": found.there}
        print(say("mine-exported", folder=folder, **many))
        return FAILED if found.failed else 0

    return with_store(parsed.db, write)


# -- forget ----------------------------------------------------------------------------------------


def _forget(parsed: argparse.Namespace) -> int:
    async def delete(store: Store) -> int:
        from boneace.table.errors import StoreError
        from boneace.table.friends.tables import forget_in
        from boneace.table.play.past.forgetting import Forgot

        found = await store.match(parsed.match)
        if found is None or not await store.finished.delete(found.id):
            raise StoreError(say("mine-no-match", match=parsed.match))
        await forget_in(store, found.id, Forgot(True, found.table, 0, ""))
        print(say("mine-forgotten", match=found.id))
        return 0

    return with_store(parsed.db, delete)
