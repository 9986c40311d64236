"""Requests to the study of Vingt-Un, and its answers."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from boneace import games
from boneace.described import Value
from boneace.errors import OptionError
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.study.vingt_un import strategies
from boneace.study.vingt_un.pack import WHOLE, Pack
from boneace.study.vingt_un.strategies import Strategy

GAME = "vingt-un"
#: The rules that affect what is calculated: one player, one deal, one stake.
COUNTED = ("dealer_divides", "draw_on_21")


COLUMNS = (
    "kind", "cards", "total", "soft", "chance", "stand", "draw", "draws", "keep", "divide", "best",
    "name", "title", "where", "advantage", "error", "deals", "turn", "note",
    "difference", "difference_error",
)  # fmt: skip


@dataclass(frozen=True)
class Request:
    """A request: the deal, how both sides play, and which answers are wanted."""

    pack: Pack = WHOLE
    dealer: Strategy = None
    player: Strategy = None
    options: Mapping[str, object] = field(default_factory=dict)
    check: int = 0  # deals to play for the check, 0 for none
    variants: int = 0  # deals to play for simulated variants, 0 for no variants
    compositions: bool = False
    seed: int = 1

    def rules(self) -> dict[str, Value]:
        """The rules in force. Raises OptionError for one that the study does not support."""
        declaration = games.declaration(GAME)
        for name in self.options:
            declaration.option(name)
            if name not in COUNTED:
                raise OptionError(say("study-no-difference", name=name, known=listed(COUNTED)))
        rules = declaration.resolve(None, self.options)
        if rules["dealer_divides"] == "best":
            raise OptionError(say("study-divided-hands"))
        return {name: rules[name] for name in COUNTED}


@dataclass
class Report:
    """The answers to a request."""

    request: Request
    solution: Any
    dealt: list[Any]
    drawn: list[Any]
    pairs: list[Any]
    compositions: list[Any]
    seconds: float
    check: Any = None
    variants: list[Any] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """All answers, for a program to read."""
        solution, request = self.solution, self.request
        found: dict[str, Any] = {
            "game": GAME,
            "pack": {"cards": request.pack.size, "by_rank": list(request.pack.ranks)},
            "rules": request.rules(),
            "dealer": strategies.words(request.dealer),
            "player": strategies.words(request.player),
            "advantage": solution.advantage,
            "could_gain": {"dealer": solution.dealer_gains, "player": solution.player_gains},
            "rounds": solution.rounds,
            "seconds": round(self.seconds, 2),
            "dealt": [row.to_json() for row in self.dealt],
            "drawn": [row.to_json() for row in self.drawn],
            "pairs": [row.to_json() for row in self.pairs],
            "compositions": [row.to_json() for row in self.compositions],
        }
        if self.check:
            found["check"] = self.check.to_json()
        if self.variants:
            found["variants"] = [variant.to_json() for variant in self.variants]
        return found

    def write_csv(self, path: Path) -> None:
        """Write all rows as one table; a column is empty for kinds of row that do not use it."""
        with path.open("w", encoding="utf-8", newline="") as file:
            out = csv.DictWriter(file, COLUMNS, restval="", extrasaction="ignore")
            out.writeheader()
            for kind, rows in (
                ("total", [*self.dealt, *self.drawn]),
                ("hand", self.compositions),
                ("pair", self.pairs),
                ("variant", self.variants),
            ):
                out.writerows({"kind": kind} | row.to_json() for row in rows)


def study(request: Request, progress: Any = None) -> Report:
    """Calculate the answers to a request."""
    from boneace.games.vingt_un.solving.game import game
    from boneace.study.vingt_un.check import check
    from boneace.study.vingt_un.solution import quiet, receives
    from boneace.study.vingt_un.solver import solve
    from boneace.study.vingt_un.table import DEALT, DRAWN, compositions, pair_rows, rows
    from boneace.study.vingt_un.variants import variants

    told = progress or quiet
    rules = request.rules()
    begun = perf_counter()
    told(say("study-compiling"), 0.0)
    deal = game(
        request.pack,
        receives(),
        draws_on_21=bool(rules["draw_on_21"]),
        divides=rules["dealer_divides"] != "forbidden",
    )
    found = solve(deal, request.dealer, request.player, told)
    report = Report(
        request,
        found,
        rows(found, DEALT),
        rows(found, DRAWN),
        pair_rows(found),
        compositions(found, request.compositions),
        perf_counter() - begun,
    )
    if request.check:
        report.check = check(found, request.pack, request.check, rules, request.seed, told)
    if request.variants:
        report.variants = variants(request.pack, found, request.variants, request.seed, told, rules)
    return report
