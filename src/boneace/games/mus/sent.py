"""The messages of Mus."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from boneace.games.sent import Effect, Last, Seat, TableView

Place = Literal["past", "now", "ahead"]
Why = Literal["negada", "deje", "courtesy", "bet", "paso", "pares", "juego", "punto", "ordago"]


class MusPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    SERVING = "serving"
    TALKING = "talk"
    DISCARDING = "discarding"
    OPENING = "opening"
    ANSWERING = "answering"
    TO_ORDAGO = "ordago"
    DONE = "over"


class MusLance(StrEnum):
    """A round of betting, by its number; punto is played instead of juego."""

    GRANDE = "grande"
    CHICA = "chica"
    PARES = "pares"
    JUEGO = "juego"
    PUNTO = "punto"


class MusHow(StrEnum):
    """How a lance went: "unable" if only one side could have bet, or nobody."""

    NOT_YET = ""
    UNABLE = "unable"
    PASSED = "passed"
    DECLINED = "declined"
    ACCEPTED = "accepted"
    ORDAGO_ACCEPTED = "ordago"


class MusEnding(StrEnum):
    """How a deal ended: everything was counted, or an órdago or a declined bet won the game."""

    COUNTED = "counted"
    BY_ORDAGO = "ordago"
    BY_DEJE = "deje"


class MusAct(StrEnum):
    """The possible announcements of a seat, in the notation of moves."""

    ENVIDO = "envido"
    REENVIDO = "reenvido"
    PASO = "paso"
    ORDAGO = "ordago"
    QUIERO = "quiero"
    NO_QUIERO = "no quiero"
    MUS = "mus"
    NO_MUS = "no mus"

    @property
    def code(self) -> str:
        """Its code in messages."""
        return self.replace(" ", "-")


class Lance(Struct, kw_only=True, gc=False):
    """A round of betting, of this deal or of the last one."""

    name: MusLance
    title: str
    english: str
    basque: str
    state: Place
    how: MusHow
    able: list[int] | None
    """The seats that may bet; only for the present lance."""
    by: int | None
    """The seat that bet last."""
    bet: int | None
    """The stones that were bet and accepted."""
    pending: int | None
    """The stones to be answered now."""
    sure: int | None
    """The number of them already accepted."""
    ordago: bool
    """A bet of the whole game is to be answered."""
    deje: int | None
    """The stones taken because nobody accepted."""


class Keepers(Struct, frozen=True, gc=False):
    """The seats in front of which the stones of a side lie."""

    loose: int
    amarracos: int


class MusSide(Struct, kw_only=True, gc=False):
    """A side; a seat that plays alone is also a side."""

    side: int
    seats: list[int]
    stones: int
    amarracos: int
    """Stones worth five, in front of one partner."""
    loose: int
    """Stones worth one, in front of the other."""
    warned: bool
    """The amarracos have gone back to the bowl, because few stones are missing."""
    keepers: Keepers
    games: int
    changed: int
    """The stones it has won in this deal."""


class Declared(Struct, frozen=True, gc=False):
    """Whether a seat has said that it has them; null before it is asked."""

    pares: bool | None
    juego: bool | None


class MusSeat(Seat, kw_only=True, gc=False):
    """A seat."""

    side: int
    partner: int | None
    holds: str | None
    """The viewer's own hand, in words."""
    declared: Declared
    talk: str | None
    """Before the lances: "mus", "no mus", "discarded 2"."""
    thrown: int | None
    """The number of cards it has exchanged."""
    said: str | None
    """What it has said in this lance, in the notation of moves: "envido 2"."""
    able: bool | None
    discards: int


class MusSignal(Struct, kw_only=True, gc=False):
    """A signal."""

    name: str
    move: str
    gesture: str
    meaning: str
    spanish: str


class SeenSignal(MusSignal, kw_only=True, gc=False):
    """A signal of another seat."""

    seat: int


class SignalsClosed(Struct, frozen=True, gc=False):
    """Why the viewer may not signal now."""

    reason: str
    clause: str | None


class MusSignals(Struct, kw_only=True, gc=False):
    """The viewer's possible signals, those given, and those seen of others."""

    here: bool
    """This table allows signals."""
    closed: SignalsClosed | None = None
    may: list[MusSignal] = []
    """Those that are true of the viewer's own hand."""
    given: list[MusSignal] = []
    seen: list[SeenSignal] = []


class CountStep(Struct, kw_only=True, gc=False):
    """Stones won in a deal, and why."""

    lance: MusLance | None
    side: int
    seat: int
    stones: int
    why: Why
    line: str


class MusLast(Last, kw_only=True, gc=False):
    """How a deal ended."""

    layout: Literal["mus"] = "mus"
    kind: MusEnding
    lance: MusLance
    """The lance in which the deal ended."""
    dealer: int
    hands: list[list[str] | None]
    values: list[str | None]
    lances: list[Lance]
    best: list[int | None]
    count: list[CountStep]
    changes: list[int]
    """By side, the stones won in the deal."""
    stones: list[int]
    """By side, the total after it."""
    game: int | None
    """The side that has won the game."""


class MusView(TableView, kw_only=True, gc=False):
    """Mus."""

    layout: Literal["mus"] = "mus"
    dealer: int
    stock: int
    phase: MusPhase
    seats: list[MusSeat]
    last: MusLast | UnsetType | None = UNSET
    eldest: int
    """The first to speak, who wins ties."""
    alone: bool
    """Every player alone."""
    sides: list[MusSide]
    bowl: int
    target: int
    games: int
    """The match is the best of this many."""
    corrido: bool
    ranks: str
    """The letters of the ranks, from the high ones down."""
    lance: MusLance | None
    lances: list[Lance]
    discards: int
    exchanges: int
    signals: MusSignals
    claims: list[int] | None
    """The seats that claim a stone for playing properly; null if nobody may."""


class MusEffect(Effect, kw_only=True, frozen=True, gc=False):
    """The events that only Mus has."""


class MusSpoke(MusEffect, kw_only=True, frozen=True, gc=False, tag="spoke"):
    """A seat has said something: mus or no mus, a bet, an answer."""

    seat: int
    act: MusAct
    amount: int | None
    """The stones in it."""


class PassedOn(MusEffect, kw_only=True, frozen=True, gc=False, tag="passed-on"):
    """Mus was cut: the deal passes on."""

    dealer: int


class SaidOfHands(MusEffect, kw_only=True, frozen=True, gc=False, tag="declared"):
    """Seats have said whether they have pares, or juego; these have."""

    what: MusLance
    seats: list[int]


class Decided(MusEffect, kw_only=True, frozen=True, gc=False, tag="decided"):
    """How a lance went."""

    lance: MusLance
    how: MusHow


class StonesScored(MusEffect, kw_only=True, frozen=True, gc=False, tag="scored"):
    """A side has taken stones."""

    side: int
    seat: int
    lance: MusLance | None
    stones: int
    why: Why


class Notice(MusEffect, kw_only=True, frozen=True, gc=False, tag="notice"):
    """A side has few stones left to win."""

    side: int
    needs: int


class SideWon(MusEffect, kw_only=True, frozen=True, gc=False, tag="game"):
    """A side has won a game."""

    counted = True

    side: int


class SignalGiven(MusEffect, kw_only=True, frozen=True, gc=False, tag="signal"):
    """A seat has signalled to its partner."""

    counted = True

    seat: int
    signal: str
    gesture: str
    meaning: str
    caught: list[int] | None
    """The opponents who saw it, for a viewer of everything."""


class StoneClaimed(MusEffect, kw_only=True, frozen=True, gc=False, tag="claim"):
    """A seat claims a stone for playing properly."""

    seat: int
    to: int | None


class StoneGranted(MusEffect, kw_only=True, frozen=True, gc=False, tag="grant"):
    """A seat grants another the stone that it claims."""

    seat: int
    to: int | None
