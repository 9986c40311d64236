"""`boneace arena`, interrupted after its third set as by Ctrl+C."""

from __future__ import annotations

import subprocess
import sys

CODE = """\
import os, signal, sys
from boneace import arena
from boneace.arena import contests as module
usual = module.contest
def contest(*given, told, **named):
    def counted(done, total):
        told(done, total)
        if done == 3: os.kill(os.getpid(), signal.SIGINT)
    return usual(*given, told=counted, **named)
arena.contest = contest
from boneace.cli import main
if __name__ == '__main__': sys.exit(main())
"""


def interrupted_arena(*arguments: str, timeout: float) -> subprocess.CompletedProcess[str]:
    """A contest of many matches, which prints JSON."""
    asked = ["arena", *arguments, "--json", "--matches", "100000"]
    return subprocess.run(
        [sys.executable, "-c", CODE, *asked],
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
