"""The clocks of the people at a match: pure arithmetic on times given by the caller.

All times are in milliseconds. A clock charges a seat only for finished decisions; the time of an
unfinished decision is not stored anywhere, so a restart of the server costs nobody time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct


class MoveClock(Struct, tag_field="kind", tag="move", frozen=True, forbid_unknown_fields=True):
    """A number of seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)]


class BankClock(Struct, tag_field="kind", tag="bank", frozen=True, forbid_unknown_fields=True):
    """A number of seconds for the whole match, and `increment` more with each decision."""

    seconds: Annotated[int, Meta(ge=10, le=36000)]
    increment: Annotated[int, Meta(ge=1, le=600)]


ClockSet = MoveClock | BankClock
"""The settings of the clocks."""


def kept(clock: ClockSet | None) -> dict[str, Any] | None:
    """A setting in its stored form."""
    return None if clock is None else msgspec.to_builtins(clock)


def setting(stored: Mapping[str, Any] | None) -> ClockSet | None:
    """A setting from its stored form; None also for one that only a newer version knows."""
    try:
        return None if stored is None else msgspec.convert(dict(stored), ClockSet)
    except msgspec.ValidationError:
        return None


class Clock:
    """The time left to each of the `people`, and the seat whose clock runs."""

    def __init__(
        self, set_to: ClockSet, people: Collection[int], spent: Iterable[tuple[int, int]] = ()
    ) -> None:
        self._set = set_to
        self._left = dict.fromkeys(people, 1000 * set_to.seconds)
        self._used = 0  # of the current decision, before the clock last stopped
        self._mover: int | None = None  # the seat that makes it
        self._since: int | None = None
        self.running: int | None = None
        """The seat whose clock runs."""
        for seat, milliseconds in spent:
            self.charge(seat, milliseconds)

    def run(self, seat: int | None, now: int) -> None:
        """Run the clock of a seat from now on, or none."""
        if self.running is not None and self._since is not None:
            self._used += max(0, now - self._since)
        if seat is not None and seat != self._mover:
            self._used, self._mover = 0, seat
        self.running, self._since = seat, now if seat is not None else None

    def used(self, now: int) -> int:
        """The time that the current decision has taken so far."""
        going = 0 if self.running is None or self._since is None else max(0, now - self._since)
        return self._used + going

    def left(self, seat: int, now: int) -> int:
        """The time that a seat has left: for this decision, or in its bank."""
        used = self.used(now) if seat == self._mover else 0
        return max(0, self._left[seat] - used)

    def charge(self, seat: int, milliseconds: int) -> None:
        """Charge a seat for a decision that took this long."""
        if isinstance(self._set, BankClock) and seat in self._left:
            rest = max(0, self._left[seat] - milliseconds)
            self._left[seat] = rest + 1000 * self._set.increment
        if seat == self._mover:
            self._used, self._mover, self.running, self._since = 0, None, None, None

    def all_left(self, seats: int, now: int) -> list[int | None]:
        """The time that every seat has left; None for seats without a clock."""
        return [self.left(seat, now) if seat in self._left else None for seat in range(seats)]
