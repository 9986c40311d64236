"""The messages between the people at a match: offers, clocks, presence."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

OfferKind = Literal["undo", "end", "pause", "stand-in", "hints"]
"""Take back the last decision; end the match; stop the clocks; let a bot play for an absent person;
let players ask what their moves are worth."""

# -- from a viewer ---------------------------------------------------------------------------------


class Offer(Struct, tag="offer", frozen=True, forbid_unknown_fields=True):
    """Ask the others at the match to agree to something."""

    kind: OfferKind


class Agree(Struct, tag="agree", frozen=True, forbid_unknown_fields=True):
    """Yes to the offer of that kind."""

    kind: OfferKind


class Decline(Struct, tag="decline", frozen=True, forbid_unknown_fields=True):
    """No to the offer of that kind; the player who made the offer withdraws it with this."""

    kind: OfferKind


class Resume(Struct, tag="resume", frozen=True, forbid_unknown_fields=True):
    """The match was paused: go on."""


class Here(Struct, tag="here", frozen=True, forbid_unknown_fields=True):
    """I am back: no bot needs to play for me any more."""


Together = Offer | Agree | Decline | Resume | Here
"""All messages between the people at a match."""

# -- to a viewer -----------------------------------------------------------------------------------


class Clocks(Struct, tag="clocks", frozen=True):
    """How the clocks stand now, in milliseconds; null for a seat without one.

    `running` is the seat whose clock runs from this moment on; no message follows each second.
    Without clocks `seats` is empty, and the message is only about a pause.
    """

    seats: list[int | None]
    running: int | None
    paused: bool


class SeatPresence(Struct, frozen=True):
    """Whether a person is here: `gone` is the number of whole minutes away, null if here.

    `late`: away for longer than the host's limit, so the others may let a bot play for them.
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

    With `kind` null the offer has ended; `text` says how.
    """

    kind: OfferKind | None
    by: int | None
    seats: list[int]
    text: str


class HintsAllowed(Struct, tag="hints-allowed", frozen=True):
    """From now on players may ask what their moves are worth."""


class MatchEnded(Struct, tag="ended", frozen=True):
    """The match was ended by agreement."""

    text: str
