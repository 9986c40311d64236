"""The study of Vingt-Un: the time for its table, and for its check by deals with the engine."""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

from benchmarks.report import console, machine, progress
from boneace.study.vingt_un.check import HANDS, check
from boneace.study.vingt_un.report import Report, Request, study
from boneace.study.vingt_un.strategies import strategy

WHOLE = 100  # steps of a bar


def worked_out(request: Request) -> tuple[Report, float, float]:
    """A study, and the seconds that it took: by the clock, and of all processors together."""
    begun, used = perf_counter(), process_time()
    with progress("the table", WHOLE) as bar:
        report = study(
            request, lambda what, part: bar.update(bar.task_ids[0], completed=WHOLE * part)
        )
    return report, perf_counter() - begun, process_time() - used


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=int, default=HANDS, help="deals of the check (%(default)s)")
    parser.add_argument(
        "--dealer", type=strategy, default=None, help="the dealer's strategy (best)"
    )
    parser.add_argument(
        "--player", type=strategy, default=None, help="the player's strategy (best)"
    )
    parser.add_argument("--seed", type=int, default=1)


def run(arguments: argparse.Namespace) -> None:
    machine()
    request = Request(dealer=arguments.dealer, player=arguments.player)
    for when in ("first, with what compiling there is", "again"):
        report, seconds, used = worked_out(request)
        console.print(
            f"the table, {when}: {seconds:.1f} s, {used:.1f} s of processors; "
            f"advantage {report.solution.advantage:.5f}, {report.solution.rounds} rounds, "
            f"the dealer could gain {report.solution.dealer_gains:.6f}"
        )
    begun, used = perf_counter(), process_time()
    with progress("the check", WHOLE) as bar:
        found = check(
            report.solution, request.pack, arguments.deals, request.rules(), arguments.seed,
            lambda what, part: bar.update(bar.task_ids[0], completed=WHOLE * part),
        )  # fmt: skip
    seconds, used = perf_counter() - begun, process_time() - used
    whole, worst = found.whole, found.worst
    console.print(
        f"the check, twice {found.deals:,} deals: {seconds:.1f} s, {used:.1f} s of processors, "
        f"{2 * found.deals / seconds:,.0f} deals a second; a whole deal {whole.played:+.6f} ± "
        f"{1.96 * whole.error:.6f}, worked out {whole.exact:+.6f} ({whole.errors:+.2f} errors); "
        f"worst of {len(found.compared)}: {worst.what}, {worst.errors:+.2f} "
        f"(up to ±{found.allowed:.2f} is chance)"
    )
