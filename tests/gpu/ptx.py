"""Compiling the kernels of a game to PTX, the assembly language of NVIDIA's GPUs, without a GPU.

`python -m tests.gpu.ptx` compiles every game, `… mus --assemble` one, down to machine code. It
needs numba-cuda, nvidia-nvvm and nvidia-cuda-nvrtc; to assemble, nvidia-cuda-nvcc.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from unittest.mock import patch

from boneace import games
from boneace.env.decks import DECK
from boneace.env.kit import limit_of
from boneace.env.tensors import Tensor
from boneace.env.vector import LOOPS
from boneace.kernel.specialized import specialize
from boneace.solve.setting import Setting

CAPABILITY = (9, 0)
"""The target GPU."""


class InMemory:
    """A stand-in for a table in a GPU's memory, at an address that is never read."""

    def __init__(self, table):
        self.__cuda_array_interface__ = {
            "shape": table.shape,
            "typestr": table.dtype.str,
            "data": (1 << 20, False),
            "strides": None,
            "version": 3,
        }


def is_there() -> bool:
    """Whether the compiler is installed."""
    return all(map(find_spec, ("numba_cuda", "nvidia", "cuda")))


def kernels(setting):
    """The kernels of a setting, not compiled yet."""
    from boneace.gpu.build import bind
    from boneace.gpu.kernels import kernels_of

    rules = games.part(setting.game, "rules").__name__
    loops = bind(rules, LOOPS, Tensor.of(setting).written, InMemory)
    pack = (1 << 40) - 1
    options, limit = specialize(setting.options), limit_of(setting)
    return kernels_of(loops, options, pack, None, 0, 0, limit, False, -1.0)


def signatures(setting):
    """The types of the arguments of every kernel, as `GpuVector` gives them."""
    from numba import from_dtype
    from numba.types import (
        Array,
        boolean,
        float32,
        float64,
        int8,
        int16,
        int32,
        int64,
        uint8,
        uint64,
        void,
    )

    def of(kind, dimensions=1):
        return Array(kind, dimensions, "C")

    state = of(from_dtype(setting.layout))
    turns = of(int8), of(int8), of(int64)
    return {
        "choose": void(*turns, of(int64), of(int64), of(int16, 2), of(int64)),
        "play": void(
            state, of(from_dtype(DECK)), of(uint64), of(int32), *turns, of(int64), of(uint8), int64,
            of(uint8), int64,
            of(float32, 2), of(boolean), of(boolean), of(uint8, 2), state, state, of(float64, 2),
            of(int64),
        ),
        "pick": void(*turns, of(int16, 2), of(uint64), of(int64)),
        "play_at_random": void(state, of(uint64), state, int64),
    }  # fmt: skip


def compiled(setting, names=("choose", "play", "pick", "play_at_random"), optimised=True):
    """The PTX of kernels, by name."""
    from numba import cuda

    device = SimpleNamespace(compute_capability=CAPABILITY)
    made, found = kernels(setting), {}
    with patch("numba.cuda.dispatcher.get_current_device", lambda: device):
        for name in names:
            kernel = getattr(made, name).py_func
            types = signatures(setting)[name]
            found[name], _ = cuda.compile_ptx(kernel, types, cc=CAPABILITY, opt=optimised)
    return found


def constants(ptx):
    """The number of bytes of constant memory of a program; a GPU has 64 KiB."""
    return sum(map(int, re.findall(r"^\.const .*\[(\d+)\]", ptx, re.MULTILINE)))


def assembled(ptx):
    """The assembler's report on a program: its registers and its stack."""
    import nvidia

    (assembler,) = (found for root in nvidia.__path__ for found in Path(root).glob("**/bin/ptxas*"))
    with tempfile.TemporaryDirectory() as folder:
        (source := Path(folder, "kernel.ptx")).write_text(ptx)
        target = f"-arch=sm_{CAPABILITY[0]}{CAPABILITY[1]}"
        command = [str(assembler), target, "-v", str(source), "-o", str(source.with_suffix(".o"))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = re.findall(r"Used \d+ registers|\d+ bytes stack frame|error.*", done.stderr)
    return ", ".join(said)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.shipped())
    parser.add_argument("--assemble", action="store_true")
    given = parser.parse_args()
    for game in given.games:
        for name in ("choose", "play", "pick", "play_at_random"):
            begun = process_time()
            ptx = compiled(Setting.of(game), [name])[name]
            taken = process_time() - begun
            told = f"{game}, {name}: {taken:.0f} s, {len(ptx):,} characters of PTX"
            told += f", {constants(ptx):,} bytes of constants"
            print(told, assembled(ptx) if given.assemble else "", flush=True)


if __name__ == "__main__":
    main()
