"""The value of dividing a pair to a player, by the stakes and the dealer’s first card.

All cards of a player who has divided lie face up. They draw to each of the two hands as if it were
alone and they knew nothing of the dealer's cards; the dealer plays their best against both, and
keeps a pair of their own. Nobody divides again. So nothing about it has to be learned.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.vingt_un.solving.game import Floats, Game, Ints, game
from boneace.games.vingt_un.solving.hands import VALUES
from boneace.games.vingt_un.solving.packs import Pack

NAME = "vingt-un"
THREADS = 2
PARTS = 8
LEFT_OUT = 1e-4
"""The share of the rarest ends of a divided pair that is assumed to bring the same as the
others."""
_KEY_BITS = 50


def divided(
    pack: Pack, draws_on_21: bool, receives: Floats, stakes: Ints, told: Callable[[float], None]
) -> Floats:
    """The value of dividing, by value, line, second stake and the dealer’s first card.

    `stakes` has the stakes of both hands, by line and second stake. The result is times the
    probability of the pair in one order, of the dealer's first card, and of no natural of theirs.
    """
    both = stakes.reshape(-1, 2)
    common = np.gcd(both[:, 0], both[:, 1])
    # either hand may be the one with the first stake
    plays = np.concatenate([both, both[:, ::-1]]) // np.tile(common, 2)[:, None]
    found, where = np.unique(plays, axis=0, return_inverse=True)
    brings = np.zeros((VALUES, len(found), VALUES))
    for value in range(VALUES):
        key = (pack.counts, draws_on_21, tuple(map(tuple, found.tolist())), value)
        brings[value] = _brings(*key, receives.tobytes())
        told((value + 1) / VALUES)
    halves = brings[:, where.ravel()].reshape(VALUES, 2, len(both), VALUES).mean(axis=1)
    whole: Floats = (halves * common[:, None]).reshape(VALUES, *stakes.shape[:2], VALUES)
    return whole


def warm(counts: tuple[int, ...], receives: Floats) -> None:
    """Load the compiled functions, or compile them."""
    whole, opens = _tables(counts, True, receives.tobytes())
    parts = [part[:1] for part in _ends(whole, opens, VALUES - 1)]
    given = whole.record, *parts, np.ones((1, 2)), 0, 1, np.zeros((1, VALUES))
    _template("open_ends").ends_of_two(*given)


@lru_cache(maxsize=64)
def _tables(counts: tuple[int, ...], draws_on_21: bool, receives: bytes) -> tuple[Game, Floats]:
    """The deal with its divided hands, and whether a player draws to each as if it were alone."""
    pack = _Counted(counts)
    pays = np.frombuffer(receives).reshape(-1, 22)
    whole = game(pack, pays, draws_on_21=draws_on_21, divides=False)
    opens = np.zeros(len(whole.node_union))
    _template("open_hands").draw_alone(whole.record, np.zeros(2, np.int64), opens)
    return whole, opens


@lru_cache(maxsize=256)
def _brings(
    counts: tuple[int, ...],
    draws_on_21: bool,
    plays: tuple[tuple[int, int], ...],
    value: int,
    receives: bytes,
) -> Floats:
    """The value of dividing a pair of a value, by stakes and the dealer’s first card."""
    if counts[value] < 2:
        return np.zeros((len(plays), VALUES))
    whole, opens = _tables(counts, draws_on_21, receives)
    keys, orders, first, second = _ends(whole, opens, value)
    chances = orders * _chances(counts, keys)
    order = np.argsort(-chances, kind="stable")
    sums = np.cumsum(chances[order])
    kept = order[: int(np.searchsorted(sums, (1.0 - LEFT_OUT) * sums[-1])) + 1]
    parts = np.array_split(kept, PARTS * THREADS)
    stakes = np.array(plays, np.float64)

    def work(of: npt.NDArray[Any]) -> Floats:
        found = np.zeros((len(plays), VALUES))
        given = whole.record, keys[of], orders[of], first[of], second[of], stakes
        _template("open_ends").ends_of_two(*given, 0, len(of), found)
        return found

    with ThreadPoolExecutor(THREADS) as pool:
        found: Floats = np.sum(list(pool.map(work, parts)), axis=0)
    found *= sums[-1] / chances[kept].sum()
    found.flags.writeable = False
    return found


def _ends(whole: Game, opens: Floats, value: int) -> tuple[Any, Any, Any, Any]:
    """The ends of two hands: the keys of their cards, the numbers of orders, and their counts."""
    keys, times, counts = _template("open_hands").ends(whole.record, opens, value)
    cards = (keys[:, None] + keys[None, :] - (2 << 5 * value)).ravel()
    low = np.minimum(counts[:, None], counts[None, :]).ravel()
    high = np.maximum(counts[:, None], counts[None, :]).ravel()
    found, where = np.unique(cards | low << _KEY_BITS | high << _KEY_BITS + 5, return_inverse=True)
    orders = np.bincount(where.ravel(), (times[:, None] * times[None, :]).ravel())
    first, second = found >> _KEY_BITS & 31, found >> _KEY_BITS + 5
    return found & (1 << _KEY_BITS) - 1, orders, first, second


def _chances(counts: tuple[int, ...], keys: Ints) -> Floats:
    """The probability of the cards of each key, in one order."""
    found, taken = np.ones(len(keys)), np.zeros(len(keys), np.int64)
    for value in range(VALUES):
        here = keys >> 5 * value & 31
        ways = np.cumprod(np.maximum(counts[value] - np.arange(31), 0.0))
        found *= np.concatenate([[1.0], ways])[here]
        taken += here
    orders = np.cumprod(np.maximum(sum(counts) - np.arange(sum(counts)), 1.0))
    found /= np.concatenate([[1.0], orders])[np.minimum(taken, sum(counts))]
    return found


def _template(name: str) -> Any:
    return games.drivers(NAME, f"{__package__}.{name}")


class _Counted:
    """A pack of which only the numbers by value matter."""

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.alike = (1.0,) * VALUES
        self.enough = True
