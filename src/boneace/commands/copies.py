"""`boneace table backup` and `boneace table restore`: copies of the store."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from boneace.languages import say
from boneace.languages.choice import add_option, metavar


def add_copies(added: Any) -> None:
    """Add both to the subcommands of `boneace table`."""
    for name, run in (("backup", _backup), ("restore", _restore)):
        about = say(f"commands-{name}")
        parser = added.add_parser(name, help=about, description=say(f"commands-{name}-about"))
        parser.add_argument(
            "file", type=Path, metavar=metavar("file"), help=say(f"commands-{name}-file")
        )
        # without a default: `boneace table --db FILE backup …` means the same
        parser.add_argument(
            "--db",
            default=argparse.SUPPRESS,
            metavar=metavar("file"),
            help=say("commands-table-db"),
        )
        add_option(parser)
        parser.set_defaults(run=run)


def _backup(parsed: argparse.Namespace) -> int:
    from boneace.table.store.copies import backup

    print(say("commands-backup-done", file=str(backup(parsed.db, parsed.file))))
    return 0


def _restore(parsed: argparse.Namespace) -> int:
    from boneace.table.store.copies import restore

    kept = restore(parsed.file, parsed.db)
    print(say("commands-restore-done", file=str(parsed.file)))
    if kept is not None:
        print(say("commands-restore-kept", file=str(kept)))
    return 0
