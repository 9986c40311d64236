"""The question from how many points to knock, for games in which hands count points."""

from __future__ import annotations

from types import ModuleType

from boneace.languages import later
from boneace.study.forking import Decision
from boneace.study.questions import Asked, Question
from boneace.study.thresholds import Thresholds, turn

BEGIN = 24
"""The number of points from which everybody knocks at first."""


def points(asked: Asked, kind: int) -> str:
    """The name of a class of hands."""
    return str(kind)


def when_to_knock(game: str, module: ModuleType) -> Question:
    """The question; the module has the decision in the form that `boneace.study.forks` needs."""
    answer = Thresholds(
        Decision(game, module.__name__),
        begin=BEGIN,
        title=points,
        row=turn,
        corner=later("study-points"),
        gain_title=later("study-knock-gain"),
        from_title=later("study-knock-from"),
    )
    title, about = later("study-question-knock"), later("study-question-knock.about")
    return Question("knock", title, about, answer)
