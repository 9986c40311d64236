"""`boneace solve GAME --certify`: what best replies gain against what its bots play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from boneace.commands.bar import progress
from boneace.commands.given import stopping, workers_of
from boneace.declare import written
from boneace.languages import say
from boneace.languages.streams import INTERRUPTED, print_json
from boneace.solve import SolveError, deals
from boneace.solve.run import Until

if TYPE_CHECKING:
    from boneace.contract_solving import Certificate

OTHERS = {"algorithm": "dcfr", "seats": None, "limit": 1_000_000, "target": None}
"""The arguments that certificates do not use, with their defaults; and none of `NAMED`."""
NAMED = ("score", "upcards", "policy")


def run(parsed: argparse.Namespace) -> int:
    """The command. Raises SolveError for arguments that cannot be combined."""
    until = Until(parsed.iterations, None, parsed.seconds)
    other = any(getattr(parsed, name) != usual for name, usual in OTHERS.items())
    other = other or any(getattr(parsed, name) is not None for name in NAMED)
    if other or not parsed.certify or (parsed.full and until != Until()):
        raise SolveError(say("solve-certify-only"))
    quiet = parsed.json or not sys.stderr.isatty()
    doing = workers_of(parsed, 1)
    with stopping() as stopped, progress(quiet) as tell, doing as workers:

        def told(share: float, found: Certificate) -> None:
            at = found.found()["exploitability"]
            known = "no" if at is None else "yes"
            what = say("solve-certifying", known=known, at=f"{at or 0:.4f}", share=f"{share:.1%}")
            tell(what, share)

        found = deals.certificate(
            parsed.game,
            full=parsed.full,
            preset=parsed.preset,
            options=written(parsed.option),
            seed=parsed.seed,
            until=deals.SAMPLED_UNTIL if until == Until() else until,
            checkpoint=parsed.checkpoint,
            workers=workers,
            told=told,
            stopped=stopped,
        ).found()
    if parsed.json:
        print_json(found)
    else:
        for line in _lines(found):
            print(line)
    return INTERRUPTED if stopped() else 0


def _lines(found: Mapping[str, Any]) -> Iterator[str]:
    given = {"seconds": f"{found['processor_seconds']:.0f}", "all": found["of"]}
    known, error = found["exploitability"], found["error"]
    if found["certificate"] == "full":
        yield say("solve-certified-full", scores=found["scores"], **given)
    elif known is not None:
        each = {"deal": f"{found['deal']:.5f}", "worst": f"{found['worst_deal']:.5f}"}
        length = f"{found['deals_a_game']:.1f}"
        yield say("solve-certified-deals", deals=found["deals"], length=length, **each, **given)
    if known is not None:
        sure = "none" if error is None else "exact" if not error else "sampled"
        at = {"at": f"{known:.5f}", "error": f"{error or 0:.5f}"}
        yield say("solve-certified-game", sure=sure, **at)
