"""The value of chips: for ending the match with the most, or, without an end, in themselves.

A match with a number of deals is won by the player with most chips at its end, and the margin does
not matter. So a player who is behind near the end must risk more, one who is ahead less. With
several others it pays to risk a little even when all are equal: only the first place counts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from boneace.games.facts import Facts
from boneace.games.vying.betting import Floats, Tree

USUAL = 5.0
"""The standard deviation of a seat's change in a deal among masters, in first stakes."""
FIRST = 3.0
"""The number of deals as which this counts, besides those observed."""
CHIPS = 0.25
"""The value of chips besides the match, as a part of their value in an even match."""
LEAST = 0.25
"""The smallest spread, in first stakes: a player ahead by one then has won, and equals share."""
WIDEST = 2.0
"""The largest estimate of that deviation, in parts of the usual one. Two who have raised each other
with anything are far apart, and may play with care from then on."""
HOPELESS = 0.05
"""A player with a smaller part than this of an even chance to win counts chips by this part."""
DRAWS = np.linspace(-3.5, 3.5, 15)
"""The points, in standard deviations, at which a seat's future winnings are evaluated."""
LIKELY = np.exp(-(DRAWS**2) / 2) / np.exp(-(DRAWS**2) / 2).sum()


@dataclass(frozen=True)
class Terms:
    """The taker of the pot when the vying is over, and any bonus."""

    seats: int
    """The number of seats: each is equally likely to win a pot carried to the next deal."""
    shared: bool = False
    """Whether equal hands share the pot; otherwise it goes to the player who speaks first."""
    nothing: bool = False
    """Whether the pot is carried if hands are compared and all are of the poorest class."""
    carried: bool = False
    """Whether the pot is carried if nobody raises; otherwise the best hand takes it."""
    bonus: tuple[float, ...] = ()
    """By player of the tree: the payment of each other seat if it takes the pot."""


@dataclass(frozen=True)
class Standing:
    """The standing of a match before a round of vying."""

    players: tuple[int, ...]
    """The chips of the players of the tree, in the order of speaking, without what they staked."""
    others: tuple[int, ...]
    """The chips of everybody else."""
    spread: float
    """The likely change of a seat's chips until the end of the match."""
    usual: float = 0.0
    """The likely change in one deal. In the last one, whose spread is small, chips would otherwise
    count for more than the match."""
    far: bool = False
    """Whether more lies between the leader and the others than a deal usually brings."""


def begun_with(o: Facts, f: Facts) -> list[int]:
    """The chips of each seat before the present deal."""
    given = zip(f.chips, f.changes, strict=True)
    return [int(chips - change) for chips, change in given][: int(o.seats)]


def standing(
    o: Facts, f: Facts, order: tuple[int, ...], stake: int, later: float
) -> Standing | None:
    """The standing of the match for the players in this order; None if it has no end.

    `stake` is the amount that everybody puts in first, `later` the variance decided after the
    vying, in units of a deal's variance. The variance of chips in a deal is estimated from the
    spread of the seats' chips after the finished deals, up to a limit.
    """
    if not o.deals:
        return None
    begun = begun_with(o, f)
    middle = sum(begun) / o.seats
    parted = sum((chips - middle) ** 2 for chips in begun) / (o.seats - 1)
    usual = (USUAL * stake) ** 2
    variance = min((FIRST * usual + parted) / (FIRST + f.deal - 1), WIDEST**2 * usual)
    return Standing(
        tuple(int(f.chips[seat] + f.staked[seat]) for seat in order),
        tuple(int(f.chips[seat]) for seat in range(o.seats) if seat not in order),
        max(LEAST * stake, round(float(np.sqrt(variance * (o.deals - f.deal + later))), 2)),
        USUAL * stake,
    )


def worths(
    known: Tree, pot: float, terms: Terms, standing: Standing | None, counts: float = CHIPS
) -> Floats:
    """The value to each player of each end of the vying, by place, winner and player.

    The last winner is nobody: the pot is carried. `counts`: the value of chips besides the match.
    """
    players = known.staked.shape[1]
    ends = np.flatnonzero(known.actor < 0)
    staked = known.staked[ends]
    lies = pot + staked.sum(1)
    chips = -np.repeat(staked[:, None, :], players + 1, 1)
    chips[:, :players] += lies[:, None, None] * np.eye(players)
    chips[:, players] += lies[:, None] / terms.seats
    if terms.bonus:
        bonus = np.array(terms.bonus)
        chips[:, :players] += terms.seats * np.diag(bonus) - bonus[:, None]
    if terms.carried:
        chips[~staked.any(1)] = pot / terms.seats
    if standing is not None:
        chips = in_match(chips, standing, counts)
    found = np.zeros((len(known.actor), players + 1, players))
    found[ends] = chips
    return found


def in_match(changes: Floats, standing: Standing, counts: float = CHIPS) -> Floats:
    """The chance to end the match with most, after these changes, plus a little for the chips.

    `counts`: the value of the chips themselves. Where a leader is far ahead they count less for
    players who will hardly win: otherwise these would save chips rather than try.
    """
    players, many = len(standing.players), len(standing.players) + len(standing.others)
    everybody = np.zeros((*changes.shape[:-1], many))
    everybody[..., :players] = changes + np.array(standing.players, np.float64)
    everybody[..., players:] = standing.others
    level: float | Floats = _slope(many) * counts / max(standing.spread, standing.usual)
    if standing.far:
        begun = np.array(standing.players + standing.others, np.float64)
        level = level * np.clip(many * first(begun, standing.spread, players), HOPELESS, 1.0)
    return first(everybody, standing.spread, players) + level * changes


def first(chips: Floats, spread: float, seats: int | None = None) -> Floats:
    """The chance of each seat, or of the first `seats` of them, to have most, when all will still
    change by about `spread`."""
    many = chips.shape[-1] if seats is None else seats
    found = np.zeros((*chips.shape[:-1], many))
    for seat in range(many):
        ahead = (chips[..., seat, None] - np.delete(chips, seat, -1)) / spread
        beaten = _normal(ahead[..., None] + DRAWS).prod(-2)
        found[..., seat] = beaten @ LIKELY
    return found


def _normal(z: Floats) -> Floats:
    """The distribution function of the normal, to 0.0003."""
    found: Floats = 0.5 + 0.5 * np.tanh(0.7978846 * (z + 0.044715 * z**3))
    return found


def _slope(many: int) -> float:
    """The value of one standard deviation to one of this many equal players."""
    level = np.zeros(many)
    level[0] = 0.1
    return float((first(level, 1.0, 1)[0] - 1.0 / many) / 0.1)
