"""`boneace arena GAME BOT …`: bots against each other on the same deals."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from boneace.bots.kinds import names
from boneace.commands.bar import counted
from boneace.commands.given import (
    add_ray,
    add_rules,
    amount,
    any_number,
    plain_console,
    status,
    stopping,
    whole_number,
    workers_of,
)
from boneace.commands.parsing import examples
from boneace.declare import written
from boneace.errors import OptionError
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.numbers import signed
from boneace.languages.streams import print_json
from boneace.study.files import checked, write_text

if TYPE_CHECKING:
    from boneace.arena import Estimate, Table

EXAMPLES = """\
  boneace arena mus club novice
  boneace arena three-stake-brag club zoo --gauntlet --matches 500
  boneace arena thirty-one club zoo:knock_25 mybots:Careful --seats 4 --json
  boneace arena thirty-one policy:mine.npz club expert --svg ratings.svg
  boneace arena mus --list
"""


def add_arena(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help=say("arena-help"),
        description=f"{say('arena-about')}\n",
        epilog=examples(EXAMPLES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add, number = parser.add_argument, metavar("number")
    add("game", metavar=metavar("game"), help=say("commands-game"))
    bots = say("arena-bots", levels=", ".join(names()))
    add("bots", metavar=metavar("bot"), nargs="*", default=[], help=bots)
    add("--list", action="store_true", help=say("arena-list"))
    add("--gauntlet", action="store_true", help=say("arena-gauntlet"))
    add("--matches", type=whole_number, default=100, metavar=number, help=say("arena-matches"))
    add("--deals", type=whole_number, metavar=metavar("deals"), help=say("arena-deals"))
    add("--seconds", type=amount, metavar=metavar("seconds"), help=say("arena-seconds"))
    add_rules(add, say("arena-seats"))
    add("--seed", type=any_number, default=0, metavar=number, help=say("arena-seed"))
    add("--jobs", type=whole_number, metavar=number, help=say("arena-jobs"))
    add_ray(add)
    add("--svg", metavar=metavar("file", ".svg"), help=say("arena-svg"))
    add("--json", action="store_true", help=say("arena-json"))
    parser.set_defaults(run=_run)


def _run(parsed: argparse.Namespace) -> int:
    if parsed.list:
        return _list(parsed.game, parsed.json)
    if not parsed.bots:
        raise OptionError(say("arena-two-bots", count=0))
    from boneace import arena
    from boneace.arena.plot import svg

    drawn = None
    if parsed.svg is not None:
        drawn = checked(parsed.svg, (".svg",), say("arena-a-picture"))
    quiet = parsed.json or not sys.stderr.isatty()
    doing = workers_of(parsed, os.cpu_count() or 1)
    with stopping() as stopped, counted(quiet, "arena-playing") as told, doing as workers:
        found = arena.contest(
            parsed.game,
            parsed.bots,
            matches=parsed.matches,
            seats=parsed.seats,
            preset=parsed.preset,
            options=written(parsed.option),
            seed=parsed.seed,
            deals=parsed.deals,
            seconds=parsed.seconds,
            workers=workers,
            gauntlet=parsed.gauntlet,
            told=told,
            stopped=stopped,
        )
    if drawn is not None:
        write_text(drawn, svg(found))
    if parsed.json:
        print_json(found.to_json())
    else:
        _tell(found)
    return status(stopped, say("arena-stopped"))


def _list(game: str, as_json: bool) -> int:
    """List the bots that a game has: the levels, and the zoo."""
    from boneace import bots
    from boneace.bots import zoo

    found = {bot["name"]: bot["meaning"] for bot in bots.describe()}
    found |= {f"zoo:{name}": meaning for name, meaning in zoo.describe(game).items()}
    if as_json:
        print_json(found)
        return 0
    width = max(map(len, found))
    for name, meaning in found.items():
        print(f"{name:{width}}  {meaning}")
    return 0


# --- results --------------------------------------------------------------------------------------


def _tell(found: Table) -> None:
    """Print the tables of a contest."""
    from rich.table import Table as Drawn

    from boneace import games

    console = plain_console()
    console = console if console.is_terminal else plain_console(width=120)
    setting, declaration = found.setting, games.declaration(found.setting.game)
    preset, seats = declaration.preset(setting.preset).name, setting.seats
    print(say("arena-heading", game=declaration.title, preset=preset, seats=seats))
    if not found.pairings:
        print(say("arena-nothing"))
        return
    if len(found.bots) > 2 and len(found.pairings) >= len(found.bots):  # not of a gauntlet
        _tell_cross(console, found)
    drawn = Drawn()
    for column in ("bots", "sets", "share", "interval", "gain", "deals"):
        told = say("arena-column", column=column, unit=found.unit)
        drawn.add_column(told, justify="left" if column == "bots" else "right")
    for pair in found.pairings:
        drawn.add_row(
            say("arena-pair", first=pair.first, second=pair.second),
            f"{pair.sets:,}",
            f"{pair.share.mean:.1%}",
            f"{pair.share.low:.1%} – {pair.share.high:.1%}",
            _gain(pair.gain),
            f"{pair.deals:,}",
        )
    console.print(drawn)
    _tell_bots(console, found)


def _tell_cross(console: Any, found: Table) -> None:
    """The share of each bot against each other one."""
    from rich.table import Table as Drawn

    drawn = Drawn()
    for heading in ("", *found.bots):
        drawn.add_column(heading, justify="right" if heading else "left")
    for one in found.bots:
        shares = [found.share(one, other) for other in found.bots]
        drawn.add_row(one, *(_percent(share) if share else "" for share in shares))
    console.print(drawn)


def _tell_bots(console: Any, found: Table) -> None:
    """How strong each bot is, and how long it thinks; the best rated first."""
    from rich.table import Table as Drawn

    drawn, rated = Drawn(), found.ratings()
    for column in ("bot", "rating", "decisions", "mean", "longest"):
        told = say("arena-column", column=column, unit=found.unit)
        drawn.add_column(told, justify="left" if column == "bot" else "right")
    for name in sorted(found.bots, key=lambda one: -rated[one].mean if rated else 0):
        thought = found.thinking[name]
        drawn.add_row(
            name,
            _points(rated.get(name)),
            f"{thought.count:,}",
            f"{1000 * thought.mean:,.1f}",
            f"{1000 * thought.longest:,.0f}",
        )
    console.print(drawn)


def _points(rating: Estimate | None) -> str:
    if rating is None:
        return ""
    return f"{signed(rating.mean, 0)} ± {rating.within:.0f}"


def _percent(share: Estimate) -> str:
    return f"{share.mean:.0%} ± {share.within:.0%}"


def _gain(gain: Estimate) -> str:
    mean, within = signed(gain.mean, 3), gain.within
    return f"{mean} ± {within:.3f}" if within < float("inf") else mean
