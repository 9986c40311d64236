"""What an episode was made of: where it began and its moves, which is all that has to be kept."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from boneace.env.recall import Known
from boneace.errors import BoneAceError, RecordError
from boneace.kernel import states
from boneace.languages import say
from boneace.solve.setting import Setting

FORM = 2


class _Written(msgspec.Struct):
    """An episode as text."""

    boneace: int
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


@dataclass
class Kept:
    """Where an episode began and what has happened since."""

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
        """One that grows by itself."""
        return Kept(self.dealer, self.begun, self.known, self.made, list(self.moves))

    def text(self, setting: Setting, limit: int) -> str:
        """All of it as one line of JSON."""
        written = _Written(
            boneace=FORM,
            game=setting.game,
            seats=setting.seats,
            options=dict(setting.values),
            dealer=self.dealer,
            limit=limit,
            layout=states.version(setting.layout),
            made=self.made,
            begun=base64.b64encode(self.begun.tobytes()).decode(),
            known=self.known,
            moves=self.moves,
        )
        return msgspec.json.encode(written).decode()

    @classmethod
    def read(cls, text: str) -> tuple[Setting, int, Kept]:
        """What `text` was made of. Raises RecordError for any other text."""
        try:
            read = msgspec.json.decode(text, type=_Written)
            setting = Setting.of(read.game, read.seats, None, read.options)
            begun = base64.b64decode(read.begun, validate=True)
        except (msgspec.DecodeError, BoneAceError, ValueError) as error:
            raise RecordError(say("env-text", why=str(error))) from error
        if read.boneace != FORM or read.layout != states.version(setting.layout):
            raise RecordError(say("env-text-version"))
        if len(begun) != setting.layout.itemsize or len(read.known) != setting.seats:
            raise RecordError(say("env-text", why=str(len(begun))))
        state = np.frombuffer(bytearray(begun), setting.layout)
        return setting, read.limit, cls(read.dealer, state, read.known, read.made, read.moves)
