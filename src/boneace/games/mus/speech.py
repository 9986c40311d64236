"""Hands, lances and bets of Mus in words: in Spanish where Mus has a word, with its meaning."""

from __future__ import annotations

from typing import NamedTuple

from boneace.cards import SPANISH_40, UNKNOWN, members
from boneace.games.facts import Facts
from boneace.games.mus import scoring, state
from boneace.games.mus.sent import Lance, MusAct, MusEnding, MusHow, MusLance, MusPhase, Place
from boneace.games.mus.state import (
    ANSWERING,
    MOST,
    OPENING,
    RAISED,
    SILENT,
    TO_ORDAGO,
)
from boneace.games.mus.words import ANSWERS, OPENINGS
from boneace.games.sent import coded
from boneace.languages import say

PACK = SPANISH_40


class LanceName(NamedTuple):
    """A lance: its name in JSON, which is its word in Spanish, and its word in Basque."""

    name: MusLance
    basque: str

    @property
    def word(self) -> str:
        """Its name within a sentence."""
        return say("mus-lance", lance=self.name)

    @property
    def title(self) -> str:
        """Its name in a heading, and at the beginning of a sentence."""
        return say("mus-lance-title", lance=self.name)

    @property
    def gloss(self) -> str:
        """Its subject."""
        return say("mus-lance-gloss", lance=self.name)


LANCES = (
    LanceName(MusLance.GRANDE, "handia"),
    LanceName(MusLance.CHICA, "txikia"),
    LanceName(MusLance.PARES, "pareak"),
    LanceName(MusLance.JUEGO, "jokoa"),
    LanceName(MusLance.PUNTO, "puntua"),
)
PUNTO = 4  # in LANCES

PHASES = coded(MusPhase)
HOWS = coded(MusHow)
KINDS = coded(MusEnding)


def lance_of(lance: int, punto: int) -> LanceName:
    """The name of a lance; of juego also if it is punto."""
    return LANCES[PUNTO if punto and lance == state.JUEGO else lance]


def cards_text(cards: int, held: int = 0) -> list[str]:
    """The cards of a hand, those not known to the viewer as ??."""
    known = [PACK.text(card) for card in members(cards)]
    return known + [UNKNOWN] * (held - len(known))


def rank_name(options: Facts, digit: int) -> str:
    """A rank, by its digit as in scoring.py, in the plural: `kings`, `sixes`."""
    letter = scoring.ORDERS[options.kings][scoring.KING - digit][0]
    return say("cards-ranks", rank=PACK.rank_names[PACK.ranks.index(letter)])


def pares_text(options: Facts, pares: int) -> str | None:
    """The pares of a hand in words: `medias of sixes`; None without any.

    Dobles are two pairs, possibly of one rank; medias are three of one rank.
    """
    kind = pares >> scoring.KIND
    higher, lower = pares >> scoring.HIGHER & 15, pares & 15
    if kind <= 0:
        return None
    name = rank_name(options, higher)
    if kind == scoring.DOBLES and lower != higher:
        return say("mus-dobles", higher=name, lower=rank_name(options, lower))
    return say("mus-pares", kind=("pair", "medias", "dobles")[kind - 1], higher=name)


def hand_text(options: Facts, pares: int, total: int) -> str:
    """The value of a hand for pares, juego or punto, in words: `pair of kings, juego 32`."""
    word = "juego" if total >= scoring.THIRTY_ONE else "punto"
    told = pares_text(options, pares) or say("mus-no-pares")
    return say("mus-hand", pares=told, word=word, total=total)


def card_words(card: str) -> str:
    """A card in words."""
    return PACK.words(PACK.number(card))


def act_of(text: str) -> tuple[MusAct, int]:
    """The words of a move, and the number of stones in it (0: none)."""
    act, _, amount = text.rpartition(" ") if text[-1:].isdigit() else (text, "", "0")
    return MusAct(act), int(amount)


def spoken(text: str) -> str:
    """An announcement in words, from its notation: `ordago` is `órdago`."""
    act, amount = act_of(text)
    return say("mus-spoken", act=act.code, amount=amount)


def said_text(said: int) -> str | None:
    """What a seat has said in this lance."""
    if said == SILENT:
        return None
    return ANSWERS[said - RAISED] if said >= RAISED else OPENINGS[said]


def speaking(f: Facts) -> bool:
    """Whether somebody is to bet or to answer."""
    return f.phase in (OPENING, ANSWERING, TO_ORDAGO)


def amount_of(move: int) -> int | None:
    """The stones in a bet; None for another move."""
    return move + 1 if move < MOST else None


# --- the bowl -------------------------------------------------------------------------------------

BOWL = 22  # MUS-07
FIVE = 5  # MUS-09


class Pile(NamedTuple):
    """A side’s amarracos and loose stones, and whether it has given notice (MUS-11)."""

    amarracos: int
    loose: int
    warned: bool

    @property
    def shown(self) -> int:
        """The number of stones taken from the bowl."""
        return self.amarracos + self.loose


def pile(stones: int, target: int) -> Pile:
    """MUS-09 to MUS-11: five stones are one amarraco; all but the last go back, which gives notice.

    With 40 stones to win it is seven amarracos: the side then needs only five more.
    """
    most = -(-(target - FIVE) // FIVE)
    amarracos = stones // FIVE
    warned = 0 < most <= amarracos
    return Pile(0 if warned else amarracos, stones - FIVE * amarracos, warned)


def bowl(options: Facts, sides: int) -> int:
    """MUS-07, B-MUS-19: 22 stones, or the number that a longer game or more sides need."""
    most: int = -(-(options.target - FIVE) // FIVE)
    return max(BOWL, sides * (most - 1 + FIVE - 1))


def lance_shown(f: Facts, lance: int, last: bool = False) -> Lance:
    """A lance of this deal, or of the last one, as everybody knows it."""
    how, by = (f.last_how, f.last_by) if last else (f.how, f.by)
    bets, dejes = (f.last_bets, f.last_dejes) if last else (f.bets, f.dejes)
    name = lance_of(lance, f.last_punto if last else f.punto)
    now = not last and speaking(f) and f.lance == lance
    asked = f.asked if now and f.phase != OPENING else None
    place: Place = "now" if now else "past" if how[lance] else "ahead"
    return Lance(
        name=name.name,
        title=name.title,
        english=name.gloss,
        basque=name.basque,
        state=place,
        how=HOWS[how[lance]],
        able=list(members(f.able)) if now else None,
        by=by[lance] if by[lance] >= 0 else None,
        bet=bets[lance] or None,
        pending=asked,
        sure=f.sure if asked is not None else None,
        ordago=now and f.phase == TO_ORDAGO,
        deje=dejes[lance] or None,
    )
