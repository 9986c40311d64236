"""What players of Switch argue about, for `boneace study`."""

from boneace.games.switch.knocking import ROWS
from boneace.languages import later
from boneace.study.forking import Decision
from boneace.study.questions import Asked, Question
from boneace.study.thresholds import Thresholds, turn


def points(asked: Asked, kind: int) -> str:
    """The name of a class of hands."""
    return str(kind)


KNOCK = Thresholds(
    Decision("switch", "boneace.games.switch.knocking"),
    begin=24,
    title=points,
    row=lambda row: turn(row, ROWS),
    corner=later("study-points"),
    gain_title=later("study-knock-gain"),
    from_title=later("study-knock-from"),
)
QUESTIONS = (
    Question("knock", later("study-question-knock"), later("study-question-knock.about"), KNOCK),
)
