"""Whether a GPU can be used, and what is missing if not."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from boneace.errors import NoCard
from boneace.languages import say


def needed() -> Any:
    """numba's module for CUDA. Raises NoCard if it is not installed, or finds no GPU.

    With NUMBA_ENABLE_CUDASIM=1 it is numba's simulator, which needs neither.
    """
    from numba import config

    if not config.ENABLE_CUDASIM and find_spec("numba_cuda") is None:
        raise NoCard(say("gpu-not-installed"))
    from numba import cuda

    if not cuda.is_available():
        raise NoCard(say("gpu-no-card"))
    return cuda
