"""The plain view of any game, from the fields of a state that have the same meaning in every
game."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import UNSET

from boneace import games
from boneace.cards import members
from boneace.games import standings
from boneace.games.defaults.cards import hand_shown, is_card, offer, place_shown
from boneace.games.defaults.pairs import in_pairs
from boneace.games.defaults.sent import Pile, PlainLast, PlainSeat, PlainView
from boneace.games.facts import Facts, viewer_of
from boneace.games.reasons import reason_of
from boneace.games.sent import ClosedMove, Menu, Standing, StandingOf, Turn
from boneace.kernel.contract import CHANCE, OVER
from boneace.languages import say, say_if_any

_MANY = 16  # a game with more moves than this names its closed ones only if they name no card


class Defaults:
    """The defaults for `look.py`; `look` is the game's module, completed with them.

    The parts of the view that a game may write itself (`boneace.contract.PlainLook`) are the
    attributes `_phase` to `_table`.
    """

    def __init__(self, game: str, look: Any) -> None:
        self._game = game
        self._rules, self._words = games.part(game, "rules"), games.part(game, "words")
        self._phase = getattr(look, "phase", self._no_phase)
        self._is_in = getattr(look, "is_in", self._is_alive)
        self._total = getattr(look, "total", self._no_total)
        self._seat_facts = getattr(look, "seat_facts", self._standing_of)
        self._facts = getattr(look, "facts", self._standing_of_all)
        self._table = getattr(look, "table", self._lying)

    @cached_property
    def _last_fields(self) -> set[str]:
        """Those of the fields about the end of a deal that the State has."""
        return {"last_hands", "last_changes"} & set(self._rules.State.names)

    # --- the view -----------------------------------------------------------------------------

    def present(self, options: Facts, f: Facts) -> PlainView:
        """The plain view; what is going on is the first of its facts."""
        phase = self._phase(options, f)
        return PlainView(
            deal=f.deal,
            dealer=f.dealer if f.dealer >= 0 else None,
            turn=self._turn(options, f),
            phase=phase,
            you=viewer_of(f),
            seats=[self._seat(options, f, seat) for seat in range(options.seats)],
            table=self._table(options, f),
            facts=[*filter(None, [phase]), *self._facts(options, f)],
            stock=f.stock_left,
        )

    def _turn(self, options: Facts, f: Facts) -> Turn:
        seat = int(self._rules.seat_to_move(options, f))
        return None if seat == OVER else "chance" if seat == CHANCE else seat

    def _seat(self, options: Facts, f: Facts, seat: int) -> PlainSeat:
        return PlainSeat(
            seat=seat,
            is_in=self._is_in(options, f, seat),
            dealer=seat == f.dealer,
            hand=hand_shown(self._words.PACK, f.hands[seat], f.held[seat]),
            total=self._total(options, f, seat),
            facts=[*self._partner(options, f, seat), *self._seat_facts(options, f, seat)],
        )

    def _partner(self, options: Facts, f: Facts, seat: int) -> list[str]:
        """That this seat is the partner of the viewer, if it is."""
        you = viewer_of(f)
        facing = you is not None and seat == (you + 2) % 4
        return [say("defaults-partner")] if facing and in_pairs(self._game, options) else []

    def _no_phase(self, options: Facts, f: Facts) -> str:
        return ""

    def _is_alive(self, options: Facts, f: Facts, seat: int) -> bool:
        return "alive" not in self._rules.State.names or bool(f.alive >> seat & 1)

    def _no_total(self, options: Facts, f: Facts, seat: int) -> str | None:
        return None

    def _standing_of(self, options: Facts, f: Facts, seat: int) -> list[str]:
        """The parts of the standing that are by seat or by side, and the lists in FACTS if it still
        plays. The sides sit in turn."""
        own = [(part.name, part.counts[seat]) for part in self._kept(options, f, "seat")]
        own += [
            (part.name, part.counts[seat % len(part.counts)])
            for part in self._kept(options, f, "side")
        ]
        if self._is_in(options, f, seat):
            own += [(name, has[seat]) for name, has in self._named(f) if isinstance(has, list)]
        return [self._fact(name, count) for name, count in own if count is not None]

    def _standing_of_all(self, options: Facts, f: Facts) -> list[str]:
        """The single numbers of the standing, and those in FACTS."""
        kept = [(part.name, part.counts[0]) for part in self._kept(options, f, "match")]
        kept += [(name, has) for name, has in self._named(f) if not isinstance(has, list)]
        return [self._fact(name, count) for name, count in kept if count is not None]

    def _named(self, f: Facts) -> list[tuple[str, int | list[int]]]:
        """The fields that FACTS names."""
        return [(name, getattr(f, name)) for name in self._words.FACTS]

    def _kept(self, options: Facts, f: Facts, of: StandingOf) -> list[Standing]:
        """The parts of the standing that belong to this."""
        kept = standings.parts(self._words.standing(options, f), self._words.STANDING_OF)
        return [part for part in kept if part.of == of]

    def _fact(self, key: str, count: int) -> str:
        told = say_if_any(f"{self._game}-fact-{key.replace('_', '-')}", count=count)
        told = say("defaults-fact", key=key, count=count) if told is None else told
        return told if count >= 0 else told.replace(str(count), f"−{-count}")

    def _lying(self, options: Facts, f: Facts) -> list[Pile]:
        """The cards in the fields of ON_TABLE."""
        return [self._pile(options, f, name) for name in self._words.ON_TABLE]

    def _pile(self, options: Facts, f: Facts, name: str) -> Pile:
        by_seat = name in self._words.PLAYED
        numbers = _numbers(f, name)[: options.seats if by_seat else None]
        return Pile(
            title=say_if_any(f"{self._game}-place-{name}") or say("defaults-table"),
            cards=[place_shown(self._words.PACK, card) for card in numbers],
            by_seat=by_seat or UNSET,
        )

    # --- the last deal and the menu -----------------------------------------------------------

    def last_deal(self, f: Facts, options: Facts) -> PlainLast | None:
        """How the last deal ended: `last_hands` and `last_changes`, of which one is enough."""
        over = self._rules.seat_to_move(options, f) == OVER
        deal = f.deal if over else f.deal - 1
        if not deal or not self._last_fields:
            return None
        nothing = [0] * options.seats
        hands = f.last_hands[: options.seats] if "last_hands" in self._last_fields else nothing
        changes = f.last_changes if "last_changes" in self._last_fields else nothing
        return PlainLast(
            deal=deal,
            hands=[hand_shown(self._words.PACK, hand) or None for hand in hands],
            changes=changes[: options.seats],
        )

    def menu(self, options: Facts, f: Facts, legal: int) -> Menu:
        """Every open move; and every closed one whose number is the same in every state."""
        names = self._words.labels(options, f)
        closed = []
        for text, number in self._usual:
            if not legal >> number & 1:
                reason, clause = reason_of(self._game, self._words, options, f, number)
                label = offer(self._game, text).label
                closed.append(ClosedMove(move=text, label=label, reason=reason, clause=clause))
        return Menu(
            legal=[offer(self._game, names[move]) for move in members(legal)],
            closed=closed,
        )

    @cached_property
    def _usual(self) -> list[tuple[str, int]]:
        """The moves that are named when they are closed."""
        numbers = sorted(self._words.NUMBERS.items(), key=lambda named: named[1])
        if len(numbers) <= _MANY:
            return numbers
        pack = self._words.PACK
        return [
            (text, number)
            for text, number in numbers
            if not any(is_card(pack, word) for word in text.split())
        ]


def _numbers(f: Facts, name: str) -> list[int]:
    found: int | list[int] = getattr(f, name)
    return found if isinstance(found, list) else [found]
