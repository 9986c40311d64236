"""Sets of cards: size, lowest, member, compiled and interpreted."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from boneace.kernel import native, sets

SETS = st.integers(1, (1 << 63) - 1)
SOME = [1, 1 << 62, (1 << 63) - 1, 0b1011, (1 << 52) - 1, 0x5555555555555555]


@njit
def compiled(mask, index):
    found = native.size(mask), native.lowest(mask), native.member(mask, index)
    return *found, native.without_lowest(mask)


def members(mask):
    return [place for place in range(63) if mask >> place & 1]


@settings(deadline=None)  # the first call compiles
@given(SETS, st.integers(0, 62))
def test_compiled_and_plain_agree(mask, index):
    index %= mask.bit_count()
    inside = members(mask)
    wanted = (len(inside), inside[0], inside[index], mask & (mask - 1))
    assert tuple(int(part) for part in compiled(mask, index)) == wanted
    plain = (sets.size(mask), sets.lowest(mask), sets.member(mask, index))
    assert plain == wanted[:3]


def test_the_empty_set_has_no_members():
    assert compiled(0b1, 0)[3] == 0
    assert sets.size(0) == 0


def test_a_set_spread_over_bytes():
    for width in (1, 2, 3, 5, 8, 13, 16, 31, 32, 40, 52, 53, 63, 64):
        made = {"spread": native.spread}
        exec(f"def run(mask, out, at): spread(mask, {width}, out, at)", made)
        run = njit(made["run"])
        for mask in SOME:
            row, plain = np.full((2, width + 3), 7, np.uint8)
            run(mask, row, 2)
            sets.spread(mask, width, plain, 2)
            assert row.tolist() == plain.tolist()
            assert row.tolist() == [7, 7, *(mask >> place & 1 for place in range(width)), 7]


def test_bits():
    @njit
    def bit(place):
        return native.bit(place)

    assert [int(bit(place)) for place in range(63)] == [1 << place for place in range(63)]
    assert int(bit(np.int8(40))) == 1 << 40  # a field of a record is narrow


@pytest.fixture(scope="module")
def interpreted():
    """The output of the primitives in a process that does not compile."""
    program = (
        "import json, sys; from boneace.kernel import sets; assert 'numba' not in sys.modules\n"
        "found = [[sets.size(m), sets.lowest(m), [sets.member(m, i) for i in range(sets.size(m))],"
        " sets.without_lowest(m), sets.bit(sets.lowest(m))] for m in json.load(sys.stdin)]\n"
        "print(json.dumps(found))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        input=json.dumps(SOME),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_interpreted(interpreted):
    for mask, found in zip(SOME, interpreted, strict=True):
        inside = members(mask)
        assert found == [len(inside), inside[0], inside, mask & (mask - 1), 1 << inside[0]]
