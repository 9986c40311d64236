"""A program that plays at a table, takes a move back and pauses, and then kills itself (SIGKILL).

Run by test_undo.py. Prints the match, a key, and the messages sent to the players by then.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from boneace.table.play.acting.clock import BankClock
from boneace.table.play.people.together import Agree, Offer
from tests.table.at_table import open_lobby
from tests.table.people import act, made, seated


async def main(folder: Path) -> None:
    async with open_lobby(folder) as lobby:
        match = await made(lobby, "you", "human", clock=BankClock(300, 5))
        authority, [_, ben] = await seated(lobby, match, 0, 1)
        await act(authority, 1, "knock")
        for kind in ("undo", "pause"):
            await authority.together(1, Offer(kind))
            await authority.together(0, Agree(kind))
        told = [match.id, match.keys[1], ben.number, ben.view]
        print(json.dumps(told), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
