"""The page of Vingt-Un: strategies as printable cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from boneace.games.vingt_un.solving.hands import NAMES, TARGET, VALUES
from boneace.games.vingt_un.solving.solution import Solution

PAGE = Path("docs/vingt-un.md")
BEGIN, END = "<!-- tables -->", "<!-- /tables -->"
SHOWN = (None, *range(VALUES))
LINES = (
    ("flat", 0, "no “double”"),
    ("one stake, all", 0, "not doubled"),
    ("one stake, all", 1, "doubled"),
)
"""The deals whose strategies are on the cards: the solution, its line, and its name."""
COUNTS = [*((n, False) for n in range(12, 20)), *((n, True) for n in (17, 18))]
"""The dealer’s counts that are shown, and whether they are soft."""
SURE = 0.985
"""From this share on an action counts as “always”; below 1 minus it, as “never”."""

Shares = Mapping[str, tuple[float | None, float | None]]
"""By count: how often the player draws to two cards, and to three; None if it never occurs."""


def write(found: dict[str, Solution]) -> None:
    """Write the tables between the marks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    shown = [(found[name], line, what) for name, line, what in LINES if name in found]
    parts = [player_card({what: drawing(of, line) for of, line, what in shown})]
    parts += [dealer_card(what, replying(of, line)) for of, line, what in shown]
    if "stakes 1 10, all" in found:
        parts.append(f"### The first card\n\n{signals(found['stakes 1 10, all'])}")
    parts.append(f"### What a deal is worth\n\n{values(found)}")
    PAGE.write_text(f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{after}", "utf-8")


# --- as a card ------------------------------------------------------------------------------------


def sign(share: float | None) -> str:
    """D: draw; S: stand; a number: draw this many times in a hundred."""
    if share is None:
        return ""
    return "**D**" if share >= SURE else "S" if share <= 1 - SURE else f"D {100 * share:.0f}"


def player_card(columns: Mapping[str, Shares]) -> str:
    """One table for the player: their count down, the earlier calls across."""
    counts = dict.fromkeys(count for shares in columns.values() for count in shares)
    heads = ["you hold"]
    for what in columns:
        heads += [f"{what}: two cards", "three"]
    order = sorted(counts, key=lambda count: ("soft" in count, count))
    lines = []
    for count in order:
        cells = [cell for shares in columns.values() for cell in shares.get(count, (0.0, 0.0))]
        lines.append([count, *map(sign, cells)])
    return f"### The player’s card\n\n{rows(heads, lines)}"


def dealer_card(what: str, shares: Mapping[str, Sequence[float | None]]) -> str:
    """One table for the dealer: the player's call or cards down, the dealer's count across.

    A choice that is the same for all of them is given below the table.
    """
    names = [f"soft {total}" if soft else str(total) for total, soft in COUNTS]
    signs = {drawn: list(map(sign, row)) for drawn, row in shares.items()}
    alike = {
        at: seen
        for at in range(len(names))
        if len(seen := {row[at] for row in signs.values()} - {""}) == 1 and seen <= {"**D**", "S"}
    }
    told = [at for at in range(len(names)) if at not in alike]
    lines = [[drawn, *(row[at] for at in told)] for drawn, row in signs.items()]
    table = rows(["player drew", *(names[at] for at in told)], lines)
    always = ", ".join(names[at] for at in alike if alike[at] == {"**D**"})
    never = ", ".join(names[at] for at in alike if alike[at] == {"S"})
    said = f"Whatever has been drawn: draw to {always}; stand on {never}."
    return f"### The dealer’s card: {what}\n\n{table}\n\n{said}"


def rows(heads: list[str], lines: list[list[str]]) -> str:
    """A table in Markdown."""
    ruled = ["---", *(["---:"] * (len(heads) - 1))]
    return "\n".join("| " + " | ".join(line) + " |" for line in (heads, ruled, *lines))


# --- from the solutions ---------------------------------------------------------------------------


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
    """How often a player stakes high, doubles and divides, by card."""
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


def drawing(solution: Solution, line: int) -> dict[str, tuple[float | None, float | None]]:
    """How often the player draws to two cards, or to three, by their count."""
    dealt = solution.deal.dealt
    game, draws = dealt.game, solution.draws(line)
    come = np.zeros_like(draws)
    come[:, 0] = dealt.begins(np.ones(VALUES)) * dealt.shares[0]
    for value in range(VALUES):
        come[:, game.after[0, value]] = come[:, 0] * draws[:, 0]
    weights = come * dealt.chances.sum(axis=2)
    low = game.low[game.pairs][:, None] + game.low[None, :]
    found: dict[str, tuple[float | None, float | None]] = {}
    for soft, first in ((False, 11), (True, 13)):
        for total in range(first, TARGET):
            row: list[float | None] = []
            for size in (0, 1):
                here = (dealt.totals == total) & ((low < total) == soft) & (game.size == size)
                mass = weights[here].sum()
                row.append(float((weights * draws)[here].sum() / mass) if mass > 0 else None)
            if any(share is not None and share >= 1 - SURE for share in row):
                found[f"soft {total}" if soft else str(total)] = row[0], row[1]
    return found


def replying(solution: Solution, line: int) -> dict[str, list[float | None]]:
    """How often the dealer draws, by the cards that a player has drawn, and by the dealer's
    count."""
    dealt = solution.deal.dealt
    game, dealer = dealt.game, solution.deal.both.dealers[0][line]
    draws, _ = dealer.average()
    hands = np.arange(len(game.low))
    found: dict[str, list[float | None]] = {}
    for value in SHOWN:
        shown = 0 if value is None else game.after[0, value]
        group = game.group_of[shown]
        left = game.pack - game.counts[shown]
        ways = np.prod([_falling(left[v], game.counts[:, v]) for v in range(VALUES)], axis=0)
        size = np.cumprod(np.concatenate([[1.0], left.sum() - np.arange(VALUES * 2)]))
        weights = dealer.learned[2][group, hands, 0] * ways / size[game.size]
        row: list[float | None] = []
        for total, soft in COUNTS:
            here = (game.total == total) & ((game.low < total) == soft) & (game.size >= 2)
            mass = weights[here].sum()
            share = (weights * draws[group, hands])[here].sum()
            row.append(float(share / mass) if mass else None)
        found["nothing" if value is None else NAMES[value]] = row
    return found


def _falling(
    held: int, taken: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The number of ways to take this many cards in order."""
    ways = np.cumprod(np.concatenate([[1.0], np.maximum(held - np.arange(21.0), 0.0)]))
    found: np.ndarray[tuple[int], np.dtype[np.float64]] = ways[taken]
    return found
