"""The dealer's advantage under various rules.

It is exact where one player allows it, and simulated with the engine where the pack continues, the
dealer settles only their best divided hand, or several play.

With several players there is no table of the dealer's best play: their reply depends on all hands
that stand against them. There they use what each of these hands is on average, given what it shows,
with the stakes, and take the pack to be without the cards that they have seen.

At one table, the same deals are played under every rule: each deal has the same shuffle, and mixed
strategies choose with the same random numbers. So the luck of the cards is nearly the same in two
rows, and most of it cancels out in the difference between them. The difference has a separate,
paired interval, from the differences by deal, or by match where the pack continues. It is narrower
than the intervals of the two rows together, which must not be added up here. With one player the
base is calculated, without any luck: a simulated row there is the base plus the paired difference,
and its interval is that of the difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from math import sqrt
from typing import Any

import numpy as np

from boneace.arena.figures import Z
from boneace.described import Value
from boneace.games.vingt_un.solving.game import Floats, Game, game
from boneace.games.vingt_un.solving.hands import ACE, NAMES, TARGET, TEN, VALUES
from boneace.languages import say
from boneace.study.vingt_un.pack import Pack
from boneace.study.vingt_un.sittings import play_matches, play_pairs
from boneace.study.vingt_un.solution import (
    Dealer,
    Player,
    Progress,
    Solution,
    open_hands,
    passes,
    quiet,
    receives,
)
from boneace.study.vingt_un.solver import AS_GIVEN, Solver, solve

DEALS = 10_000_000
MATCH = 60  # deals of a match in which the pack continues
#: Deals with one player for each deal with several, where the dealer's moves take longer.
RARER = 20
PLAYERS = 3
#: Counters in a stake where there is a pool: so a counter in the pool is small in comparison.
STAKES = 10
POOL: dict[str, Value] = {"pool_ante": 1, "pool_over_draw": 1, "pool_ties": "third"}
ONE, SEVERAL, TENURE = "one player", f"{PLAYERS} players", "a dealer’s turn"


def where_code(where: str) -> str:
    """The table of a variant, as the selector of messages."""
    return {TENURE: "turn", SEVERAL: "several"}.get(where, "one")


def column(name: str) -> str:
    """The heading of a column."""
    return say("study-column", column=name)


@dataclass(frozen=True)
class Variant:
    """The dealer's advantage under a rule: per stake and deal, or in their whole turn, in stakes.

    `error` is half of the 95 % interval, and 0 if the figure is calculated, not simulated.
    `difference` is what the rule adds to the first row of the same table, None in that row itself,
    and `difference_error` is half of its interval: see the top of this module.
    """

    name: str
    title: str
    where: str
    advantage: float
    error: float = 0.0
    deals: int = 0
    turn: float | None = None  # how many deals a turn lasts, where the row is about whole turns
    note: str = ""
    difference: float | None = None
    difference_error: float = 0.0

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def variants(
    pack: Pack,
    base: Solution,
    deals: int = DEALS,
    seed: int = 1,
    progress: Progress = quiet,
    rules: Mapping[str, Value] | None = None,
) -> list[Variant]:
    """Every variant, beginning with the base rules: `rules`, where they are not the usual ones."""
    found = [
        Variant("default", say("study-as-they-stand"), ONE, base.advantage),
        *(
            replace(one, difference=one.advantage - base.advantage)
            for one in exact(pack, base, progress)
        ),
        *with_one(pack, base, deals, seed, progress, rules),
    ]
    if pack.size == 52:  # a match begins with the whole pack
        found += turns(base, max(1, deals // 4 // MATCH), seed, progress)
        found += with_several(base, max(1, deals // RARER // MATCH), seed, progress)
    return found


# --- exact ----------------------------------------------------------------------------------------


def exact(pack: Pack, base: Solution, progress: Progress) -> list[Variant]:
    """Rules that change what one player can expect, calculated."""

    def solved(what: str, draws_on_21: bool = True, divides: bool = True) -> float:
        changed = game(pack, receives(), draws_on_21=draws_on_21, divides=divides)
        named = _named(progress, what)
        return solve(changed, base.dealer_plays, base.player_plays, named).advantage

    found = [
        Variant(
            "dealer_divides=forbidden",
            say("study-may-not-divide"),
            ONE,
            solved(say("study-no-dividing"), divides=False),
        ),
        Variant(
            "draw_on_21=false",
            say("study-stands-21"),
            ONE,
            solved(say("study-no-drawing"), draws_on_21=False),
        ),
        Variant(
            "first_natural=waits",
            say("study-waits"),
            ONE,
            base.advantage + waiting(base),
            note=say("study-waits-note"),
        ),
    ]
    return found + doubling(pack, base, progress)


def waiting(found: Solution) -> float:
    """How much less a player's natural is worth when settled as a drawn vingt-un (B-VU-05)."""
    taken = np.zeros(VALUES, np.int64)
    taken[[ACE, TEN]] = 1
    receives_now = 2.0 * open_hands().against(
        found.game.record, taken, np.int64(TARGET), found.reply_to
    )
    _, player_only, _ = passes().naturals(found.game.record)
    return float(receives_now + 2.0 * player_only)


def doubling(pack: Pack, base: Solution, progress: Progress) -> list[Variant]:
    """The dealer calls “double” on the first cards that are worth it (VU-12).

    First as if players drew no conclusion; then against players who know on which cards they call,
    and play their best against those cards when they have called, and against the others when not.
    """
    worth = by_first_card(pack, base, progress)
    good = tuple(value for value in range(VALUES) if worth[value] > 0)
    if not good or base.player_plays is not None:
        return _naive(base, worth, good)
    called, silent = (
        solve(
            game(pack, receives(), first=cards),
            base.dealer_plays,
            base.player_plays,
            _named(progress, what),
        ).advantage
        for cards, what in (
            (good, say("study-double-called")),
            (tuple(set(range(VALUES)) - set(good)), say("study-double-not-called")),
        )
    )
    return [
        *_naive(base, worth, good),
        Variant(
            "double, known",
            say("study-double-known", cards=_cards(good)),
            ONE,
            2 * called + silent,
            note=say("study-before-call"),
        ),
    ]


def _naive(base: Solution, worth: Floats, good: tuple[int, ...]) -> list[Variant]:
    if not good:
        return []
    return [
        Variant(
            "double",
            say("study-double-naive", cards=_cards(good)),
            ONE,
            base.advantage + float(worth[list(good)].sum()),
            note=say("study-before-call"),
        )
    ]


def _cards(values: tuple[int, ...]) -> str:
    return " ".join(NAMES[value] for value in values)


def by_first_card(pack: Pack, base: Solution, progress: Progress) -> Floats:
    """The dealer's expectation by their first card, times its probability, where both play the
    strategies of the base solution."""
    worth = np.zeros(VALUES)
    for value in range(VALUES):
        progress(say("study-first-card"), value / VALUES)
        if pack.counts[value]:
            worth[value] = -value_of(game(pack, receives(), first=(value,)), base)
    return worth


def value_of(deal: Game, base: Solution) -> float:
    """The player's expectation in a deal where both play the strategies solved for another."""
    solver = Solver(deal)
    divided = [value for value in range(VALUES) if _divides(base, value)]
    solver.divide(base.dealer_plays, quiet, divided)
    solver.dealer_pass(AS_GIVEN, Dealer(base.dealer.draws.copy(), base.dealer.divides.copy()))
    player = Player(base.player.draws.copy(), base.player.divides.copy())
    return solver.player_pass(AS_GIVEN, player)


def _divides(found: Solution, value: int) -> bool:
    held = found.game.counts[found.game.pairs, value] == 2
    return bool((found.player.divides[held] > 0).any())


# --- played ---------------------------------------------------------------------------------------


def with_one(
    pack: Pack,
    base: Solution,
    deals: int,
    seed: int,
    progress: Progress,
    rules: Mapping[str, Value] | None = None,
) -> list[Variant]:
    """Rules that matter with one player but are too complex to calculate."""
    if not base.game.enough:
        return []
    every = np.ones_like(base.dealer.divides)
    every[:, TEN] = 0.0
    bold = replace(base, dealer=Dealer(base.dealer.draws, every))
    listed: list[tuple[Solution, dict[str, Value], str, str]] = [
        (bold, {"dealer_divides": "best"}, say("study-one-settled"), say("study-all-but-tens")),
        (
            base,
            {"divided_natural": "natural"},
            say("study-divided-natural"),
            say("study-as-by-rules"),
        ),
    ]
    found = []
    for plays, values, title, note in listed:
        both = {**(rules or {}), **values}, rules or {}
        count, won, squares = play_pairs(
            plays, base, pack.cards, deals, seed=seed, values=both, progress=progress, what=title
        )
        mean = 0.0 - float(won / count)  # how much less the player wins
        error = Z * sqrt((squares / count - mean**2) / count)
        found.append(
            Variant(
                _name(values), title, ONE, base.advantage + mean, error, deals, note=note,
                difference=mean, difference_error=error,
            )
        )  # fmt: skip
    return found


def _name(values: Mapping[str, Value]) -> str:
    return ", ".join(f"{name}={str(value).lower()}" for name, value in values.items())


def turns(base: Solution, matches: int, seed: int, progress: Progress) -> list[Variant]:
    """What a dealer's whole turn is worth against one player, and how long it lasts."""
    rules: list[tuple[dict[str, Value], str]] = [
        ({}, say("study-takes-deal")),
        ({"naturals_to_put_out": 2}, say("study-two-naturals")),
        ({"first_hand": "of_pack"}, say("study-none-in-first")),
    ]
    listed: list[Variant] = []
    first: Floats | None = None
    for values, title in rules:
        # Turns cut short by the end of a match would make turns look shorter than they are.
        long = values | {"deals": 1000}
        sums = play_matches(
            base, 2, max(2, matches * MATCH // 1000), long,
            exact=True, seed=seed, progress=progress, what=_playing(TENURE, title),
        )  # fmt: skip
        deals, _, won, passed = sums.T
        of_turns = np.stack((won, passed))
        first = of_turns if first is None else first
        worth, error = _ratio(of_turns)
        row = Variant(
            _name(values) or "default", title, TENURE, worth, error, int(deals.sum()),
            turn=float(deals.sum() / passed.sum()), note=say("study-in-stakes"),
        )  # fmt: skip
        listed.append(_beside(row, of_turns, first))
    return listed


def with_several(base: Solution, matches: int, seed: int, progress: Progress) -> list[Variant]:
    """Rules that need several players."""
    rules: list[tuple[dict[str, Value], str, str]] = [
        ({}, say("study-as-they-stand"), ""),
        ({"dealer_divides": "forbidden"}, say("study-may-not-divide"), ""),
        ({"several_naturals": "first"}, say("study-eldest-only"), ""),
        ({"after_natural": "drop"}, say("study-ends-hand"), ""),
        (
            {"natural_puts_out_dealer": False, "natural_collects_from_all": True},
            say("study-from-all"),
            say("study-from-all-note"),
        ),
        (
            POOL | {"min_stake": STAKES, "max_stake": STAKES},
            say("study-with-pool"),
            say("study-with-pool-note", stakes=STAKES),
        ),
    ]
    listed: list[Variant] = []
    first: Floats | None = None
    for values, title, note in rules:
        divides = values.get("dealer_divides") != "forbidden"
        seated = base if divides else replace(base, game=replace(base.game, divides=False))
        sums = play_matches(
            seated, PLAYERS + 1, max(2, matches), values | {"deals": MATCH},
            seed=seed, progress=progress, what=_playing(SEVERAL, title),
        )  # fmt: skip
        deals, stakes, won, _ = sums.T
        of_stakes = np.stack((won, stakes))
        first = of_stakes if first is None else first
        mean, error = _ratio(of_stakes)
        row = Variant(
            _name(values) or "default", title, SEVERAL, mean, error, int(deals.sum()), note=note
        )
        listed.append(_beside(row, of_stakes, first))
    return listed


def _ratio(sums: Floats) -> tuple[float, float]:
    """What is won per unit of a second sum, and half of its interval; both vary by match."""
    won, of = sums
    return float(won.sum() / of.sum()), _half(_leanings(sums))


def _beside(row: Variant, sums: Floats, first: Floats) -> Variant:
    """A row with its difference to the first of the table, which was played with the same deals."""
    if sums is first:
        return row
    apart = _ratio(sums)[0] - _ratio(first)[0]
    paired = _half(_leanings(sums) - _leanings(first))
    return replace(row, difference=apart, difference_error=paired)


def _leanings(sums: Floats) -> Floats:
    """How much each match moves the ratio of two sums up or down (the delta method)."""
    won, of = sums
    return np.asarray((won - won.sum() / of.sum() * of) / of.mean())


def _half(spread: Floats) -> float:
    """Half of the 95 % interval of a mean."""
    return Z * float(np.std(spread, ddof=1)) / sqrt(len(spread))


def _playing(where: str, what: str) -> str:
    """What is being played, for the progress bar."""
    told = say("study-playing", where=where_code(where), players=PLAYERS, what=what)
    return told[:1].upper() + told[1:]


def _named(progress: Progress, what: str) -> Progress:
    """Progress under another name, for work that reports its own names."""
    return lambda _, part: progress(what, part)
