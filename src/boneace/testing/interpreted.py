"""The rules run by Python itself: the other side of “compiled equals interpreted”.

It runs in a separate process, started with NUMBA_DISABLE_JIT=1. It reads requests, one JSON object
per line, and writes one answer for each. It replays a match, or a part of one, from its moves. The
answer has, after every move, the seat to move, the legal moves, the returns, and digests of the
state and of what the viewers know.
"""

from __future__ import annotations

import json
import sys
import traceback
from typing import Any

from boneace import games
from boneace.testing.case import Case
from boneace.testing.trace import Request, replay


def answer(request: Request) -> dict[str, Any]:
    """The answer to one request; with `detail`, the complete records of that ply."""
    if request["game"] not in games.names():
        games.register(request["package"])
    options = tuple((name, value) for name, value in request["options"])
    case = Case(request["game"], request["preset"], request["seats"], options)
    try:
        trace, records = replay(case, request)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}\n{traceback.format_exc()}"}
    if "detail" in request:
        return {"records": [one.tobytes().hex() for one in records[request["detail"]]]}
    return {"trace": trace}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
