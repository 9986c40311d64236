"""Actions out of turn in Mus: signals (MUS-03, MUS-49, B-MUS-15), and the stone for playing as one
should (MUS-50).

A signal is written `signal two-kings`, and `signal two-kings seen 1 3` where opponents have caught
it. Who catches one is for chance to say, not for a player; a record has it as it fell out. Only the
signals of the hand that a seat holds are kept, in the state of the match, and a view shows those
that its seat has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boneace.cards import members
from boneace.errors import IllegalMove, InvalidMove, OptionError
from boneace.games.asides import Asked, Effect
from boneace.games.facts import Facts, Record, facts
from boneace.games.mus import state
from boneace.games.mus.sides import side_of
from boneace.games.mus.state import SIGNALLING
from boneace.kernel.contract import ALL_HANDS


class Signal(NamedTuple):
    """A signal of the federation’s set: what is done, and what it says."""

    name: str
    gesture: str
    meaning: str
    spanish: str
    says: str
    """What a hand must be, as a refusal says it."""


#: By number, as signals.py has them.
SIGNALS = (
    Signal("two-kings", "bites the lower lip", "two kings", "dos reyes", "two kings"),
    Signal("four-kings", "bites the lower lip twice", "four kings", "cuatro reyes", "four kings"),
    Signal("two-aces", "shows the tip of the tongue", "two aces", "dos ases", "two aces"),
    Signal("dobles", "raises both eyebrows", "dobles (two pairs)", "duples", "dobles"),
    Signal("medias", "moves the lips to one side", "medias (three alike)", "medias", "medias"),
    Signal(
        "medias-kings", "bites the lip at one side", "medias of kings", "medias de reyes",
        "medias of kings",
    ),
    Signal(
        "medias-aces", "shows the tongue at one side", "medias of aces", "medias de ases",
        "medias of aces",
    ),
    Signal("juego", "pushes the lips forward", "juego but not 31", "juego", "juego but not 31"),
    Signal("thirty-one", "winks", "juego of 31", "treinta y una", "31"),
    Signal("thirty", "lifts both shoulders", "punto of 30", "treinta", "30"),
    Signal("twenty-nine", "lifts one shoulder", "punto of 29", "veintinueve", "29"),
    Signal("blind", "shuts both eyes", "nothing at all", "ciego", "nothing: it has something"),
    Signal("cut-mus", "tilts the head to one side", "end the talk, no mus", "corta el mus", ""),
    Signal("bet-more", "lifts the head", "bet more", "envida más", ""),
)  # fmt: skip
NUMBERS = {signal.name: number for number, signal in enumerate(SIGNALS)}
#: Other names of the same (B-MUS-18).
ALSO = {"duples": "dobles", "three-kings": "medias-kings", "three-aces": "medias-aces"}
HELP = "write “signal two-kings”, or another of " + ", ".join(NUMBERS)
COURTESY_HELP = "write “claim” for a stone for playing properly, “grant 2” to grant it to seat 2"
TRUTHFUL = "B-MUS-15"


def place_of(viewer: int, seat: int) -> int:
    """Where in `signals` those of a seat are that a viewer has seen."""
    return SIGNALLING * viewer + seat


class Asides:
    """Signals and claims of one match; what was signalled is in its state."""

    def __init__(self, options: Facts) -> None:
        self.options = options
        verbs = {"signal"} if may_signal(options) else set()
        self.verbs = frozenset(verbs | ({"claim", "grant"} if options.courtesy else set()))

    def copy(self) -> Asides:
        return self  # nothing is kept here

    def standing(self) -> dict[str, Any]:
        return {}

    def restore(self, given: object) -> None:
        raise OptionError("“bets” is not kept in this game: there is stones, games")

    def settle(self, s: Record, names: Sequence[str]) -> list[str]:
        return []

    def present(self) -> dict[str, Any]:
        return {"bets": None, "wagers": None}

    # --- acting -----------------------------------------------------------------------------------

    def act(self, s: Record, asked: Asked) -> tuple[str, str]:
        """Signal, claim or grant; its notation, and the sentence for the log.

        Raises InvalidMove where the text is no such action, IllegalMove where it is not open.
        """
        words = asked.text.lower().split()
        if words[:1] and words[0] not in self.verbs:
            raise InvalidMove(f"“{asked.text}” is not an action out of turn at this table")
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
            raise InvalidMove(f"“{asked.text}” is not a signal: {HELP}")
        if asked.luck is not None and seen_at < len(words):
            raise InvalidMove("Who catches a signal is not for a player to say: " + HELP)
        f = facts(asked.seen)
        _require_open(f, self.options, asked.seat)
        if not f.own_signals >> number & 1:
            signal = SIGNALS[number]
            sentence = f"A signal must be true, and the hand has not {signal.says}"
            raise IllegalMove(sentence, TRUTHFUL)
        if asked.luck is None:
            caught = self._as_written(asked, words[seen_at + 1 :], seen_at < len(words))
        else:
            caught = [seat for seat in self._opponents(asked.seat) if self._catches(asked)]
        found = f"signal {SIGNALS[number].name}"
        return f"{found} seen {' '.join(map(str, caught))}" if caught else found

    def _opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.options.seats) if (other - seat) % 2]

    def _catches(self, asked: Asked) -> bool:
        """Whether one opponent sees a signal that is not meant for him."""
        assert asked.luck is not None
        chance = self.options.signal_chance if self.options.signals == state.CHANCE_SEES else 0
        return asked.luck.randrange(100) < chance

    def _as_written(self, asked: Asked, words: list[str], said: bool) -> list[int]:
        """The opponents that caught a signal, as a record has them."""
        seats = [int(word) if word.isascii() and word.isdigit() else -1 for word in words]
        allowed = self._opponents(asked.seat) if self.options.signals == state.CHANCE_SEES else []
        if (said and not seats) or len(set(seats)) != len(seats):
            raise InvalidMove(f"“{asked.text}” must name who has seen it, each once")
        if any(seat not in allowed for seat in seats):
            raise IllegalMove("Only opponents catch a signal, where the table lets them", TRUTHFUL)
        return sorted(seats)

    def _courtesy(self, s: Record, asked: Asked, words: list[str]) -> str:
        """MUS-50: claim a stone, or own that an opponent deserves his."""
        f = facts(s)
        if f.phase == state.DONE:
            raise IllegalMove("The match is over", "MUS-06")
        if words == ["claim"]:
            if f.claims >> asked.seat & 1:
                raise IllegalMove("The stone is claimed already", "MUS-50")
            return "claim"
        seats = [str(seat) for seat in range(self.options.seats)]
        if len(words) != 2 or words[0] != "grant" or words[1] not in seats:
            raise InvalidMove(f"“{asked.text}” is not an action out of turn: {COURTESY_HELP}")
        other = int(words[1])
        side = side_of(self.options, other)
        if side == side_of(self.options, asked.seat):
            raise IllegalMove("It is for an opponent to grant the stone", "MUS-50")
        if not f.claims >> other & 1:
            raise IllegalMove(f"{asked.names[other]} has not claimed a stone", "MUS-50")
        if f.stones[side] + 1 >= self.options.target:
            raise IllegalMove("The last stone of a game is not won by playing properly", "MUS-50")
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

    # --- telling ----------------------------------------------------------------------------------

    def sees(self, viewer: int, seat: int, text: str) -> bool:
        """The partner sees a signal, and who has caught it; claims are made aloud."""
        words = text.split()
        return words[0] != "signal" or viewer in _who_saw(seat, words)

    def told(self, viewer: int | None, seat: int, text: str, line: str) -> Effect:
        """What a viewer saw. That an opponent has caught a signal only he knows."""
        words = text.split()
        if words[0] != "signal":
            to = int(words[1]) if len(words) > 1 else None
            return {"kind": words[0], "seat": seat, "to": to, "line": line}
        signal = SIGNALS[NUMBERS[words[1]]]
        caught = [int(word) for word in words[3:]] if viewer == ALL_HANDS else None
        return {
            "kind": "signal",
            "seat": seat,
            "signal": signal.name,
            "gesture": signal.gesture,
            "meaning": signal.meaning,
            "caught": caught,
            "line": line,
        }


def _line(asked: Asked, words: list[str]) -> str:
    """The sentence for the log of those who see it."""
    who = asked.names[asked.seat]
    if words[0] == "signal":
        signal = SIGNALS[NUMBERS[words[1]]]
        return f"{who} {signal.gesture}: {signal.meaning}."
    if words[0] == "claim":
        return f"{who} claims a stone for playing properly."
    return f"{who} grants {asked.names[int(words[1])]} the stone for playing properly."


def _who_saw(seat: int, words: list[str]) -> set[int]:
    """The seats that know of a signal: who gave it, his partner, and who caught it."""
    return {seat, (seat + 2) % SIGNALLING, *(int(word) for word in words[3:])}


def _require_open(f: Facts, options: Facts, seat: int) -> None:
    """IllegalMove where a seat may not signal now. `f` is what it knows."""
    reason = closed_to(f, options, seat)
    if reason is not None:
        raise IllegalMove(*reason)


def text_of(number: int) -> str:
    """How a signal is written, as `habits.aside` numbers them."""
    return f"signal {SIGNALS[number].name}"


def closed_to(f: Facts, options: Facts, seat: int) -> tuple[str, str] | None:
    """Why a seat may not signal now, with the clause; None where it may."""
    if f.phase == state.DONE:
        return "The match is over", "MUS-06"
    if f.hands[seat].bit_count() != state.HAND:
        return "Nobody signals before all his four cards have come", TRUTHFUL
    if options.corrido and f.deal == 1:
        return "In the deal of mus corrido nobody signals", "B-MUS-16"
    return None


def may_signal(options: Facts) -> bool:
    """Whether there are signals at a table: partners are needed for them."""
    return bool(options.signals != state.OFF and options.sides == state.PARTNERS)


def asides(o: Record) -> Asides | None:
    """What keeps signals and claims of a match, where the table has any."""
    kept = Asides(facts(o))
    return kept if kept.verbs else None


# --- for the table --------------------------------------------------------------------------------


def signal_json(number: int) -> dict[str, Any]:
    signal = SIGNALS[number]
    return {
        "name": signal.name,
        "move": f"signal {signal.name}",
        "gesture": signal.gesture,
        "meaning": signal.meaning,
        "spanish": signal.spanish,
    }


def signals_json(f: Facts, options: Facts, viewer: int | None) -> dict[str, Any]:
    """What a viewer may signal, has signalled, and has seen of others."""
    here = may_signal(options)
    found: dict[str, Any] = {"here": here, "closed": None, "may": [], "given": [], "seen": []}
    if not here or viewer is None:
        return found
    closed = closed_to(f, options, viewer)
    found["closed"] = None if closed is None else {"reason": closed[0], "clause": closed[1]}
    if closed is None:
        found["may"] = [signal_json(number) for number in members(f.own_signals)]
    for seat in range(SIGNALLING):
        told = [signal_json(number) for number in members(f.signals[place_of(viewer, seat)])]
        if seat == viewer:
            found["given"] = told
        else:
            found["seen"] += [{"seat": seat, **signal} for signal in told]
    return found
