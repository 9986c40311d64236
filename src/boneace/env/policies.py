"""Trained policies: a file of weights, which needs only NumPy to be played.

A policy file is an `.npz` of plain arrays; nothing in it is run. The network is a row of layers
with ReLU between them. It reads an observation as `Tensor` lays it out, and gives a value for each
of `Actions`; the shares of the legal ones are proportional to the exponentials of these values.

| Array | |
|---|---|
| `about` | JSON: `boneace-policy` (1), `game`, `seats`, `tensor`, `actions`, `note` |
| `weights0`, `bias0`, `weights1`, … | float32: the layers, inputs × outputs |
| `places`, `actions`, `keys` | optional: interchangeable parts, such as suits |

`tensor` and `actions` in `about` are the versions of the layouts. Interchangeable parts are sorted
before the network sees them, and its values for their actions are put back in the original order.
`places` (parts × some) are the places of the observation that belong to each part, `actions` its
actions; parts are sorted by the sum of `keys` times their places, the largest first.

>>> import numpy as np
>>> from boneace.env.policies import Policy
>>> from boneace.solve.setting import Setting
>>> setting = Setting.of("thirty-one", seats=2)
>>> policy = Policy.of(setting, [(np.zeros((335, 75)), np.zeros(75))])
>>> policy.shares(np.zeros(335, np.uint8), np.arange(75) < 4)[:5].tolist()
[0.25, 0.25, 0.25, 0.25, 0.0]
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import numpy.typing as npt

from boneace.env.actions import Actions
from boneace.env.tensors import Tensor
from boneace.errors import OptionError
from boneace.kernel.arguments import instance
from boneace.languages import say
from boneace.solve.setting import Setting
from boneace.sources import written
from boneace.study.files import checked, write

FORMAT = 1
_WORDS = ("game", "tensor", "actions", "note")
MOST_BYTES = 1 << 28
"""The most bytes of a file, unpacked; larger ones are refused."""

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]
Layer = tuple[Floats, Floats]
"""Weights, inputs × outputs, and the bias of each output."""


@dataclass(frozen=True, eq=False)
class Alike:
    """Interchangeable parts of the observation, such as suits, and how they are sorted."""

    places: Numbers
    actions: Numbers
    keys: Floats

    def order(self, observed: npt.NDArray[np.uint8]) -> Numbers:
        """The parts in sorted order; equal ones keep their order."""
        return np.argsort(-(observed[self.places] @ self.keys), kind="stable")


@dataclass(frozen=True, eq=False)
class Policy:
    """A network that plays one game with one number of seats."""

    game: str
    seats: int
    tensor: str
    """The version of the layout of what it observes."""
    actions: str
    """The version of its actions (`version_of`)."""
    layers: tuple[Layer, ...] = field(repr=False)
    alike: Alike | None = field(default=None, repr=False)
    note: str = ""
    """How it was trained, for people to read."""

    @classmethod
    def of(
        cls,
        setting: Setting,
        layers: Sequence[tuple[npt.ArrayLike, npt.ArrayLike]],
        alike: Alike | None = None,
        note: str = "",
    ) -> Policy:
        """A policy for a setting: for each layer the weights and the bias, as numbers of any type.

        Weights have the shape `(places before, places after)`; the first layer takes the places of
        an observation, and the last has one for each action. Raises OptionError if the arrays do
        not fit each other.
        """
        instance("setting", setting, Setting)
        rows = tuple((_floats(weights), _floats(bias)) for weights, bias in layers)
        tensor, actions = Tensor.of(setting), Actions.of(setting.game)
        version = version_of(actions)
        made = cls(setting.game, setting.seats, tensor.version, version, rows, alike, note)
        try:
            made.check(tensor.size, len(actions))
        except ValueError as error:
            raise OptionError(say("policy-no-network", why=str(error))) from error
        return made

    # -- deciding ---------------------------------------------------------------------------------

    def values(self, observed: npt.NDArray[np.uint8]) -> Floats:
        """The value that the network gives each action."""
        if self.alike is None:
            return self._run(observed)
        places, actions = self.alike.places, self.alike.actions
        order = self.alike.order(observed)
        turned = observed.copy()
        turned[places] = observed[places[order]]
        told = self._run(turned)
        found = told.copy()
        found[actions[order]] = told[actions]
        return found

    def shares(
        self, observed: npt.NDArray[np.uint8], mask: npt.NDArray[Any]
    ) -> npt.NDArray[np.float64]:
        """How often each action is taken; 0 for those that the mask does not allow."""
        legal = mask.astype(bool)
        values = np.where(legal, self.values(observed).astype(np.float64), -np.inf)
        powers = np.exp(values - values.max())
        return powers / powers.sum()  # type: ignore[no-any-return]

    def _run(self, observed: npt.NDArray[np.uint8]) -> Floats:
        found: Floats = observed.astype(np.float32)
        for number, (weights, bias) in enumerate(self.layers):
            found = (np.maximum(found, 0) if number else found) @ weights + bias
        return found

    # -- files ------------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write it to a file, whose name ends in `.npz`: whole, or not at all.

        Raises StudyError for another name, and if the file cannot be written; a file of that name
        then stays as it was.
        """
        place = checked(path, (".npz",), say("policy-a-policy"))
        about = {"boneace-policy": FORMAT, "game": self.game, "seats": self.seats}
        about |= {"tensor": self.tensor, "actions": self.actions, "note": self.note}
        kept: dict[str, Any] = {"about": np.array(json.dumps(about))}
        for number, (weights, bias) in enumerate(self.layers):
            kept |= {f"weights{number}": weights, f"bias{number}": bias}
        if self.alike is not None:
            kept |= vars(self.alike)
        write(place, lambda temporary: np.savez_compressed(temporary, **kept))

    @classmethod
    def load(cls, path: Path) -> Policy:
        """Read such a file. Raises OptionError for another kind of file, or an incomplete one."""
        try:
            arrays = _arrays(path)
            about = json.loads(str(arrays.pop("about")))
            known = about["boneace-policy"] == FORMAT
            made = _made(about, arrays) if known else None
        except OSError as error:
            why = error.strerror or str(error)
            raise OptionError(say("policy-no-file", file=str(path), why=why)) from error
        except Exception as error:  # a damaged archive raises all kinds: zlib.error, MemoryError …
            raise OptionError(say("policy-no-policy", file=str(path))) from error
        if made is None:
            raise OptionError(say("policy-other-format", file=str(path)))
        return made

    def check(self, size: int, actions: int) -> None:
        """Raise ValueError if the arrays do not fit each other or these sizes."""
        reached = size
        if not self.layers:
            raise ValueError("no layers")
        for number, (weights, bias) in enumerate(self.layers):
            outputs = actions if number == len(self.layers) - 1 else len(bias)
            if weights.shape != (reached, outputs) or bias.shape != (outputs,):
                raise ValueError(f"layer {number}: {weights.shape}, {bias.shape}")
            if not (np.isfinite(weights).all() and np.isfinite(bias).all()):
                raise ValueError(f"layer {number}: not finite")
            reached = outputs
        if self.alike is not None:
            _check_alike(self.alike, size, actions)


def version_of(actions: Actions) -> str:
    """Eight hexadecimal digits that change when an action changes."""
    return hashlib.sha256(repr(actions.names).encode()).hexdigest()[:8]


def _floats(given: npt.ArrayLike) -> Floats:
    return np.ascontiguousarray(given, np.float32)


def _arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    with ZipFile(path) as packed:  # numpy reports anything that is not an archive as pickled data
        if sum(entry.file_size for entry in packed.infolist()) > MOST_BYTES:
            raise ValueError("too large")
    with np.load(path, allow_pickle=False) as read:
        return dict(read)


def _made(about: Mapping[str, Any], arrays: dict[str, npt.NDArray[Any]]) -> Policy:
    alike = None
    if "keys" in arrays:
        places, actions = (arrays.pop(name) for name in ("places", "actions"))
        if places.dtype.kind not in "iu" or actions.dtype.kind not in "iu":
            raise ValueError("places are whole numbers")
        keys = _floats(arrays.pop("keys"))
        alike = Alike(places.astype(np.int64), actions.astype(np.int64), keys)
    layers = tuple(
        (_floats(arrays[f"weights{number}"]), _floats(arrays[f"bias{number}"]))
        for number in range(len(arrays) // 2)
    )
    game, tensor, version, note = (str(about[name]) for name in _WORDS)
    made = Policy(game, int(about["seats"]), tensor, version, layers, alike, note)
    if not layers or layers[0][0].ndim != 2:
        raise ValueError("no layers")
    made.check(len(layers[0][0]), len(layers[-1][1]))
    return made


def _check_alike(alike: Alike, size: int, actions: int) -> None:
    for found, most in ((alike.places, size), (alike.actions, actions)):
        several = len(np.unique(found)) == found.size
        if found.ndim != 2 or not several or found.min() < 0 or found.max() >= most:
            raise ValueError("parts that are alike")
    if len(alike.places) != len(alike.actions) or alike.keys.shape != alike.places.shape[1:]:
        raise ValueError("parts that are alike")


def loaded(file: str) -> Policy:
    """A policy file: read once in a process, and again where it was written again."""
    return _loaded(file, written(file))


@lru_cache(maxsize=64)
def _loaded(file: str, _: object) -> Policy:
    return Policy.load(Path(file))
