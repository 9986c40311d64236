"""The messages about what is settled among the people at a match: offers, clocks, who is here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

OfferKind = Literal["undo", "end", "pause", "stand-in", "hints"]
"""Take back the last decision; end the match; stop the clocks; let a bot play for a person who is
gone; let players ask what their moves are worth."""

# -- from a viewer ---------------------------------------------------------------------------------


class Offer(Struct, tag="offer", frozen=True, forbid_unknown_fields=True):
    """Ask the others at the match to agree to something."""

    kind: OfferKind


class Agree(Struct, tag="agree", frozen=True, forbid_unknown_fields=True):
    """Yes to the offer of that kind."""

    kind: OfferKind


class Decline(Struct, tag="decline", frozen=True, forbid_unknown_fields=True):
    """No to the offer of that kind; the player who made it withdraws it like this."""

    kind: OfferKind


class Resume(Struct, tag="resume", frozen=True, forbid_unknown_fields=True):
    """The match was paused: go on."""


class Here(Struct, tag="here", frozen=True, forbid_unknown_fields=True):
    """I am back: no bot needs to play for me any more."""


Together = Offer | Agree | Decline | Resume | Here
"""What is settled among the people at a match."""

# -- to a viewer -----------------------------------------------------------------------------------


class Clocks(Struct, tag="clocks", frozen=True):
    """How the clocks stand now, in milliseconds; null for a seat without one.

    `running` is the seat whose clock runs from this moment on; no message follows each second.
    Without clocks `seats` is empty, and only the pause is told.
    """

    seats: list[int | None]
    running: int | None
    paused: bool


class SeatPresence(Struct, frozen=True):
    """Whether a person is here: for how many whole minutes they have been `gone`, null if here.

    `late`: for longer than the host waits, so that the others may let a bot play for them.
    `stood_in_for`: a bot plays for them until they are back.
    """

    seat: int
    gone: int | None
    late: bool
    stood_in_for: bool


class Presence(Struct, tag="presence", frozen=True):
    """Which of the people at the match are here."""

    seats: list[SeatPresence]


class Offered(Struct, tag="offered", frozen=True):
    """An offer of the seat `by`, and the seats that have yet to answer.

    With `kind` null there is no offer any more; `text` says what became of it.
    """

    kind: OfferKind | None
    by: int | None
    seats: list[int]
    text: str


class HintsAllowed(Struct, tag="hints-allowed", frozen=True):
    """From now on players may ask what their moves are worth."""


class MatchEnded(Struct, tag="ended", frozen=True):
    """The match was ended by agreement: it stands as it is."""

    text: str
