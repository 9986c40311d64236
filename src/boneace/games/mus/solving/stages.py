"""The stages of a deal: one lance with public knowledge, for every way of getting to it.

After grande and chica all declare who has pares, later who has juego (B-MUS-08): from there each
combination is a separate stage, with only those hands.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np

from boneace.games.mus.playing.hands import Whole
from boneace.games.mus.solving.betting import MANO, NO_BETTING, OTHER, Betting, Sizes, betting
from boneace.games.mus.solving.hands import Dealt, declared
from boneace.games.mus.solving.meeting import Meeting
from boneace.games.mus.solving.stakes import Account, Terms, after
from boneace.games.mus.state import CHICA, GRANDE, JUEGO, PARES


class Stage(NamedTuple):
    """A lance with public knowledge. A line is the betting of the lances before."""

    lance: int
    betting: Betting
    parent: int
    """The stage before, or -1."""
    hands: tuple[Whole, Whole]
    """The hands that mano and the other may have."""
    places: tuple[Whole, Whole]
    """The places of these among the hands of the stage before."""
    lines: int
    meeting: Meeting | None
    """The final ends: accepted órdagos; in the last stages all ends."""
    last: bool


class _Plan(NamedTuple):
    lance: int
    betting: Betting
    parent: int
    hands: tuple[Whole, Whole]
    accounts: list[Account]


def stages(dealt: Dealt, terms: Terms, sizes: Sizes) -> list[Stage]:
    """All stages of a deal at a score, each after those that lead to it."""
    bets, every = betting(sizes), np.arange(len(dealt))
    pares, juego = declared(dealt)
    begun = _Plan(int(GRANDE), bets, -1, (every, every), [Account(terms.stones)])
    plans = [begun, _Plan(int(CHICA), bets, 0, begun.hands, _accounts(begun, terms))]
    for mano, other in product((0, 1), repeat=2):
        hands = every[pares == mano], every[pares == other]
        before, parent = plans[1], 1
        if mano and other:
            before = _Plan(int(PARES), bets, 1, hands, _accounts(plans[1], terms))
            parent = len(plans)
            plans.append(before)
        accounts = _accounts(before, terms)
        if parent == 1:
            unable = _Plan(int(PARES), NO_BETTING, 1, hands, accounts)
            accounts = _accounts(unable, terms)
        for own, its in product((0, 1), repeat=2):
            each = hands[MANO][juego[hands[MANO]] == own], hands[OTHER][juego[hands[OTHER]] == its]
            if len(each[MANO]) and len(each[OTHER]):
                bet = bets if own == its else NO_BETTING
                plans.append(_Plan(int(JUEGO), bet, parent, each, accounts))
    return [_stage(dealt, plan, plans, terms) for plan in plans]


def _accounts(plan: _Plan, terms: Terms) -> list[Account]:
    """The accounts of all ends that go on, end by end; each for all lines."""
    ends = plan.betting.ends[: plan.betting.lasting]
    return [after(account, end, terms) for end in ends for account in plan.accounts]


def _stage(dealt: Dealt, plan: _Plan, plans: list[_Plan], terms: Terms) -> Stage:
    last = plan.lance == JUEGO
    ends = plan.betting.ends[0 if last else plan.betting.lasting :]
    accounts = [after(account, end, terms) for end in ends for account in plan.accounts]
    before = plan.hands if plan.parent < 0 else plans[plan.parent].hands
    mano, other = (np.searchsorted(had, has) for had, has in zip(before, plan.hands, strict=True))
    return Stage(
        plan.lance,
        plan.betting,
        plan.parent,
        plan.hands,
        (mano, other),
        len(plan.accounts),
        Meeting(dealt, plan.hands, accounts, terms) if accounts else None,
        last,
    )
