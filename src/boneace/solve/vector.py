"""Counterfactual regret minimization in vector form, and the best response, for two seats.

Every pass goes over all places of a seat at once, layer by layer, so its cost is that of a few
products of matrices. The seats take turns: the second one already plays against what the first one
has learned in this round.

- CFR+: Tammelin, "Solving large imperfect information games using CFR+" (2014).
- DCFR: Brown and Sandholm, "Solving imperfect-information games via discounted regret minimization"
  (AAAI 2019), with alpha = 3/2, beta = 0, gamma = 2.
- PCFR+: Farina, Kroer and Sandholm, "Faster game solving via predictive Blackwell approachability"
  (AAAI 2021), with averages that weigh round t by t².

A strategy is a vector over the sequences of a seat (`boneace.solve.tree`), in float64. Nothing here
is random.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from boneace.errors import WrongValue
from boneace.kernel.arguments import instance, one_of, whole
from boneace.languages import say
from boneace.solve.tree import Layer, Seat, Tree
from boneace.solve.walk import NONE, Floats

ALGORITHMS = ("cfr+", "dcfr", "pcfr+")
ALPHA, KEPT = 1.5, 0.5  # of DCFR: with beta = 0 half of a negative regret is kept in each round
#: The weight of a round in the average is its number to this power.
WEIGHT = {"cfr+": 1, "dcfr": 2, "pcfr+": 2}


class Vectors:
    """The regrets of both seats at every place, and the sums of their strategies.

    `regrets`, `latest` (those of the last round, which PCFR+ expects again) and `sums` are pairs of
    vectors over the sequences of a seat. `sums` has the strategies of all rounds, by weight;
    `iterations` counts the rounds.
    """

    def __init__(self, tree: Tree, algorithm: str) -> None:
        self.tree, self.algorithm = tree, one_of("algorithm", algorithm, list(WEIGHT))
        self.iterations = 0
        self.seats = tuple(_Places(seat) for seat in tree.seats)
        self.regrets, self.latest, self.sums = (
            [np.zeros(seat.sequences) for seat in tree.seats] for _ in range(3)
        )
        self._chosen, self._reach = ([np.zeros(0), np.zeros(0)] for _ in range(2))
        for seat in (0, 1):
            self._choose(seat)

    def __repr__(self) -> str:
        places = " + ".join(str(len(regrets)) for regrets in self.regrets)
        return f"<Vectors of {self.algorithm}, {places} sequences: {self.iterations} iterations>"

    def iterate(self) -> None:
        """Play one round: each seat learns once."""
        self.iterations += 1
        weight = float(self.iterations) ** WEIGHT[self.algorithm]
        for seat in (0, 1):
            self._learn(seat)
            self.sums[seat] += weight * self._reach[seat]
            self._choose(seat)

    def _learn(self, seat: int) -> None:
        """Add to the regrets of a seat what each move would have gained against the other."""
        gains = self.tree.payoffs.gains(seat, self._reach[1 - seat])
        self.seats[seat].expect(gains, self._chosen[seat])
        regrets = self.regrets[seat]
        regrets += gains
        if self.algorithm == "dcfr":
            aged = self.iterations**ALPHA
            regrets *= np.where(regrets > 0, aged / (aged + 1), KEPT)
        else:
            np.maximum(regrets, 0, out=regrets)
        if self.algorithm == "pcfr+":
            self.latest[seat] = gains

    def _choose(self, seat: int) -> None:
        """Choose each move in proportion to the regret of not having made it."""
        wanted = np.maximum(self.regrets[seat] + self.latest[seat], 0)
        self._chosen[seat] = self.seats[seat].shared(wanted)
        self._reach[seat] = self.seats[seat].reach(self._chosen[seat])

    # --- what has been found ----------------------------------------------------------------------

    def average(self, seat: int) -> Floats:
        """The average strategy of a seat: this is what converges to an equilibrium."""
        sums = self.sums[seat]
        return sums / sums[0] if sums[0] > 0 else self._reach[seat]

    def _vectors(self) -> dict[str, list[Floats]]:
        kept = {"regrets": self.regrets, "sums": self.sums}
        return kept | ({"latest": self.latest} if self.algorithm == "pcfr+" else {})

    def kept(self) -> dict[str, Floats]:
        """All that has been learned, as arrays."""
        pairs = self._vectors().items()
        return {f"{name}{seat}": pair[seat] for name, pair in pairs for seat in (0, 1)}

    def restore(self, iterations: int, kept: Mapping[str, Floats]) -> None:
        """Continue from the arrays that another run saved. Raises ValueError or KeyError if they
        do not fit the tree."""
        for name, pair in self._vectors().items():
            for seat in (0, 1):
                if kept[f"{name}{seat}"].shape != pair[seat].shape:
                    raise ValueError("arrays of other lengths")
                pair[seat] = kept[f"{name}{seat}"].astype(np.float64)
        self.iterations = iterations
        for seat in (0, 1):
            self._choose(seat)


class _Places:
    """The places of one seat, as the passes need them."""

    def __init__(self, seat: Seat) -> None:
        self.sequences = seat.sequences
        legal = np.concatenate([np.ones(1), *((s.moves != NONE).ravel() for s in seat.layers)])
        self.legal = legal.astype(np.float64)
        widths = [1] + [layer.shape[1] for layer in seat.layers for _ in range(layer.shape[0])]
        self._starts = np.cumsum([0, *widths[:-1]])
        self._row = np.repeat(np.arange(len(widths)), widths)
        self._layers = [_Pass(layer, before) for layer, before in _pairs(seat)]
        self._equal = self._divided(self.legal)

    def _divided(self, wanted: Floats) -> Floats:
        with np.errstate(invalid="ignore", divide="ignore"):
            shares: Floats = wanted / np.add.reduceat(wanted, self._starts)[self._row]
        return shares

    def shared(self, wanted: Floats) -> Floats:
        """The weights of the moves (0 or more), as shares at each place; equal where all are 0."""
        shares = self._divided(wanted)
        np.copyto(shares, self._equal, where=np.isnan(shares))
        return shares

    def reach(self, chosen: Floats) -> Floats:
        """The strategy that makes each move with this probability at its place."""
        found = chosen.copy()
        for each in self._layers:
            found[each.part].reshape(each.shape)[:] *= found[each.parent, None]
        return found

    def expect(self, gains: Floats, chosen: Floats) -> None:
        """Change, in place, what each sequence wins at its ends to what each move wins beyond the
        expectation at its place. Number 0 has nothing then."""
        for each in reversed(self._layers):
            won = gains[each.part].reshape(each.shape)
            expected = np.einsum("ij,ij->i", won, chosen[each.part].reshape(each.shape))
            each.pass_up(expected, gains)
            won -= expected[:, None]
        gains[0] = 0
        gains *= self.legal

    def most(self, gains: Floats) -> float:
        """The most that the seat can win: the value of its best response. Changes `gains`."""
        gains[self.legal == 0] = -np.inf
        for each in reversed(self._layers):
            each.pass_up(gains[each.part].reshape(each.shape).max(axis=1), gains)
        return float(gains[0])


class _Pass:
    """One layer in the passes up and down."""

    def __init__(self, layer: Layer, before: slice) -> None:
        self.part, self.shape = slice(layer.first, layer.end), layer.shape
        self.parent = layer.parent
        self._before = before
        self._places = layer.parent - before.start
        self._many = before.stop - before.start

    def pass_up(self, expected: Floats, gains: Floats) -> None:
        """Add what is expected at each place to the sequence that leads there."""
        gains[self._before] += np.bincount(self._places, expected, self._many)


def _pairs(seat: Seat) -> list[tuple[Layer, slice]]:
    """Each layer with the sequences that lead to it."""
    ends = [slice(0, 1), *(slice(layer.first, layer.end) for layer in seat.layers)]
    return list(zip(seat.layers, ends, strict=False))


# --- measuring strategies -------------------------------------------------------------------------


def strategy(seat: Seat, wanted: Floats) -> Floats:
    """The strategy that makes each move by its share of the weights (0 or more) at its place.

    `wanted` and the strategy are vectors over the sequences of a seat.
    """
    places = _Places(seat)
    return places.reach(places.shared(wanted))


def _of_seat(tree: Tree, seat: int, name: str, given: Floats) -> Floats:
    """A vector over the sequences of a seat. Raises WrongValue for another shape."""
    wanted, found = (tree.seats[seat].sequences,), np.asarray(given)
    if found.shape != wanted:
        told = {"name": name, "wanted": str(wanted), "given": str(found.shape)}
        raise WrongValue(say("arguments-shape", **told))
    return found


def _pair(tree: Tree, strategies: Sequence[Floats]) -> tuple[Floats, Floats]:
    """The strategies of both seats. Raises WrongType or WrongValue for anything else."""
    instance("tree", tree, Tree)
    if len(strategies) != 2:
        told = {"name": "strategies", "wanted": "(2,)", "given": f"({len(strategies)},)"}
        raise WrongValue(say("arguments-shape", **told))
    one, other = (_of_seat(tree, seat, "strategies", strategies[seat]) for seat in (0, 1))
    return one, other


def value(tree: Tree, strategies: Sequence[Floats]) -> float:
    """The average winnings of seat 0 if both play these strategies, in units of the returns.

    `strategies` are those of the seats in order, as `Solution.strategies` has them: vectors over
    the sequences of each. Raises WrongType or WrongValue for anything else.
    """
    one, other = _pair(tree, strategies)
    return float(one @ tree.payoffs.gains(0, other))


def best_response(tree: Tree, seat: int, against: Floats) -> float:
    """The most that a seat can win on average against a strategy of the other, exactly.

    `against` is a vector over the sequences of the other seat. Raises WrongType or WrongValue for
    anything else, and for a seat that is not 0 or 1.
    """
    instance("tree", tree, Tree)
    seat = whole("seat", seat, 0, 1)
    against = _of_seat(tree, 1 - seat, "against", against)
    return _Places(tree.seats[seat]).most(tree.payoffs.gains(seat, against))


def exploitability(tree: Tree, strategies: Sequence[Floats]) -> float:
    """The gain of a best response over the value of the game, on average over the seats.

    It is half of NashConv, in units of the returns; 0 in an equilibrium. `strategies` are as for
    `value`.
    """
    strategies = _pair(tree, strategies)
    return sum(best_response(tree, seat, strategies[1 - seat]) for seat in (0, 1)) / 2
