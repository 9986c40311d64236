"""Side wagers (T31-50, T31-51, B-T31-21): a ledger of bets between any two players.

They are made out of turn and are not in the state that the rules use: the ledger gets the standing
of the match after every move, and settles what is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from boneace.errors import IllegalMove, InvalidMove, OptionError
from boneace.games import standings
from boneace.games.facts import Record, facts
from boneace.games.out_of_turn import Asked
from boneace.games.sent import Effect, Ledger, Standings, Wager, Wagered
from boneace.games.thirty_one import state
from boneace.languages import Later, later, say
from boneace.languages.you import heard_by

HIGHEST_STAKE = 1_000_000
MOST_WON = 1_000_000 * HIGHEST_STAKE
"""What a seat may have won, or lost, before a record: no rule limits it, and a million wagers at
the highest stake are more than any match has. A page counts exactly up to a thousand times more."""


class Asides:
    """The ledger: open and covered wagers, and what each seat has won from those settled."""

    verbs = frozenset({"bet", "cover"})

    def __init__(self, seats: int, keeps: int) -> None:
        self.seats = seats
        self.keeps = keeps  # the code of the option: it determines who is ahead at the end
        self.wagers: list[Wager] = []
        self.net = [0] * seats

    def copy(self) -> Asides:
        found = Asides(self.seats, self.keeps)
        found.wagers, found.net = [copy(wager) for wager in self.wagers], list(self.net)
        return found

    def standing(self) -> Standings:
        return {"bets": list(self.net)}

    def restore(self, net: object) -> None:
        """Set what each seat has won before. Raises OptionError for a wrong list."""
        found, of = [], {"key": "bets", "each": "seat"}
        for seat, won in enumerate(standings.numbers("bets", net, self.seats, "seat")):
            what = say("records-number-of", **of, place=seat)
            found.append(standings.whole(won, what, -MOST_WON, MOST_WON))
        if total := sum(found):
            raise OptionError(say("thirty-one-bets-sum", total=str(total)))
        self.net = found

    def present(self) -> Ledger:
        return Ledger(self.net, self.wagers)

    def apply(self, s: Record, seat: int, text: str) -> None:
        """Do nothing: wagers do not change the game."""

    def sees(self, viewer: int, seat: int, text: str) -> bool:
        """True: wagers are made aloud."""
        return True

    def told(self, viewer: int | None, seat: int, text: str, line: str) -> Effect:
        return Wagered(line=line, seat=seat)

    def act(self, s: Record, asked: Asked) -> tuple[str, Later]:
        """Make or cover a wager; returns its notation and the sentence for the log.

        Raises InvalidMove if the text is not a wager, IllegalMove where it is not open.
        """
        seat, text, names = asked.seat, asked.text, asked.names
        words = text.lower().split()
        if words[:1] == ["cover"] and len(words) == 2:
            return self._cover(seat, self._seat(words[1], text), names)
        numbers = words[1::2]
        if words[::2] in (["bet", "on"], ["bet", "on", "over"]) and len(words) % 2 == 0:
            stake, *seats = numbers
            on, *over = [self._seat(number, text) for number in seats]
            wager = Wager(seat, self._stake(stake), on, over[0] if over else None)
            return self._bet(s, wager, names)
        raise InvalidMove(say("thirty-one-no-wager", text=text))

    def _seat(self, number: str, text: str) -> int:
        if not _whole(number) or int(number) >= self.seats:
            raise InvalidMove(say("thirty-one-wager-seat", text=text))
        return int(number)

    def _stake(self, number: str) -> int:
        if not _whole(number) or not 1 <= int(number) <= HIGHEST_STAKE:
            raise InvalidMove(say("thirty-one-wager-stake", most=HIGHEST_STAKE, number=number))
        return int(number)

    def _bet(self, s: Record, wager: Wager, names: Sequence[str]) -> tuple[str, Later]:
        f = facts(s)
        if f.phase == state.DONE:
            raise IllegalMove(say("match-over"), "T31-34")
        if wager.over == wager.on:
            raise IllegalMove(say("thirty-one-outlast-itself"), "T31-51")
        for seat in (wager.on, wager.over):
            if seat is not None and not f.alive >> seat & 1:
                who = heard_by(wager.by, names)[seat]
                raise IllegalMove(say("thirty-one-out-already", who=who), "T31-51")
        self.wagers.append(wager)
        text = f"bet {wager.stake} on {wager.on}"
        who, on, stake = names[wager.by], names[wager.on], wager.stake
        if wager.over is None:
            return text, later("thirty-one-bets-wins", who=who, stake=stake, on=on)
        over = names[wager.over]
        line = later("thirty-one-bets-outlasts", who=who, stake=stake, on=on, over=over)
        return f"{text} over {wager.over}", line

    def _cover(self, seat: int, by: int, names: Sequence[str]) -> tuple[str, Later]:
        """Take the other side of a seat's oldest open wager."""
        if by == seat:
            raise IllegalMove(say("thirty-one-own-wager"), "T31-50")
        for wager in self.wagers:
            if wager.by == by and wager.covered_by is None:
                wager.covered_by = seat
                who, stake = names[seat], wager.stake
                line = later("thirty-one-covers", who=who, by=names[by], stake=stake)
                return f"cover {by}", line
        raise IllegalMove(say("thirty-one-no-open-wager", who=names[by]), "T31-50")

    def settle(self, s: Record, names: Sequence[str]) -> list[Later]:
        """Settle what is decided; returns the sentences for the log."""
        if not self.wagers:
            return []
        lines, open_still = [], []
        for wager in self.wagers:
            won = self._decided(s, wager)
            if won is None:
                open_still.append(wager)
            else:
                lines.append(self._pay(wager, won, names))
        self.wagers = open_still
        return lines

    def _decided(self, s: Record, wager: Wager) -> int | None:
        """1 won, -1 lost, 0 neither; None while undecided."""
        f = facts(s)
        over = f.phase == state.DONE

        def place(seat: int) -> tuple[int, int]:
            """The rank of a seat: out, in, or a winner; at the end also its holdings."""
            won = over and f.winners >> seat & 1
            kept = (f.lives, f.points, f.chips)[self.keeps] if over else [0] * self.seats
            return (2 if won else 1 if f.alive >> seat & 1 else 0), kept[seat]

        if wager.over is None:
            if over:
                shared = f.winners.bit_count() > 1
                return (0 if shared else 1) if f.winners >> wager.on & 1 else -1
            return None if f.alive >> wager.on & 1 else -1
        one, other = place(wager.on), place(wager.over)
        if not over and one[0] and other[0]:
            return None
        return (one > other) - (one < other)

    def _pay(self, wager: Wager, won: int, names: Sequence[str]) -> Later:
        by, stake = names[wager.by], wager.stake
        if wager.covered_by is None:
            return later("thirty-one-lapses", who=by, stake=stake)
        other = names[wager.covered_by]
        self.net[wager.by] += won * stake
        self.net[wager.covered_by] -= won * stake
        if won == 0:
            return later("thirty-one-stand-off", stake=stake, who=by, other=other)
        winner, loser = (by, other) if won > 0 else (other, by)
        return later("thirty-one-wins-wager", who=winner, stake=stake, other=loser)


def _whole(text: str) -> bool:
    """Whether a text is a whole number in plain figures."""
    return text.isascii() and text.isdigit()


def asides(o: Record) -> Asides | None:
    """The ledger of a match, if the table has side wagers."""
    return Asides(int(o["seats"][0]), int(o["keeps"][0])) if o["side_wagers"][0] else None
