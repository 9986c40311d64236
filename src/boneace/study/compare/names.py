"""The names of counts: kinds of move by the labels of the moves, events by messages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boneace.languages import say, say_if_any
from boneace.study.compare.labels import Labels
from boneace.study.compare.playing import AT_ONCE, EVENT, MOVE


def title_of(game: str, thing: str, labels: Labels) -> str:
    """The name of a kind of move or an event in the current language."""
    if thing.startswith(MOVE):
        word = thing.removeprefix(MOVE)
        return called(labels.of(word)) or word.capitalize()
    kind = thing.removeprefix(EVENT)
    if kind.endswith(AT_ONCE):
        name = title_of(game, EVENT + kind.removesuffix(AT_ONCE), labels)
        return say("compare-as-dealt", what=name)
    told = say_if_any(f"{game}-event-{kind}") or say_if_any(f"compare-event-{kind}")
    return told or kind.replace("-", " ").capitalize()


def called(labels: Sequence[str]) -> str:
    """The words that the names of several moves share: the first ones, else the last ones.

    >>> called(["Discard 7H", "Discard KS"]), called(["7H bota", "KS bota"]), called(["Knock"])
    ('Discard', 'Bota', 'Knock')
    """
    words = [label.split() for label in labels]
    found = _shared(words) or _shared([one[::-1] for one in words])[::-1]
    text = re.sub(r"[\s:,;(–-]+$", "", " ".join(found))
    return text[:1].upper() + text[1:]


def _shared(words: Sequence[Sequence[str]]) -> list[str]:
    """The words that all of them begin with."""
    found = []
    for place in zip(*words, strict=False):
        if len(set(place)) > 1:
            break
        found.append(place[0])
    return found
