"""What the chips of a deal are for: to end the match with the most, or, without an end, themselves.

A match of so many deals is won by the player who has most chips at its end, and it does not matter
by how many. So who is behind near the end must risk more, and who is ahead less. With several
others it pays to risk a little even when all are level: only the first place counts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from boneace.games.facts import Facts
from boneace.games.vying.betting import Floats, Tree

USUAL = 5.0
"""By how many first stakes a deal changes what a seat has: the standard deviation among masters."""
FIRST = 3.0
"""The deals that this counts for, beside those that have been seen."""
CHIPS = 0.25
"""What chips count beside the match: so much of what they are worth in a match that is level."""
LEAST = 0.25
"""The smallest spread, in first stakes: with it who is ahead by one has won, and equals share."""
DRAWS = np.linspace(-3.5, 3.5, 15)
"""Where what a seat wins in the deals to come is looked at, in standard deviations."""
LIKELY = np.exp(-(DRAWS**2) / 2) / np.exp(-(DRAWS**2) / 2).sum()


@dataclass(frozen=True)
class Terms:
    """Who takes the pot when the vying is over, and what comes with it."""

    seats: int
    """Of the table: each is as likely to win a pot that is carried to the next deal."""
    shared: bool = False
    """Whether equal hands share the pot; otherwise it goes to the player who speaks first."""
    nothing: bool = False
    """Whether the pot is carried where hands are compared and all are of the poorest class."""
    carried: bool = False
    """Whether the pot is carried where nobody raises; otherwise the best hand takes it."""
    bonus: tuple[float, ...] = ()
    """By player of the tree: what each other seat pays it where it takes the pot."""


@dataclass(frozen=True)
class Standing:
    """How a match stands before a round of vying."""

    players: tuple[int, ...]
    """The chips of the players of the tree, in the order of speaking, without what they staked."""
    others: tuple[int, ...]
    """The chips of everybody else."""
    spread: float
    """By how much a seat's chips are likely to change until the end of the match."""


def standing(
    o: Facts, f: Facts, order: tuple[int, ...], stake: int, later: float
) -> Standing | None:
    """How the match stands for the players in this order; None if it has no end.

    `stake` is what everybody puts in first, `later` how much of a deal is decided after the vying:
    its variance, in deals. How much chips change in a deal is told by how far those of the seats
    have parted in the deals that are over.
    """
    if not o.deals:
        return None
    begun = [chips - change for chips, change in zip(f.chips, f.changes, strict=True)][: o.seats]
    middle = sum(begun) / o.seats
    parted = sum((chips - middle) ** 2 for chips in begun) / (o.seats - 1)
    usual = (USUAL * stake) ** 2
    variance = (FIRST * usual + parted) / (FIRST + f.deal - 1)
    return Standing(
        tuple(int(f.chips[seat] + f.staked[seat]) for seat in order),
        tuple(int(f.chips[seat]) for seat in range(o.seats) if seat not in order),
        max(LEAST * stake, round(float(np.sqrt(variance * (o.deals - f.deal + later))), 2)),
    )


def worths(
    known: Tree, pot: float, terms: Terms, standing: Standing | None, counts: float = CHIPS
) -> Floats:
    """By place where the vying is over, winner and player: what that is worth to the player.

    The last winner is nobody: the pot is carried. `counts`: how much chips count beside the match.
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
    """The chance to end the match with most, after these changes; and a little of themselves.

    `counts`: how much they count themselves.
    """
    players, many = len(standing.players), len(standing.players) + len(standing.others)
    everybody = np.zeros((*changes.shape[:-1], many))
    everybody[..., :players] = changes + np.array(standing.players, np.float64)
    everybody[..., players:] = standing.others
    level = _slope(many) * counts / standing.spread
    return first(everybody, standing.spread)[..., :players] + level * changes


def first(chips: Floats, spread: float) -> Floats:
    """The chance of each seat to have most, when all will still change by about `spread`."""
    found = np.zeros_like(chips)
    many = chips.shape[-1]
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
    """What one standard deviation is worth to one of so many that are level."""
    level = np.zeros(many)
    level[0] = 0.1
    return float((first(level, 1.0)[0] - 1.0 / many) / 0.1)
