"""Answering questions: those that a game declares in its module `study`, and those about every
game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boneace import games
from boneace.declare import suggestion
from boneace.games.defaults import own_module
from boneace.kernel.arguments import instance, list_of_names
from boneace.languages import say
from boneace.study import StudyError
from boneace.study.general import GENERAL
from boneace.study.questions import Asked, Question, changes
from boneace.study.told import CONFIDENCE, Answer, Studied


def questions(game: str) -> list[Question]:
    """The questions about a game: its own first. Raises OptionError for an unknown game."""
    own = own_module(f"{games.declaration(game).package}.study")
    return [*(own.QUESTIONS if own else ()), *GENERAL]


def chosen(game: str, names: Sequence[str]) -> list[Question]:
    """The questions with these names, or all. Raises StudyError for an unknown one."""
    known = {question.name: question for question in questions(game)}
    for name in names:
        if name not in known:
            told = suggestion(name, list(known))
            raise StudyError(say("study-no-question", name=name, known=told))
    return [known[name] for name in dict.fromkeys(names)] or list(known.values())


def study(asked: Asked, names: Sequence[str] = ()) -> Studied:
    """Answer questions about a game; all of them where none is named.

    Raises OptionError for rules that cannot be played, StudyError for an unknown question.
    """
    instance("asked", asked, Asked)
    wanted, declaration = chosen(asked.game, list_of_names("names", names)), asked.declaration
    asked.record(_seats(asked))
    answers: list[Answer] = []
    if asked.seconds is not None:
        asked = replace(asked, seconds=asked.seconds / len(wanted))
    for question in wanted:
        if answers and asked.stopped():
            break
        asked.played = 0
        parts = list(question.answer(asked))
        told = question.name, str(question.title), str(question.about)
        answers.append(Answer(*told, parts, asked.played))
    return Studied(
        game=asked.game,
        title=declaration.title,
        preset=declaration.preset(asked.preset).title,
        changes=changes(declaration, asked.options),
        seed=asked.seed,
        confidence=CONFIDENCE,
        answers=answers,
    )


def _seats(asked: Asked) -> int:
    """The number of seats asked for, checked; by default the fewest."""
    declaration = asked.declaration
    allowed = declaration.seats(asked.values)
    if asked.seats is None:
        return allowed[0]
    return declaration.check_seats(asked.seats, asked.values)
