"""The conformance suite: what every game must satisfy, including games in other packages.

    boneace.testing.check_game("thirty-one")

runs every check with every preset and several numbers of seats, and with some mixtures of
options. If something is wrong it raises AssertionError with the game, preset, seats, seed and
event. From a shell it is `python -m boneace.testing thirty-one`. Each check is also a function of a
`Case`; for pytest:

    @pytest.mark.parametrize(("check", "case"), boneace.testing.matrix("my-game"), ids=str)
    def test_conforms(check, case):
        check(case)

A game in a separate package must first be registered with `boneace.games.register`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from boneace.testing import (
    batches,
    compiled,
    contract,
    declared,
    endings,
    fewer,
    impossible,
    learners,
    lying,
    perft,
    plainly,
    players,
    playthroughs,
    records,
    shown,
    sources,
    standing,
    undo,
    unused,
    views,
    wording,
    worlds,
)
from boneace.testing import (
    heuristics as heuristics,
)
from boneace.testing.case import Case, cases, mixtures

__all__ = ["CHECKS", "Case", "Check", "cases", "check_game", "matrix", "mixtures", "record_game"]


@dataclass(frozen=True)
class Check:
    """One requirement of a game; call it with a Case."""

    name: str
    run: Callable[[Case], None]
    recorded: str = ""
    """The recorded file in the game's folder that it compares with. Only presets are recorded, and
    a game does not have to be recorded."""
    once: bool = False
    """Whether it runs with only one number of seats for each preset."""
    first: bool = False
    """Whether it runs before the others, which are skipped if it fails."""
    alone: bool = False
    """Whether the other checks of a case are skipped if it fails there."""

    def __call__(self, case: Case) -> None:
        self.run(case)

    def __str__(self) -> str:
        return self.name

    @property
    def meaning(self) -> str:
        """What the check requires, in a sentence."""
        return " ".join((self.run.__doc__ or "").partition("\n\n")[0].split())

    def looks_at(self, case: Case) -> bool:
        if self.recorded and (case.options or not (case.folder / self.recorded).exists()):
            return False
        return not self.once or case.seats == playthroughs.seats(case)


CHECKS: tuple[Check, ...] = (
    Check("contract", contract.check_contract, once=True, first=True, alone=True),
    Check("declared", declared.check_declared, once=True, first=True),
    Check("texts", declared.check_texts, once=True, first=True),
    Check("source", sources.check_source, once=True, first=True),
    Check("layout", plainly.check_layout, once=True, first=True),
    Check("plainly", plainly.check_plainly, once=True, first=True),
    Check("endings", endings.check_endings, alone=True),
    Check("cards", lying.check_cards, alone=True),
    Check("notation", wording.check_notation, alone=True),
    Check("compiled", compiled.check_compiled),
    Check("returns", endings.check_returns),
    Check("playouts", endings.check_playouts),
    Check("fewer", fewer.check_fewer, once=True),
    Check("batches", batches.check_batches),
    Check("refusals", batches.check_refusals),
    Check("view-of-view", views.check_view_of_view),
    Check("hidden", views.check_hidden),
    Check("secrets", views.check_secrets),
    Check("unseen-chance", views.check_unseen_chance),
    Check("unseen-moves", views.check_unseen_moves),
    Check("worlds", worlds.check_worlds),
    Check("is_consistent", worlds.check_possible),
    Check("impossible", impossible.check_impossible),
    Check("uniform", worlds.check_uniform),
    Check("undo", undo.check_undo),
    Check("records", records.check_records),
    Check("used", unused.check_used, once=True),
    Check("reasons", wording.check_reasons),
    Check("tables", wording.check_tables),
    Check("standing", standing.check_standing),
    Check("shown", shown.check_shown),
    Check("heuristics", heuristics.check_heuristics),
    Check("players", players.check_players, once=True),
    Check("zoo", players.check_zoo, once=True),
    Check("actions", learners.check_actions),
    Check("observed", learners.check_observed),
    Check("bounds", learners.check_bounds),
    Check("perft", perft.check_perft, perft.FILE),
    Check("playthrough", playthroughs.check_playthrough, playthroughs.FOLDER, once=True),
)


def matrix(game: str) -> Iterator[tuple[Check, Case]]:
    """Every check with every case that it applies to; those marked `first` come first.

    If the declaration of a game is wrong, its cases are unknown: only the error is reported.
    """
    pairs = [(check, case) for case in cases(game) for check in CHECKS if check.first]
    yield from ((check, case) for check, case in pairs if check.looks_at(case))
    for case in [*cases(game), *mixtures(game)]:
        for check in CHECKS:
            if check.looks_at(case) and not check.first:
                yield check, case


def check_game(
    game: str,
    *,
    preset: str | None = None,
    checks: tuple[str, ...] = (),
    progress: Callable[[str], None] = lambda line: None,
) -> None:
    """Run the checks of a game, all or those named, for every preset or for one.

    `progress` is called with what is being checked. Raises AssertionError at the first failure.
    """
    for check, case in matrix(game):
        if (preset in (None, case.preset)) and (not checks or check.name in checks):
            progress(f"{case}: {check.name}")
            check(case)


def record_game(game: str, preset: str | None = None, anew: bool = False) -> list[str]:
    """Write the recorded files of a game that are missing, or all again; returns what it wrote."""
    written = []
    for case in cases(game):
        if preset not in (None, case.preset):
            continue
        if perft.record(case, anew):
            written.append(f"perft counts of {case}")
        if case.seats == playthroughs.seats(case) and playthroughs.record(case, anew):
            written.append(str(playthroughs.path_of(case)))
    return written
