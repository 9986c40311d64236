"""The games of vying told in each language: what is read of a match, and what English is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import boneace
from boneace import Match
from boneace.errors import BoneAceError
from boneace.languages import speaking

#: Names that are no word of any of the languages.
NAMES = ["Xabi", "Maren", "Oihan", "Unax", "Gotzon", "Ibai"]
#: English words that sentences of these games are made of, and none of Spanish or Basque; “brag”
#: and “prial” are the games’ own words, the same in every language.
ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "have", "deals", "deal", "discards", "discard",
    "served", "brags", "raise", "raises", "pass", "passes", "passed", "match", "matches",
    "drop", "drops", "dropped", "see", "sees", "fold", "folds", "draw", "draws", "stand", "stands",
    "stood", "satisfied", "over", "pair", "high", "with", "beats", "nobody", "everybody",
    "claims", "claim", "takes", "shows", "chip", "chips", "point", "points", "wins", "loses",
    "vying", "upcard", "best", "flush", "hearts", "keep", "card", "cards", "says", "scores",
)  # fmt: skip
_LEFT = re.compile(rf"\b({'|'.join(ENGLISH)})\b")
_NOTATION = re.compile(
    r"«[^»]*»|Three-Stake Brag|Best, Pair and Thirty-one|Hay estas: .*|Hauek daude: .*"
)
_READ = {"label", "hint", "reason", "title", "note", "worth", "said", "state", "line"}
_CODES = {"past", "now", "ahead"}  # of stages


def played(game: str, seats: int, seed: int, **table: Any) -> Match:
    """A match at random, in which not everybody gives up at once."""
    rng = random.Random(seed)
    match = boneace.new(game, players=NAMES[:seats], seed=seed, **table)
    for _ in range(rng.randrange(60, 160)):
        if match.over:
            break
        open_now = [move.text for move in match.legal]
        staying = [text for text in open_now if text not in ("drop", "fold") or rng.random() < 0.2]
        match.push(rng.choice(staying or open_now))
    return match


def told(match: Match, code: str) -> list[str]:
    """All that anybody can read of a match."""
    seats = range(len(match.players))
    with speaking(code):
        lines = [line for seat in seats for line in match.log(seat)]
        return lines + [text for seat in seats for text in texts(match.present(seat))]


def texts(found: object) -> Iterator[str]:
    """The texts of a view that people read."""
    if isinstance(found, dict):
        for key, value in found.items():
            if key in _READ and isinstance(value, str):
                yield from () if value in _CODES else (value,)
            elif key == "values" and value:
                yield from (text for text in value if text)
            else:
                yield from texts(value)
    elif isinstance(found, list):
        for part in found:
            yield from texts(part)


def english_in(lines: list[str]) -> set[str]:
    """The lines with English words in them, or with what no message says."""
    return {line for line in lines if _LEFT.search(line.lower()) or "{" in line}


def refused(match: Match, text: str, code: str) -> str | None:
    """Why a move is refused, without names and notation; None where it is not."""
    with speaking(code):
        try:
            match.push(text)
        except BoneAceError as reason:
            return _NOTATION.sub("", str(reason))
    return None
