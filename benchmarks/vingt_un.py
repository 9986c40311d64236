"""How long it takes to solve a deal of Vingt-Un, and, with --page, the strategies in Markdown."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter, process_time

import numpy as np
from rich.table import Table

from benchmarks.report import console, machine
from boneace.games.vingt_un.solving import prepare, without
from boneace.games.vingt_un.solving.game import game
from boneace.games.vingt_un.solving.hands import NAMES, TARGET, VALUES
from boneace.games.vingt_un.solving.setting import FLAT, Setting
from boneace.games.vingt_un.solving.solution import Solution
from boneace.study.vingt_un.pack import WHOLE
from boneace.study.vingt_un.sittings import play_matches
from boneace.study.vingt_un.solution import receives
from boneace.study.vingt_un.solver import solve

DOUBLED = Setting((1,), divides=False, dealer_divides=False)
#: name: what is solved, the cards that are gone, and the exploitability that is aimed at
DEALS: dict[str, tuple[Setting, str, float]] = {
    "flat": (FLAT, "", 1e-4),
    "flat, tens gone": (FLAT, "TS TH TD TC JS JH JD JC", 1e-4),
    "double": (DOUBLED, "", 1e-4),
    "double, stakes 1 2 4": (Setting((1, 2, 4), divides=False, dealer_divides=False), "", 1e-3),
    "double, stakes 1 10": (Setting((1, 10), divides=False, dealer_divides=False), "", 1e-3),
    "one stake, all": (Setting((1,)), "", 2e-4),
    "stakes 1 10, all": (Setting(), "", 1e-3),
}
PAGE = Path("docs/vingt-un.md")
BEGIN, END = "<!-- tables -->", "<!-- /tables -->"
SHOWN = (None, *range(VALUES))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", nargs="+", default=list(DEALS), choices=list(DEALS))
    parser.add_argument("--seconds", type=float, default=90.0, help="of processor, each")
    parser.add_argument("--target", type=float, help="exploitability, instead of each deal's own")
    parser.add_argument("--players", type=int, default=0, help="matches with several players")
    parser.add_argument("--page", action="store_true", help=f"write the tables to {PAGE}")


def run(arguments: argparse.Namespace) -> None:
    machine()
    if arguments.players:
        several(arguments.players)
        return
    prepare()
    table = Table(title="Deals of Vingt-Un; values in the lowest stake", title_justify="left")
    for column in ("deal", "rounds", "processor s", "wall s", "value", "exploitability"):
        table.add_column(column, justify="left" if column == "deal" else "right")
    found = {}
    for name in arguments.deals:
        setting, gone, target = DEALS[name]
        begun, clock = process_time(), perf_counter()
        solution = without(gone, setting)
        learned(solution, arguments.target or target, begun + arguments.seconds)
        spent, wall = process_time() - begun, perf_counter() - clock
        value, exploited = solution.measured()
        row = f"{solution.iterations}", f"{spent:.1f}", f"{wall:.1f}"
        table.add_row(name, *row, f"{value:+.5f}", f"{exploited:.1e}")
        found[name] = solution
    console.print(table)
    if arguments.page:
        write(found)


def several(matches: int) -> None:
    """What the dealer gains by weighing all hands that stand, where each player plays as if alone.

    Played by the game's rules, with the strategies of the study; 20 deals a match, the same cards
    for both dealers.
    """
    base = solve(game(WHOLE, receives()))
    heads = ("players", "deals", "replies to the first", "to all", "gained", "±")
    table = Table(title="What the dealer wins of a stake", title_justify="left")
    for head in heads:
        table.add_column(head, justify="right")
    for players in (2, 3, 5, 7):
        one, every = (
            play_matches(base, players + 1, matches, {"deals": 20}, one=alone)
            for alone in (True, False)
        )
        stakes = every[:, 1].sum()
        more = every[:, 2] - one[:, 2]
        error = 1.96 * float(np.std(more, ddof=1)) * np.sqrt(len(more)) / stakes
        won = (f"{of[:, 2].sum() / stakes:+.4f}" for of in (one, every))
        row = f"{int(every[:, 0].sum())}", *won, f"{more.sum() / stakes:+.4f}", f"{error:.4f}"
        table.add_row(str(players), *row)
    console.print(table)


def learned(solution: Solution, target: float, end: float) -> None:
    """Learn until the target is reached, or the processor time is over."""
    look = 15.0
    while process_time() < end:
        solution.learn()
        if solution.iterations >= look:
            look *= 1.25
            if solution.measured()[1] <= target:
                return


# --- tables ---------------------------------------------------------------------------------------


def write(found: dict[str, Solution]) -> None:
    """Put the tables between the marks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    parts = [values(found)]
    if "stakes 1 10, all" in found:
        parts.append(signals(found["stakes 1 10, all"]))
    for name, line, what in (
        ("flat", 0, "one stake, no “double”, nothing divided"),
        ("one stake, all", 0, "one stake, not doubled"),
        ("one stake, all", 1, "one stake, doubled"),
    ):
        if name in found:
            parts += [drawing(found[name], line, what), replying(found[name], line, what)]
    PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{after}", "utf-8")


def rows(heads: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown."""
    ruled = ["---", *(["---:"] * (len(heads) - 1))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (heads, ruled, *lines))


def often(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.0f}"


def values(found: dict[str, Solution]) -> str:
    lines = []
    for name, solution in found.items():
        value, exploited = solution.measured()
        mean = name, f"{value:+.4f}".replace("-", "−"), f"{exploited:.1e}".replace("-", "−")
        lines.append(list(mean))
    return rows(["deal", "value for the player", "exploitability"], lines)


def signals(solution: Solution) -> str:
    """How often each card is staked on, doubled on, and divided."""
    setting = solution.deal.dealt.setting
    heads = ["first card, %", *NAMES]
    lines = [[f"stakes {setting.stakes[-1]}", *map(often, solution.stakes[:, -1])]]
    for at, stake in enumerate(setting.stakes):
        lines.append([f"dealer doubles {stake}", *map(often, solution.doubles[at])])
    for line, (at, twice) in enumerate(solution.deal.dealt.lines):
        if at == 0:
            shares = solution.divides[line].sum(axis=1)
            called = "doubled" if twice else "not doubled"
            name = f"divides a pair, {setting.stakes[at]} staked, {called}"
            lines.append([name, *map(often, shares)])
    return rows(heads, lines)


def drawing(solution: Solution, line: int, what: str) -> str:
    """How often a player draws to two cards, or to three, by what they count."""
    dealt = solution.deal.dealt
    game, draws = dealt.game, solution.draws(line)
    come = np.zeros_like(draws)
    come[:, 0] = dealt.begins(np.ones(VALUES)) * dealt.shares[0]
    for value in range(VALUES):
        come[:, game.after[0, value]] = come[:, 0] * draws[:, 0]
    weights = come * dealt.chances.sum(axis=2)
    low = game.low[game.pairs][:, None] + game.low[None, :]
    lines = []
    for soft, first in ((False, 11), (True, 13)):
        for total in range(first, TARGET):
            row = [f"soft {total}" if soft else str(total)]
            for size in (0, 1):
                here = (dealt.totals == total) & ((low < total) == soft) & (game.size == size)
                mass = weights[here].sum()
                row.append(often((weights * draws)[here].sum() / mass) if mass > 0 else "")
            if any(cell not in ("", "0") for cell in row[1:]):
                lines.append(row)
    heads = [f"player draws, %: {what}", "to two cards", "to three"]
    return rows(heads, lines)


def replying(solution: Solution, line: int, what: str) -> str:
    """How often the dealer draws, by what a player has drawn, and by his own count."""
    dealt = solution.deal.dealt
    game, dealer = dealt.game, solution.deal.both.dealers[0][line]
    draws, _ = dealer.average()
    hands = np.arange(len(game.low))
    lines = []
    for value in SHOWN:
        shown = 0 if value is None else game.after[0, value]
        group = game.group_of[shown]
        left = game.pack - game.counts[shown]
        ways = np.prod([_falling(left[v], game.counts[:, v]) for v in range(VALUES)], axis=0)
        size = np.cumprod(np.concatenate([[1.0], left.sum() - np.arange(VALUES * 2)]))
        weights = dealer.learned[2][group, hands, 0] * ways / size[game.size]
        row = ["nothing" if value is None else NAMES[value]]
        for total, soft in (*((n, False) for n in range(12, 20)), *((n, True) for n in (17, 18))):
            here = (game.total == total) & ((game.low < total) == soft) & (game.size >= 2)
            mass = weights[here].sum()
            row.append(often((weights * draws[group, hands])[here].sum() / mass) if mass else "")
        lines.append(row)
    heads = [f"dealer draws, %: {what}; drawn", *map(str, range(12, 20)), "soft 17", "soft 18"]
    return rows(heads, lines)


def _falling(
    held: int, taken: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """In how many ways so many cards can be taken, in order."""
    ways = np.cumprod(np.concatenate([[1.0], np.maximum(held - np.arange(21.0), 0.0)]))
    found: np.ndarray[tuple[int], np.dtype[np.float64]] = ways[taken]
    return found
