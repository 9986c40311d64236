"""`boneace verify PROOF [RECORD]`: check that a finished match was dealt as it should have been."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from boneace.commands.parsing import Wrapped, examples
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.lists import listed
from boneace.languages.streams import print_json

if TYPE_CHECKING:
    from boneace.fair.checking import Checked, Finding
    from boneace.fair.proof import Proof
    from boneace.match.match import Match

DOES_NOT_FIT = 1

EXAMPLES = """\
  boneace verify proof.json
  boneace verify proof.json match.toml --json
"""


def add_verify(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help=say("commands-verify"),
        description=say("commands-verify-about"),
        epilog=examples(EXAMPLES),
        formatter_class=Wrapped,
    )
    add = parser.add_argument
    add("file", metavar=metavar("file"), help=say("commands-verify-file"))
    add("record", nargs="?", metavar=metavar("record"), help=say("commands-verify-record"))
    add("--json", action="store_true", help=say("commands-verify-json"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    from boneace.fair.checking import check
    from boneace.fair.proof import read

    proof = read(parsed.file)
    match = None if parsed.record is None else _replayed(parsed.record, proof)
    checked = check(proof, match)
    if parsed.json:
        print_json(_as_json(proof, checked))
    else:
        print("\n".join(_words(proof, checked)))
    return 0 if checked.fits else DOES_NOT_FIT


def _replayed(file: str, proof: Proof) -> Match:
    """The match of a record. Raises RecordError where it is not the match of the proof: to say that
    its cards do not fit would accuse a server of what was a wrong file."""
    from boneace.errors import RecordError
    from boneace.match.replaying import replay
    from boneace.record import read_all

    record, *others = read_all(file)
    if isinstance(record, RecordError):
        raise record
    for other in others:
        raise other if isinstance(other, RecordError) else other.error(say("fair-one-record"))
    if (record.game, record.players) != (proof.game, proof.players):
        theirs, ours = (f"{one.game} ({listed(one.players)})" for one in (record, proof))
        raise record.error(say("fair-other-match", theirs=theirs, ours=ours))
    return replay(record, at_once=True)


def _words(proof: Proof, checked: Checked) -> list[str]:
    """The checks, one line each, and those that could not be made."""
    lines = [_told(finding) for finding in checked.findings]
    lines.append(say("fair-coins", coins=checked.coins, players=len(proof.players)))
    if checked.closed or checked.passed:
        lines.append(say("fair-closed", closed=checked.closed, passed=checked.passed))
    if checked.late:
        lines.append(say("fair-late", late=checked.late))
    return [*lines, say("fair-good" if checked.fits else "fair-bad")]


def _told(finding: Finding) -> str:
    what = _what(finding)
    if finding.wrong is None:
        return say("fair-fits", what=what)
    place = say("fair-at", place=finding.wrong) if finding.wrong else ""
    return say("fair-wrong", what=what, place=place)


def _what(finding: Finding) -> str:
    count = finding.many
    match finding.what:
        case "commitment":
            return say("fair-commitment", count=count)
        case "packs":
            return say("fair-packs", count=count)
        case "cards":
            return say("fair-cards", count=count)
        case "sequence":
            return say("fair-sequence", count=count)
        case "secret":
            return say("fair-secret", count=count)
        case "record":
            return say("fair-record", count=count)


def _as_json(proof: Proof, checked: Checked) -> dict[str, Any]:
    return {
        "match": proof.match,
        "fits": checked.fits,
        "checked": [finding._asdict() for finding in checked.findings],
        "coins": checked.coins,
        "opened": checked.opened,
        "closed": checked.closed,
        "passed": checked.passed,
        "late": checked.late,
    }
