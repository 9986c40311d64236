"""The view that each seat has of a match and of its events."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

import numpy.typing as npt

from boneace import games
from boneace.cards import Pack
from boneace.cut import FirstDealer
from boneace.errors import OptionError, OutOfRange, shown
from boneace.games import standings
from boneace.games.facts import Facts, facts
from boneace.games.once import once, own
from boneace.games.out_of_turn import Asides
from boneace.games.sent import Cut, Effect, Last, Menu, Result, Standing, TableView, Wagered
from boneace.kernel import states
from boneace.kernel.arguments import HIGHEST, any_whole, whole
from boneace.kernel.contract import ALL_HANDS, OVER, SPECTATOR
from boneace.languages import Line, current, say
from boneace.languages.you import heard, heard_by
from boneace.match.keeping import ASIDE, Kept
from boneace.match.past import Past, Told
from boneace.match.seen import View
from boneace.moves import Ply


class _Tellers(NamedTuple):
    """The functions of a game that show and describe it to a viewer."""

    present: Callable[..., TableView]
    seen_text: Callable[..., str | None]
    effects: Callable[..., list[Effect]]
    last_deal: Callable[..., Last | None]
    menu: Callable[..., Menu]
    standing: Callable[..., list[Standing]]


@cache
def _tellers(game: str) -> _Tellers:
    narration, look = games.part(game, "narration"), games.part(game, "look")
    tell, last_deal = narration.effects, look.last_deal
    words = games.part(game, "words")

    def standing(options: Facts, f: Facts) -> list[Standing]:
        return standings.parts(words.standing(options, f), words.STANDING_OF)

    # a menu differs at almost every decision: keeping it costs more than making it
    told = look.menu, once(standing)
    return _Tellers(look.present, narration.seen_text, tell, last_deal, *told)


@lru_cache(maxsize=1024)
def _heard(seat: int | None, names: tuple[str, ...], language: str) -> list[str]:
    """The names of the players as one seat hears them, in the current language, which is this
    one. Do not change it."""
    return heard_by(seat, names)


class Dealt(NamedTuple):
    """A card that chance dealt, by its event and its shuffle, from 0; `pack` is the set of cards in
    it."""

    event: int
    shuffle: int
    pack: int
    card: int


class Telling(Kept):
    """The views and texts of `Match` for a seat, all made from that seat's view."""

    cut: tuple[tuple[int, int], ...]
    _drivers: Any
    _asides: Asides | None
    _notes: dict[int, Sequence[Line]]
    _marks: list[tuple[int, bytes, int, int, Any]]
    _first_state: bytes
    _seat: int
    _legal: int
    _options: Facts
    _words: Any

    @property
    def game(self) -> str:
        raise NotImplementedError

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def pack(self) -> Pack:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def _on_table(self) -> tuple[str, ...]:
        raise NotImplementedError

    def result(self) -> Result | None:
        raise NotImplementedError

    def plies_from(self, first: int) -> tuple[Ply, ...]:
        raise NotImplementedError

    def view(self, seat: int | None = None) -> View:
        """The view of a seat (None: a spectator)."""
        out = states.blank(self._s.dtype)
        self._look(self._s, seat, out)
        return View(out, seat, self.pack, self.seats, self._on_table)

    def first_view(self, seat: int | None = None) -> View:
        """The view of a seat (None: a spectator) before the first event."""
        out = states.blank(self._s.dtype)
        self._look(self._state_before(-1)[0], seat, out)
        return View(out, seat, self.pack, self.seats, self._on_table)

    def _look(self, state: npt.NDArray[Any], seat: int | None, out: npt.NDArray[Any]) -> None:
        if self._viewer(seat) == ALL_HANDS:
            states.overwrite(out, state)
            return
        self._drivers.look(self._o, state, SPECTATOR if seat is None else seat, out)

    def _viewer(self, seat: int | None) -> int | None:
        """A seat, None for a spectator, or ALL_HANDS. Raises OptionError for any other number."""
        if seat is None or 0 <= whole("seat", seat, -HIGHEST) < len(self.players):
            return seat
        if seat != ALL_HANDS:
            raise OptionError(say("match-no-seat", seat=shown(seat), last=self.seats - 1))
        return seat

    def _event(self, ply: int, last: int) -> int:
        """The number of an event, at most `last`. Raises OutOfRange for any other number."""
        if not 0 <= any_whole("ply", ply) <= last:
            raise OutOfRange(say("match-no-event", number=shown(ply), count=len(self._plies)))
        return ply

    def present(self, seat: int | None = None) -> TableView:
        """The view of a seat (None: a spectator), for a table to draw."""
        past = Past()
        found = self.presented(self._viewer(seat), past)
        found.last = self.last_deal(seat, past)
        return own(found)  # some parts are shared between views

    def presented(self, seat: int | None, past: Past) -> TableView:
        """The same as `present` without `last`, which changes only when a deal ends."""
        found = copy(self.shown(len(self._plies), seat, past))
        if seat is not None and seat == self._seat and seat >= 0:
            f = self._seen_now(seat, past)
            found.legal, found.closed = _tellers(self.game).menu(self._options, f, self._legal)
        found.result = self._result(past)
        if self._asides is not None:
            found.bets, found.wagers = self._asides.present()
        return found

    def _result(self, past: Past) -> Result | None:
        """The result, with who went out when: computed once for all viewers."""
        if past.result is None and (result := self.result()) is not None:
            out = self.went_out()
            past.result = result if out is None else {**result, "out": out}
        return past.result

    def went_out(self) -> list[int | None] | None:
        """The deal in which each seat went out of the match, 0 if it was out at the beginning.

        None if nobody is out.
        """
        if not any(self._out(self._s)):
            return None
        state = self._state_before(-1)[0]
        begun = deal = int(state["deal"][0])
        found = [begun - 1 if out else None for out in self._out(state)]
        for coded in [*self._plies, None]:
            if coded is not None and coded % 64 != ASIDE:
                self._drivers.play_one(self._o, state, coded % 64)
            if coded is None or int(state["deal"][0]) != deal:
                now = zip(found, self._out(state), strict=True)
                found = [deal if out and at is None else at for at, out in now]
                deal = int(state["deal"][0])
        return found

    def _out(self, state: npt.NDArray[Any]) -> list[bool]:
        """For each seat, whether it has gone out of the match."""
        standing = self._words.standing(self._options, facts(state))
        kept = [
            has
            for key, has in standing.items()
            if self._words.STANDING_OF.get(key, "seat") == "seat" and isinstance(has, Sequence)
        ]
        return [any(has[seat] is None for has in kept) for seat in range(self.seats)]

    def shown(self, ply: int, seat: int | None, past: Past) -> TableView:
        """The view of a seat (None: a spectator) after this many events. Do not change it.

        It lacks what only the present view has: the menu, the result, side wagers; and `last`.
        """
        language = current()
        known = past.shown.get((ply, seat, language))
        if known is None:
            f = self._seen_before(ply, seat, past)
            known = _tellers(self.game).present(self._options, f)
            known.game = self.game
            known.standing = _tellers(self.game).standing(self._options, f)
            known.deals = cast("int | None", self.options.get("deals") or None)
            past.keep_shown(ply, seat, language, known)
        return known

    def last_deal(self, seat: int | None, past: Past, ply: int | None = None) -> Last | None:
        """How the last deal ended, as a seat (None: a spectator) saw it. Do not change it.

        With `ply`, as it was after that many events.
        """
        f = self._seen_before(len(self._plies) if ply is None else ply, seat, past)
        found: Last | None = _tellers(self.game).last_deal(f, self._options)
        return found

    def last_is_new(self, before: int, ply: int, seat: int | None, past: Past) -> bool:
        """Whether `last_deal` after `ply` events differs from that after `before` events."""
        was, f = self._seen_before(before, seat, past), self._seen_before(ply, seat, past)
        return bool(f.deal != was.deal or f.LAST(f) != was.LAST(was))

    def _seen_now(self, seat: int | None, past: Past) -> Facts:
        return self._seen_before(len(self._plies), seat, past)

    def deal_before(self, ply: int) -> int:
        """The number of the deal just before an event of the match, or after the last one.

        Raises OutOfRange if there is no such event.
        """
        return int(self._state_at(self._event(ply, len(self._plies)), Past())["deal"][0])

    def _seen(self, ply: int, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) has seen an event at all."""
        if seat == ALL_HANDS or self._asides is None or self._plies[ply] % 64 != ASIDE:
            return True
        viewer = SPECTATOR if seat is None else seat
        return self._asides.sees(viewer, self._plies[ply] // 64 - 1, self._texts[ply])

    def known(self, seat: int | None = None, until: int | None = None) -> int:
        """How many events a seat (None: a spectator) knows: all but asides that it has not seen.

        With `until`, counts among the first `until` events of the match.
        """
        end = len(self._plies) if until is None else until
        if not self._aside_plies:
            return end
        return end - sum(ply < end and not self._seen(ply, seat) for ply in self._aside_plies)

    def effects(self, ply: int, seat: int | None = None, you: bool = False) -> list[Effect]:
        """One event as a seat (None: a spectator) saw it; nothing if it was not seen.

        With `you` the sentences call the seat “you” instead of by its name. Raises OutOfRange if
        there is no such event.
        """
        seen = self._seen(self._event(ply, len(self._plies) - 1), self._viewer(seat))
        return own(next(self.told(seat, self.known(seat, ply), you=you)).effects) if seen else []

    def log(self, seat: int | None = None) -> list[str]:
        """The match in words, as a seat (None: a spectator; ALL_HANDS: a viewer of everything) saw
        it."""
        viewer = self._viewer(seat)
        story = [effect.line for told in self.told(viewer, 0) for effect in told.effects]
        return [line for line in story if line]

    def story(
        self, seat: int | None, first: int, you: bool = False
    ) -> Iterator[tuple[int, list[Effect]]]:
        """The events from `first` on as a seat saw them, each with its number.

        Only the events that the seat knows of (`known`) are numbered, so that a gap does not reveal
        an event that it has not seen. With `you` the sentences call the seat “you” instead of by
        its name.
        """
        for told in self.told(self._viewer(seat), whole("first", first), you=you):
            yield told.number, own(told.effects)

    def told(
        self, seat: int | None, first: int, past: Past | None = None, *, you: bool = False
    ) -> Iterator[Told]:
        """The same as `story`; an event also says whether it ended a deal.

        Pass the same `past` for several viewers of the same events.
        """
        begin, past = first, past or Past()
        for ply in self._aside_plies:
            if ply <= begin and not self._seen(ply, seat):
                begin += 1
        _, seen_text, effects, *_ = _tellers(self.game)
        options, number = self._options, first
        reader = seat if you else None
        names = _heard(seat, tuple(self.players), current()) if you else self.players
        after = self._seen_before(begin, seat, past)
        for ply, (mover, text, aside) in enumerate(self.plies_from(begin), begin):
            before, after = after, self._seen_before(ply + 1, seat, past)
            if aside and self._asides is not None:
                if not self._seen(ply, seat):
                    continue
                found = [self._asides.told(seat, mover, text, heard(self._notes[ply][0], reader))]
                ends = False
            else:
                seen = seen_text(before, mover, text, seat)
                found = effects(options, before, after, mover, seen, names)
                if ply == 0:
                    found = self._opening(before, names) + found
                if notes := self._notes.get(ply):
                    found = found + [Wagered(line=heard(line, reader)) for line in notes]
                ends = after.deal != before.deal or self._ends_match(ply)
            yield Told(number, found, ends, ply + 1)
            number += 1

    def _opening(self, view: Facts, names: Sequence[str]) -> list[Effect]:
        """The text before the first event."""
        opening = games.part(self.game, "narration").opening
        found: list[Effect] = self._cut_told(names) + opening(self._options, view, names)
        return found

    def _ends_match(self, ply: int) -> bool:
        """Whether an event of the match was its last move."""
        return (
            self._seat == OVER
            and len(self._plies) - ply - 1 <= len(self._aside_plies)
            and all(late in self._aside_plies for late in range(ply + 1, len(self._plies)))
        )

    def unlocated(self, ply: int, seat: int | None, past: Past) -> int:
        """The set of the cards that a seat (None: a spectator) had not located before an event."""
        return int(self._seen_before(ply, seat, past).stock)

    def dealt(self) -> Iterator[Dealt]:
        """The cards of chance in their order, each with the shuffle that it came from."""
        past, number, pack, left = Past(), -1, 0, 0
        for ply, coded in enumerate(self._plies):
            if coded >= 64:
                continue
            state = self._state_at(ply, past)
            legal = int(self._drivers.turn_and_moves(self._o, state)[1])
            if legal & ~left:  # as the driver `advance` asks for another shuffle
                number, pack, left = number + 1, legal, legal
            left &= ~(1 << coded)
            yield Dealt(ply, number, pack, coded)

    def _seen_before(self, ply: int, seat: int | None, past: Past) -> Facts:
        """The view of a seat before an event (after the last one: its view now)."""
        known = past.views.get((ply, seat))
        if known is not None:
            return known
        self._look(self._state_at(ply, past), seat, past.blank(self._s.dtype))
        return past.keep_view(ply, seat)

    def _state_at(self, ply: int, past: Past) -> npt.NDArray[Any]:
        """The state before an event of the match. Do not change it."""
        if ply == len(self._plies):
            return self._s
        if (known := past.states.get(ply)) is not None:
            return known
        before = past.states.get(ply - 1)
        state, begin = (
            self._state_before(ply) if before is None else (states.clone(before), ply - 1)
        )
        for past_ply in range(begin, ply):
            past.keep_state(past_ply, states.clone(state))
            self._replay(past_ply, state)
        past.keep_state(ply, state)
        return state

    def _replay(self, ply: int, state: npt.NDArray[Any]) -> None:
        """Apply an event of the match to a state again."""
        if self._plies[ply] % 64 != ASIDE:
            self._drivers.play_one(self._o, state, self._plies[ply] % 64)
        elif self._asides is not None:
            self._asides.apply(state, self._plies[ply] // 64 - 1, self._texts[ply])

    def _cut_told(self, names: Sequence[str]) -> list[Effect]:
        """The cards that decided who deals first, if cards were cut for it."""
        if not self.cut:
            return []
        found = FirstDealer(self.first_dealer, self.cut)
        told = found.told(self.declaration.cut_words.told, names, self.pack.text)
        return [Cut(line=told)]

    def _state_before(self, ply: int) -> tuple[npt.NDArray[Any], int]:
        """The last kept state at or before a ply, and the number of the ply it precedes."""
        pushes = bisect_right(self._marks, ply, key=lambda mark: mark[0])
        while pushes and not self._marks[pushes - 1][1]:
            pushes -= 1  # its state was dropped
        begin, state = self._marks[pushes - 1][:2] if pushes else (0, self._first_state)
        return states.of_bytes(state, self._s.dtype), begin
