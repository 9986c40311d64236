"""Actions out of turn in Mus: signals (MUS-03, MUS-49, B-MUS-15), and the stone for playing
properly (MUS-50).

A signal is written `signal two-kings`, or `signal two-kings seen 1 3` if opponents have caught it.
Chance decides who catches one, not a player; a record states who did. The state of the match keeps
only the signals of the hand that a seat holds now, and a view shows those that its seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import asdict

from boneace.cards import members
from boneace.errors import IllegalMove, InvalidMove, OptionError
from boneace.games.facts import Facts, Record, facts
from boneace.games.mus import state
from boneace.games.mus.sent import (
    MusSignal,
    MusSignals,
    SeenSignal,
    SignalGiven,
    SignalsClosed,
    StoneClaimed,
    StoneGranted,
)
from boneace.games.mus.sides import side_of
from boneace.games.mus.state import SIGNALLING
from boneace.games.out_of_turn import Asked
from boneace.games.sent import Effect, Ledger, Standings
from boneace.kernel.contract import ALL_HANDS
from boneace.languages import Later, later, say


class Signal(NamedTuple):
    """A signal of the federation’s set: its notation, and its name in Spanish."""

    name: str
    spanish: str

    @property
    def gesture(self) -> str:
        """The gesture."""
        return say("mus-gesture", signal=self.name)

    @property
    def meaning(self) -> str:
        """Its meaning."""
        return say("mus-meaning", signal=self.name)


#: By number, as in signals.py.
SIGNALS = (
    Signal("two-kings", "dos reyes"),
    Signal("four-kings", "cuatro reyes"),
    Signal("two-aces", "dos ases"),
    Signal("dobles", "duples"),
    Signal("medias", "medias"),
    Signal("medias-kings", "medias de reyes"),
    Signal("medias-aces", "medias de ases"),
    Signal("juego", "juego"),
    Signal("thirty-one", "treinta y una"),
    Signal("thirty", "treinta"),
    Signal("twenty-nine", "veintinueve"),
    Signal("blind", "ciego"),
    Signal("cut-mus", "corta el mus"),
    Signal("bet-more", "envida más"),
)
NUMBERS = {signal.name: number for number, signal in enumerate(SIGNALS)}
#: Other names for the same (B-MUS-18).
ALSO = {"duples": "dobles", "three-kings": "medias-kings", "three-aces": "medias-aces"}
ALL = ", ".join(NUMBERS)
TRUTHFUL = "B-MUS-15"


def place_of(viewer: int, seat: int) -> int:
    """The index in `signals` of the signals of a seat that a viewer has seen."""
    return SIGNALLING * viewer + seat


class Asides:
    """Signals and claims of one match; the signals given are in its state."""

    def __init__(self, options: Facts) -> None:
        self.options = options
        verbs = {"signal"} if may_signal(options) else set()
        self.verbs = frozenset(verbs | ({"claim", "grant"} if options.courtesy else set()))

    def copy(self) -> Asides:
        return self  # nothing is stored here

    def standing(self) -> Standings:
        return {}

    def restore(self, given: object) -> None:
        raise OptionError(say("records-not-kept", key="bets", known="stones, games"))

    def settle(self, s: Record, names: Sequence[str]) -> list[str]:
        return []

    def present(self) -> Ledger:
        return Ledger(None, None)

    # --- acting -----------------------------------------------------------------------------------

    def act(self, s: Record, asked: Asked) -> tuple[str, Later]:
        """Signal, claim or grant. Return the notation and the sentence for the log.

        Raises InvalidMove if the text is not such an action, IllegalMove where it is not open.
        """
        words = asked.text.lower().split()
        if words[:1] and words[0] not in self.verbs:
            raise InvalidMove(say("mus-no-aside", text=asked.text))
        if words[:1] == ["signal"]:
            notation = self._signal(asked, words[1:])
        else:
            notation = self._courtesy(s, asked, words)
        self.apply(s, asked.seat, notation)
        return notation, _line(asked, notation.split())

    def _signal(self, asked: Asked, words: list[str]) -> str:
        seen_at = words.index("seen") if "seen" in words else len(words)
        name = " ".join(words[:seen_at])
        number = NUMBERS.get(ALSO.get(name, name))
        if number is None:
            raise InvalidMove(say("mus-no-signal", text=asked.text, names=ALL))
        if asked.luck is not None and seen_at < len(words):
            raise InvalidMove(say("mus-not-to-say", names=ALL))
        f = facts(asked.seen)
        _require_open(f, self.options, asked.seat)
        if not f.own_signals >> number & 1:
            raise IllegalMove(say("mus-must-be-true", signal=SIGNALS[number].name), TRUTHFUL)
        if asked.luck is None:
            caught = self._as_written(asked, words[seen_at + 1 :], seen_at < len(words))
        else:
            caught = [seat for seat in self._opponents(asked.seat) if self._catches(asked)]
        found = f"signal {SIGNALS[number].name}"
        return f"{found} seen {' '.join(map(str, caught))}" if caught else found

    def _opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.options.seats) if (other - seat) % 2]

    def _catches(self, asked: Asked) -> bool:
        """Whether one opponent catches a signal."""
        assert asked.luck is not None
        chance = self.options.signal_chance if self.options.signals == state.CHANCE_SEES else 0
        return asked.luck.randrange(100) < chance

    def _as_written(self, asked: Asked, words: list[str], said: bool) -> list[int]:
        """The opponents that caught a signal, as written in a record."""
        seats = [int(word) if word.isascii() and word.isdigit() else -1 for word in words]
        allowed = self._opponents(asked.seat) if self.options.signals == state.CHANCE_SEES else []
        if (said and not seats) or len(set(seats)) != len(seats):
            raise InvalidMove(say("mus-seen-once", text=asked.text))
        if any(seat not in allowed for seat in seats):
            raise IllegalMove(say("mus-only-opponents"), TRUTHFUL)
        return sorted(seats)

    def _courtesy(self, s: Record, asked: Asked, words: list[str]) -> str:
        """MUS-50: claim a stone, or admit that an opponent deserves one."""
        f = facts(s)
        if f.phase == state.DONE:
            raise IllegalMove(say("mus-over"), "MUS-06")
        if words == ["claim"]:
            if f.claims >> asked.seat & 1:
                raise IllegalMove(say("mus-claimed-already"), "MUS-50")
            return "claim"
        seats = [str(seat) for seat in range(self.options.seats)]
        if len(words) != 2 or words[0] != "grant" or words[1] not in seats:
            raise InvalidMove(say("mus-no-courtesy", text=asked.text))
        other = int(words[1])
        side = side_of(self.options, other)
        if side == side_of(self.options, asked.seat):
            raise IllegalMove(say("mus-opponent-grants"), "MUS-50")
        if not f.claims >> other & 1:
            raise IllegalMove(say("mus-not-claimed", who=asked.names[other]), "MUS-50")
        if f.stones[side] + 1 >= self.options.target:
            raise IllegalMove(say("mus-last-stone"), "MUS-50")
        return f"grant {other}"

    def apply(self, s: Record, seat: int, text: str) -> None:
        words = text.split()
        if words[0] == "claim":
            s["claims"][0] |= 1 << seat
        elif words[0] == "grant":
            side = side_of(self.options, int(words[1]))
            s["claims"][0] &= ~(1 << int(words[1]))
            for field in ("stones", "changes", "courtesies"):
                s[field][0, side] += 1
        else:
            told = 1 << NUMBERS[words[1]]
            for viewer in _who_saw(seat, words):
                s["signals"][0, place_of(viewer, seat)] |= told

    # --- views ------------------------------------------------------------------------------------

    def sees(self, viewer: int, seat: int, text: str) -> bool:
        """The partner sees a signal, and who has caught it; claims are made aloud."""
        words = text.split()
        return words[0] != "signal" or viewer in _who_saw(seat, words)

    def told(self, viewer: int | None, seat: int, text: str, line: str) -> Effect:
        """The event as a viewer saw it. Only an opponent who has caught a signal knows about
        that."""
        words = text.split()
        if words[0] != "signal":
            to = int(words[1]) if len(words) > 1 else None
            made = StoneGranted if words[0] == "grant" else StoneClaimed
            return made(seat=seat, to=to, line=line)
        signal = SIGNALS[NUMBERS[words[1]]]
        caught = [int(word) for word in words[3:]] if viewer == ALL_HANDS else None
        return SignalGiven(
            seat=seat,
            signal=signal.name,
            gesture=signal.gesture,
            meaning=signal.meaning,
            caught=caught,
            line=line,
        )


def _line(asked: Asked, words: list[str]) -> Later:
    """The sentence for the log of the seats that see it."""
    who = asked.names[asked.seat]
    if words[0] == "signal":
        gesture = later("mus-gesture", signal=words[1])
        meaning = later("mus-meaning", signal=words[1])
        return later("mus-signals", who=who, gesture=gesture, meaning=meaning)
    if words[0] == "claim":
        return later("mus-claims", who=who)
    return later("mus-grants", who=who, other=asked.names[int(words[1])])


def _who_saw(seat: int, words: list[str]) -> set[int]:
    """The seats that know of a signal: its giver, the partner, and those who caught it."""
    return {seat, (seat + 2) % SIGNALLING, *(int(word) for word in words[3:])}


def _require_open(f: Facts, options: Facts, seat: int) -> None:
    """Raise IllegalMove if a seat may not signal now. `f` is what it knows."""
    reason = closed_to(f, options, seat)
    if reason is not None:
        raise IllegalMove(*reason)


def text_of(number: int) -> str:
    """The notation of a signal, numbered as in `heuristics.aside`."""
    return f"signal {SIGNALS[number].name}"


def closed_to(f: Facts, options: Facts, seat: int) -> tuple[str, str] | None:
    """Why a seat may not signal now, with the clause; None if it may."""
    if f.phase == state.DONE:
        return say("mus-over"), "MUS-06"
    if f.hands[seat].bit_count() != state.HAND:
        return say("mus-before-cards"), TRUTHFUL
    if options.corrido and f.deal == 1 and not f.carried_over:
        return say("mus-corrido-no-signals"), "B-MUS-16"
    return None


def may_signal(options: Facts) -> bool:
    """Whether there are signals at a table: partners are needed for them."""
    return bool(options.signals != state.OFF and options.sides == state.PARTNERS)


def asides(o: Record) -> Asides | None:
    """The object that keeps the signals and claims of a match; None if the table has neither."""
    kept = Asides(facts(o))
    return kept if kept.verbs else None


# --- for the table --------------------------------------------------------------------------------


def signal_shown(number: int) -> MusSignal:
    signal = SIGNALS[number]
    return MusSignal(
        name=signal.name,
        move=f"signal {signal.name}",
        gesture=signal.gesture,
        meaning=signal.meaning,
        spanish=signal.spanish,
    )


def signals_shown(f: Facts, options: Facts, viewer: int | None) -> MusSignals:
    """What a viewer may signal, has signalled, and has seen of others."""
    here = may_signal(options)
    found = MusSignals(here=here)
    if not here or viewer is None:
        return found
    closed = closed_to(f, options, viewer)
    if closed is not None:
        found.closed = SignalsClosed(*closed)
    else:
        found.may = [signal_shown(number) for number in members(f.own_signals)]
    for seat in range(SIGNALLING):
        told = [signal_shown(number) for number in members(f.signals[place_of(viewer, seat)])]
        if seat == viewer:
            found.given = told
        else:
            found.seen += [SeenSignal(seat=seat, **asdict(signal)) for signal in told]
    return found
