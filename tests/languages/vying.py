"""The games of vying in each language: the texts of a match, and the English words."""

from __future__ import annotations

import random
import re
from typing import Any

import boneace
from boneace import Match
from tests import telling

#: Names that are not words of any of the languages.
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
_READ = {"label", "hint", "reason", "title", "note", "worth", "said", "state", "line", "values"}
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
    """All the text of a match."""
    return [text for text in telling.told(match, code, _READ) if text not in _CODES]


def english_in(lines: list[str]) -> set[str]:
    """The lines with English words in them, or with text that is not in a message."""
    return {line for line in lines if _LEFT.search(line.lower()) or "{" in line}


def refused(match: Match, text: str, code: str) -> str | None:
    """The reason why a move is refused, without names and notation; None if it is legal."""
    reason = telling.why_not(match, text, code)
    return _NOTATION.sub("", reason) if reason else None
