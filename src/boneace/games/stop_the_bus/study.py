"""The questions that players of Stop the Bus argue about, for `boneace study`."""

from types import SimpleNamespace
from typing import Any, cast

from boneace.games.stop_the_bus.scoring import ORDER
from boneace.games.stop_the_bus.speech import worth_text
from boneace.games.stop_the_bus.stopping import CLASS
from boneace.languages import later
from boneace.study.forking import Decision
from boneace.study.questions import Asked, Question
from boneace.study.thresholds import Thresholds, turn


def weakest(asked: Asked, kind: int) -> str:
    """The name of the weakest hand of a class."""
    options = cast("Any", SimpleNamespace(prial_of_threes=0, ace_two_three=0))
    worth = next(at for at in range(len(ORDER[0][0])) if CLASS[at] >= kind)
    return worth_text(options)(worth)


STOP = Thresholds(
    Decision("stop-the-bus", "boneace.games.stop_the_bus.stopping"),
    begin=20,
    title=weakest,
    row=turn,
    corner=later("study-hand"),
    gain_title=later("stop-the-bus-study-gain"),
    from_title=later("stop-the-bus-study-from"),
)
QUESTIONS = (
    Question(
        "stop", later("stop-the-bus-study-stop"), later("stop-the-bus-study-stop.about"), STOP
    ),
)
