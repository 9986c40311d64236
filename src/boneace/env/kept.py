"""What an episode is stored as: the state where it began, and its moves."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy.typing as npt

from boneace.env.possible import check_known, check_state
from boneace.env.recall import Known
from boneace.errors import BoneAceError, RecordError
from boneace.kernel import states
from boneace.kernel.arguments import whole, wrong_type
from boneace.languages import say
from boneace.solve.setting import Setting

FORM = 3


class _Head(msgspec.Struct):
    """The fields that every version of the text has."""

    boneace: int


class _Written(_Head):
    """An episode as text."""

    game: str
    seats: int
    options: dict[str, Any]
    dealer: int
    limit: int
    layout: str
    made: int
    begun: str
    known: list[Known]
    moves: list[tuple[int, int]]
    check: str = ""
    """A digest of all other fields."""

    def digest(self) -> str:
        """Eight hexadecimal digits that differ if the text was damaged."""
        rest = msgspec.json.encode(msgspec.structs.replace(self, check=""), order="deterministic")
        return hashlib.sha256(rest).hexdigest()[:8]


@dataclass
class Kept:
    """The state where an episode began, and its moves since."""

    dealer: int
    begun: npt.NDArray[Any]
    """The state that it began in."""
    known: list[Known]
    """By seat, what it knew then."""
    made: int = 0
    """How many decisions had been made before: those of the match that a copy was drawn from."""
    moves: list[tuple[int, int]] = field(default_factory=list)
    """Mover and number of each move, chance included."""

    def copy(self) -> Kept:
        """An independent copy."""
        return Kept(self.dealer, self.begun, self.known, self.made, list(self.moves))

    def text(self, setting: Setting, limit: int) -> str:
        """All of it as one line of JSON."""
        written = _Written(
            boneace=FORM,
            game=setting.game,
            seats=setting.seats,
            options=setting.words,
            dealer=self.dealer,
            limit=limit,
            layout=states.version(setting.layout),
            made=self.made,
            begun=base64.b64encode(self.begun.tobytes()).decode(),
            known=self.known,
            moves=self.moves,
        )
        written.check = written.digest()
        return msgspec.json.encode(written).decode()

    @classmethod
    def read(cls, text: str) -> tuple[Setting, int, Kept]:
        """What `text` was made of. Raises RecordError for any other text.

        It does not check that a match can begin like this, or that its moves are legal.
        """
        if not isinstance(text, str):
            raise wrong_type("text", "arguments-text", text)
        try:
            if msgspec.json.decode(text, type=_Head).boneace != FORM:
                raise RecordError(say("env-text-version"))
            read = msgspec.json.decode(text, type=_Written)
            setting = Setting.of(read.game, read.seats, None, read.options)
            begun = base64.b64decode(read.begun, validate=True)
            limit = whole("limit", read.limit, 1)
            dealer = whole("dealer", read.dealer, 0, setting.seats - 1)
            made = whole("made", read.made, 0, limit)
        except RecordError:
            raise
        except (msgspec.DecodeError, BoneAceError, ValueError) as error:
            raise _no_text(str(error)) from error
        _check(read, setting, begun)
        state = states.of_bytes(begun, setting.layout)
        kept = cls(dealer, state, read.known, made, read.moves)
        if kept.drawn_again:
            check_state(setting, state)
            check_known(setting, read.known)
        return setting, limit, kept

    @property
    def drawn_again(self) -> bool:
        """Whether it begins in a state that was drawn again for the view of a seat."""
        return any(self.known)

    def begins_like(self, other: Kept) -> bool:
        """Whether both begin in the same state, with nothing decided before."""
        return self.made == other.made and states.key(self.begun) == states.key(other.begun)


def _no_text(why: str) -> RecordError:
    return RecordError(say("env-text", why=why))


def _check(read: _Written, setting: Setting, begun: bytes) -> None:
    if read.layout != states.version(setting.layout):
        raise RecordError(say("env-text-version"))
    if len(begun) != setting.layout.itemsize:
        wanted, given = str(setting.layout.itemsize), str(len(begun))
        raise _no_text(say("env-text-bytes", wanted=wanted, given=given))
    if len(read.known) != setting.seats:
        raise _no_text(say("env-text-seats", wanted=str(setting.seats), given=len(read.known)))
    if read.check != read.digest():
        raise _no_text(say("env-text-damaged"))
