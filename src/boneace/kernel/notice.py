"""A notice to a person who waits for numba: a game is compiled when it is first needed.

Nothing is said where nobody watches, in processes that help another one, and in the programs of
Bone Ace, which show their own progress.
"""

from __future__ import annotations

import sys
from typing import Any

from boneace.kernel.build import once
from boneace.languages import say


@once
def say_when_compiling() -> None:
    """Say once, on standard error, that a game is being compiled, as soon as that begins.

    Call it after `bind`, which lets one thread at a time import numba: two that import it at once
    can wait for each other for ever.
    """
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        said = False

        def on_start(self, happened: Any) -> None:
            module = happened.data["dispatcher"].py_func.__module__ or ""  # None if from `exec`
            if module.startswith("boneace") and not self.said and _somebody_waits():
                self.said = True
                print(say("engine-compiling-now"), file=sys.stderr, flush=True)

        def on_end(self, happened: Any) -> None:
            pass

    event.register("numba:compile", Listener())


def _somebody_waits() -> bool:
    """Whether a person sees what this process writes, and it is the person's own program."""
    from multiprocessing import parent_process

    program = getattr(sys.modules["__main__"], "__spec__", None)  # of `python -m`
    own = "boneace.cli" in sys.modules or (program and program.name.startswith("boneace."))
    seen = "ipykernel" in sys.modules or (sys.stderr is not None and sys.stderr.isatty())
    return seen and not own and parent_process() is None
