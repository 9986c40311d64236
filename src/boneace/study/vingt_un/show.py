"""The study in the terminal: tables, with bars where a picture helps."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from boneace.study.vingt_un import strategies
from boneace.study.vingt_un.check import Check
from boneace.study.vingt_un.report import Report
from boneace.study.vingt_un.table import PairRow, Row
from boneace.study.vingt_un.variants import TENURE, Variant

BAR = 16  # cells of the longest bar
WIDEST = 100  # columns, where nothing says how wide the terminal is
EIGHTHS = " ▏▎▍▌▋▊▉█"


def bar(value: float, most: float, width: int = BAR) -> str:
    """A bar of so many cells, in eighths of a cell.

    >>> bar(0.5, 1.0, 4), bar(1.0, 1.0, 4)
    ('██', '████')
    """
    eighths = round(8 * width * max(0.0, value) / most) if most > 0 else 0
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def show(report: Report, console: Console) -> None:
    """Print everything that a report holds."""
    console.print(heading(report))
    console.print(by_total(report))
    if report.pairs:
        console.print(by_pair(report.pairs))
    if report.request.compositions:
        console.print(by_cards(report.compositions))
    if report.check:
        console.print(of_check(report.check))
    if report.variants:
        console.print(of_variants(report.variants))


def heading(report: Report) -> Text:
    """What was studied, and what came of it."""
    request, found = report.request, report.solution
    lines = [
        f"Vingt-Un: one player against the dealer, first deal from {request.pack}.",
        f"The dealer {strategies.words(request.dealer)}; the player "
        f"{strategies.words(request.player)}. “Double” is not called.",
        f"The dealer’s advantage is {100 * found.advantage:.3f} % of the stake in each deal.",
    ]
    if request.dealer is None and request.player is None:
        lines.append(
            f"Neither can do much better: the dealer’s best reply would gain him another "
            f"{100 * found.dealer_gains:.4f} %, the player’s is what is shown "
            f"({found.rounds} rounds)."
        )
    elif request.player is not None:
        lines.append(f"The player could gain {100 * found.player_gains:.3f} % by his best play.")
    lines.append(f"Worked out in {report.seconds:.1f} s.")
    return Text("\n".join(lines) + "\n")


def by_total(report: Report) -> RenderableType:
    """Standing and drawing by total."""
    drawn = {(row.soft, row.total): row for row in report.drawn}
    dealt = {(row.soft, row.total): row for row in report.dealt}
    table = Table(
        title="What a stake brings, by total", title_justify="left", caption_justify="left"
    )
    table.caption = (
        "soft: an ace counts eleven. The player draws as often as is said; where the two are "
        "nearly equal he does both."
    )
    table.add_column("\ntotal", justify="right", no_wrap=True)
    for cards in ("two cards", "more cards"):
        for name in ("stand", "draw", "he draws"):
            heading = f"{cards}\n{name}" if name == "stand" else f"\n{name}"
            table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("better by\n draw ◂ │ ▸ stand", no_wrap=True)
    for place in sorted(dealt | drawn):
        row = dealt.get(place) or drawn[place]
        name = f"{'soft ' if row.soft else ''}{row.total}"
        table.add_row(name, *cells(dealt.get(place)), *cells(drawn.get(place)), leaning(row))
    return table


def cells(row: Row | None) -> tuple[str, str, str]:
    """The figures of a row."""
    if row is None:
        return "", "", ""
    share = (
        "always" if row.draws > 0.9995 else "never" if row.draws < 0.0005 else f"{row.draws:.0%}"
    )
    return f"{row.stand:+.4f}", f"{row.draw:+.4f}", share


def leaning(row: Row, width: int = BAR) -> str:
    """A bar to the left where drawing is better, to the right where standing is."""
    difference = row.stand - row.draw
    half = width // 2
    length = bar(min(1.0, abs(difference)), 1.0, half)
    cells_of = len(length)
    if difference < 0:
        return " " * (half - cells_of) + "█" * cells_of + "│" + " " * half
    return " " * half + "│" + length


def by_pair(rows: Sequence[PairRow]) -> Table:
    """Keeping and dividing."""
    table = Table(
        title="\nPairs, and as much on the second card as on the first", title_justify="left"
    )
    for name in ("pair", "keep", "divide", ""):
        table.add_column(name, justify="right" if name else "left")
    for row in rows:
        table.add_row(row.cards, f"{row.keep:+.4f}", f"{row.divide:+.4f}", row.best)
    return table


def by_cards(rows: Sequence[Row]) -> Table:
    """Every hand."""
    table = Table(title="\nBy the cards: two in hand, + what is shown", title_justify="left")
    for name in ("cards", "total", "of deals", "stand", "draw", "he draws"):
        table.add_column(name, justify="left" if name == "cards" else "right")
    for row in rows:
        name = f"{'soft ' if row.soft else ''}{row.total}"
        table.add_row(row.cards, name, f"{row.chance:.5%}", *cells(row))
    return table


def of_check(check: Check) -> RenderableType:
    """What the engine says of it."""
    whole, worst = check.whole, check.worst
    table = Table(
        title=f"\nPlayed with the engine: {check.deals:,} deals by both strategies, and as many "
        "in which a coin says what the player does first",
        title_justify="left",
    )
    for name in ("", "worked out", "played", "± (95 %)", "difference, in standard errors"):
        table.add_column(name, justify="right" if name else "left")
    for one in check.compared:
        table.add_row(
            one.what, f"{one.exact:+.5f}", f"{one.played:+.5f}", f"{1.96 * one.error:.5f}",
            f"{one.errors:+.2f}",
        )  # fmt: skip
    verdict = "agree" if check.agrees else "DO NOT AGREE"
    said = Text(
        f"The reckoning and the engine {verdict}: a whole deal differs by "
        f"{whole.errors:+.2f} standard errors, the worst of {len(check.compared)} figures "
        f"({worst.what}) by {worst.errors:+.2f}; up to ±{check.allowed:.2f} is chance.\n",
        style="" if check.agrees else "bold",
    )
    return Group(table, said)


def of_variants(found: Sequence[Variant]) -> RenderableType:
    """The dealer's advantage under one rule and another, as a table with bars."""
    parts: list[RenderableType] = []
    for where in dict.fromkeys(variant.where for variant in found):
        here = [variant for variant in found if variant.where == where]
        most = max(0.0, *(variant.advantage for variant in here))
        turn = where == TENURE
        table = Table(
            title=f"\nThe dealer’s advantage, {where}: "
            + ("stakes in the whole turn" if turn else "% of each stake"),
            title_justify="left",
        )
        table.add_column("rule")
        table.add_column("stakes" if turn else "%", justify="right")
        table.add_column("± (95 %)", justify="right")
        table.add_column("", no_wrap=True)
        table.add_column("deals in the turn" if turn else "note")
        for variant in here:
            scale = 1 if turn else 100
            table.add_row(
                variant.title,
                f"{scale * variant.advantage:.2f}",
                f"{scale * variant.error:.2f}" if variant.deals else "worked out",
                bar(variant.advantage, most),
                f"{variant.turn:.1f}" if variant.turn else variant.note,
            )
        parts.append(table)
    return Group(*parts)
