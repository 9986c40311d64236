"""Words that the games of vying share: names in a row, ranks, actions of a seat, a deal."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import FRENCH_52
from boneace.games.facts import Facts
from boneace.games.sent import DealBegins, Effect, Won
from boneace.games.vying.sent import Did
from boneace.languages import say
from boneace.languages.lists import listed


def sentence(text: str) -> str:
    """A text at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def rank_code(rank: int) -> str:
    """The code of a rank in messages; counted from the deuce, 0, to the ace, 12."""
    return FRENCH_52.rank_names[(rank + 1) % 13]


def rank_text(rank: int) -> str:
    """A rank in words."""
    return say("cards-rank", rank=rank_code(rank))


def high_card(rank: int) -> str:
    """The name of a hand without a pair.

    >>> high_card(12)
    'ace high'
    """
    return say("vying-high", rank=rank_code(rank))


def set_text(kind: str, rank: int) -> str:
    """Cards of one rank: a pair, or a prial.

    >>> set_text("pair", 7), set_text("prial", 11)
    ('pair of nines', 'prial of kings')
    """
    if kind == "pair":
        return say("vying-pair", rank=rank_code(rank))
    return say("vying-prial", rank=rank_code(rank))


def state_text(did: Did) -> str:
    """The last action of a seat, in a word."""
    return say("vying-did", did=did.value) if did else ""


def deal_begins(a: Facts, names: Sequence[str]) -> Effect:
    """The event of a new deal."""
    line = say("vying-deals", deal=a.deal, who=names[a.dealer])
    return DealBegins(deal=a.deal, dealer=a.dealer, line=line)


def match_won(winners: Sequence[int], names: Sequence[str]) -> Effect:
    """The event of a match that is over."""
    who = listed([names[winner] for winner in winners])
    line = say("vying-wins-match", who=who, players=len(winners))
    return Won(seats=list(winners), line=line)
