"""The study in the terminal: tables, with bars where a picture helps."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from boneace.arena.figures import Z
from boneace.languages import say
from boneace.languages.numbers import signed
from boneace.study.vingt_un import strategies
from boneace.study.vingt_un.check import Check
from boneace.study.vingt_un.report import Report
from boneace.study.vingt_un.table import PairRow, Row
from boneace.study.vingt_un.variants import PLAYERS, TENURE, Variant, column, where_code

BAR = 16  # cells of the longest bar
SHORT = 8  # cells of the longest bar in a wide table
WIDEST = 100  # columns, where the width of the terminal is unknown
ALWAYS = 0.9995  # shown as always from here on, and as never from 1 - ALWAYS down
EIGHTHS = " ▏▎▍▌▋▊▉█"


def bar(value: float, most: float, width: int = BAR) -> str:
    """A bar for a value, at most `width` cells long, in eighths of a cell.

    >>> bar(0.5, 1.0, 4), bar(1.0, 1.0, 4)
    ('██', '████')
    """
    eighths = round(8 * width * max(0.0, value) / most) if most > 0 else 0
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def show(report: Report, console: Console) -> None:
    """Print all answers of a report."""
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
    """The subject, and the main results."""
    request, found = report.request, report.solution
    dealer, player = strategies.words(request.dealer), strategies.words(request.player)
    lines = [
        say("study-heading", pack=str(request.pack)),
        say("study-both-play", dealer=dealer, player=player),
        say("study-advantage", percent=f"{100 * found.advantage:.3f}"),
    ]
    if request.dealer is None and request.player is None:
        gains = f"{100 * found.dealer_gains:.4f}"
        lines.append(say("study-neither", percent=gains, rounds=found.rounds))
    elif request.player is not None:
        gains = f"{100 * found.player_gains:.3f}"
        lines.append(say("study-could-gain", percent=gains))
    lines.append(say("study-seconds", seconds=f"{report.seconds:.1f}"))
    return Text("\n".join(lines) + "\n")


def by_total(report: Report) -> RenderableType:
    """The table of standing and drawing by total."""
    drawn = {(row.soft, row.total): row for row in report.drawn}
    dealt = {(row.soft, row.total): row for row in report.dealt}
    table = Table(title=say("study-title-total"), title_justify="left", caption_justify="left")
    table.caption = say("study-caption")
    table.add_column(f"\n{column('total')}", justify="right", no_wrap=True)
    for cards in ("two-cards", "more-cards"):
        for name in ("stand", "draw", "draws"):
            above = column(cards) if name == "stand" else ""
            table.add_column(f"{above}\n{column(name)}", justify="right", no_wrap=True)
    table.add_column(f"{column('better-by')}\n{column('leaning')}", no_wrap=True)
    for place in sorted(dealt | drawn):
        row = dealt.get(place) or drawn[place]
        name = say("study-soft", total=row.total) if row.soft else str(row.total)
        table.add_row(name, *cells(dealt.get(place)), *cells(drawn.get(place)), leaning(row))
    return table


def cells(row: Row | None) -> tuple[str, str, str]:
    """The figures of a row."""
    if row is None:
        return "", "", ""
    share = f"{row.draws:.0%}"
    if row.draws > ALWAYS or row.draws < 1 - ALWAYS:
        share = say("study-always") if row.draws > ALWAYS else say("study-never")
    return signed(row.stand, 4), signed(row.draw, 4), share


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
    """The table of keeping and dividing pairs."""
    table = Table(title=f"\n{say('study-title-pairs')}", title_justify="left")
    for name in ("pair", "keep", "divide"):
        table.add_column(column(name), justify="right")
    table.add_column("")
    for row in rows:
        table.add_row(row.cards, signed(row.keep, 4), signed(row.divide, 4), column(row.best))
    return table


def by_cards(rows: Sequence[Row]) -> Table:
    """The table of every hand."""
    table = Table(title=f"\n{say('study-title-cards')}", title_justify="left")
    for name in ("cards", "total", "of-deals", "stand", "draw", "draws"):
        table.add_column(column(name), justify="left" if name == "cards" else "right")
    for row in rows:
        name = say("study-soft", total=row.total) if row.soft else str(row.total)
        table.add_row(row.cards, name, f"{row.chance:.5%}", *cells(row))
    return table


def of_check(check: Check) -> RenderableType:
    """The table of the check with the engine, and its verdict."""
    whole, worst = check.whole, check.worst
    table = Table(
        title=f"\n{say('study-title-check', deals=f'{check.deals:,}')}",
        title_justify="left",
    )
    table.add_column("")
    played = (column("worked-out"), column("played"), "± (95 %)", column("errors"))
    for name in played:
        table.add_column(name, justify="right")
    for one in check.compared:
        table.add_row(
            one.what, signed(one.exact, 5), signed(one.played, 5), f"{Z * one.error:.5f}",
            signed(one.errors),
        )  # fmt: skip
    verdict = say(
        "study-agrees",
        agree="yes" if check.agrees else "no",
        whole=signed(whole.errors),
        count=len(check.compared),
        worst=worst.what,
        errors=signed(worst.errors),
        allowed=f"{check.allowed:.2f}",
    )
    said = Text(f"{verdict}\n", style="" if check.agrees else "bold")
    return Group(table, said)


def of_variants(found: Sequence[Variant]) -> RenderableType:
    """The dealer's advantage under one rule and another, as a table with bars."""
    parts: list[RenderableType] = []
    for where in dict.fromkeys(variant.where for variant in found):
        here = [variant for variant in found if variant.where == where]
        most = max(0.0, *(variant.advantage for variant in here))
        turn = where == TENURE
        told = say("study-title-variants", where=where_code(where), players=PLAYERS)
        table = Table(title=f"\n{told}", title_justify="left")
        table.add_column(column("rule"))
        table.add_column(column("stakes") if turn else "%", justify="right")
        table.add_column("± (95 %)", justify="right")
        table.add_column(column("difference"), justify="right", no_wrap=True)
        table.add_column("± (95 %)", justify="right")
        table.add_column("", no_wrap=True)
        table.add_column(column("turn") if turn else column("note"))
        for variant in here:
            scale = 1 if turn else 100
            table.add_row(
                variant.title,
                f"{scale * variant.advantage:.2f}",
                f"{scale * variant.error:.2f}" if variant.deals else column("worked-out"),
                *apart(variant, scale),
                bar(variant.advantage, most, SHORT),
                f"{variant.turn:.1f}" if variant.turn else variant.note,
            )
        parts.append(table)
    return Group(*parts)


def apart(variant: Variant, scale: float) -> tuple[str, str]:
    """The difference to the first row, and half of its interval where both were simulated."""
    if variant.difference is None:
        return "", ""
    error = f"{scale * variant.difference_error:.2f}" if variant.deals else column("worked-out")
    return signed(scale * variant.difference), error
