"""Reading and writing match records (docs/notation.md, "Records").

A record is one match or a part of one: TOML for one, JSON Lines for many, with the same keys.
`boneace.match.replaying` plays records through.
"""

from __future__ import annotations

import codecs
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
import tomli_w

from boneace.errors import RecordError, WrongType, quoted, shown
from boneace.languages import say
from boneace.moves import Ply

FORMAT = 1
_KEYS = ("boneace", "game", "preset", "players", "dealer", "options", "start", "deals")
_CARRIED = ("commit", "clock", "comment")


@dataclass
class Deal:
    """One deal: the cards in the order they left the pack, the moves, and extra keys kept
    unchanged."""

    pack: str = ""
    moves: list[str] = field(default_factory=list)
    carried: dict[str, Any] = field(default_factory=dict)


@dataclass
class Record:
    """A match in written form. `source` and `line` say where it was read, for errors."""

    game: str
    players: list[str]
    preset: str | None = None
    dealer: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] = field(default_factory=dict)
    deals: list[Deal] = field(default_factory=list)
    carried: dict[str, Any] = field(default_factory=dict)
    source: str | None = field(default=None, compare=False)
    line: int | None = field(default=None, compare=False)

    @classmethod
    def from_toml(cls, text: str) -> Record:
        """The record of a text in TOML, as `to_toml` writes it.

        Raises RecordError that says what is wrong with it, WrongType for what is not text.
        """
        return _of_text(text, "toml")

    @classmethod
    def from_json_line(cls, text: str) -> Record:
        """The record of one line of a JSON Lines file, as `to_json_line` writes it. Raises errors
        as `from_toml` does."""
        return _of_text(text, "json")

    def error(self, reason: str, deal: int | None = None, place: str | None = None) -> RecordError:
        """An error that says what is wrong with this record, and where."""
        return refusal(reason, self.source, self.line, deal, place)

    def to_dict(self) -> dict[str, Any]:
        """The keys of the file form; empty ones are left out.

        Raises RecordError for what could not be read again: a wrong type, or an extra key that is
        not one of those that a record may have.
        """
        self.check()
        found: dict[str, Any] = {"boneace": FORMAT, "game": self.game}
        if self.preset is not None:
            found["preset"] = self.preset
        found |= {"players": list(self.players), "dealer": self.dealer, **self.carried}
        if self.options:
            found["options"] = self.options
        if self.start:
            found["start"] = self.start
        found["deals"] = [
            {"pack": deal.pack, "moves": list(deal.moves), **deal.carried} for deal in self.deals
        ]
        from_dict(found, self.source, self.line)
        return found

    def to_toml(self) -> str:
        """The record as a TOML file.

        Raises RecordError if an extra key cannot be written: a null, or lists nested too deeply; or
        a text with half of a character, which no file can hold.
        """
        written = self.to_dict()
        if self.start:
            written["start"] = _start(self.start, None, "out")  # TOML has no null
        try:
            return _whole_text(tomli_w.dumps(written))
        except RecursionError:
            raise self.error(say("records-too-deep")) from None
        except (TypeError, ValueError) as error:
            raise self.error(say("records-not-written", why=str(error))) from error

    def to_json_line(self) -> str:
        """The record as one line of a JSON Lines file, without the newline.

        Raises RecordError if an extra key cannot be written: a date or a time, a number that is not
        finite, or lists nested too deeply; or a text with half of a character.
        """
        found = self.to_dict()
        try:
            # not msgspec, which writes a date as text, and null for a number that is not finite
            return _whole_text(
                json.dumps(found, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
            )
        except RecursionError:
            raise self.error(say("records-too-deep")) from None
        except (TypeError, ValueError) as error:
            raise self.error(say("records-not-written-json", why=str(error))) from error

    def check(self) -> None:
        """Raise RecordError if a program has put a wrong type into it: not a list, deal or text,
        or an extra key that would be read as something else."""
        for key in ("players", "deals"):
            if not isinstance(getattr(self, key), list | tuple):
                raise self.error(say("records-type", key=key, type="list"))
        for number, deal in enumerate(self.deals, 1):
            if not isinstance(deal, Deal):
                raise self.error(say("records-deal-table"), number)
            if not isinstance(deal.pack, str):
                raise self.error(say("records-type", key="pack", type="str"), number, "pack")
            if not isinstance(deal.moves, list | tuple):
                raise self.error(say("records-type", key="moves", type="list"), number, "moves")
            _texts(self, deal.moves, "moves", number)
        for at, extra in ((None, self.carried), *enumerate([d.carried for d in self.deals], 1)):
            if not isinstance(extra, Mapping):
                raise self.error(say("records-type", key="carried", type="dict"), at)
            _known(self, extra, (), at)


def _whole_text(text: str) -> str:
    """A text that can be encoded. Raises ValueError for one with half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        code = f"U+{ord(text[error.start]):04X}"
        raise ValueError(say("records-half-character", code=code)) from None
    return text


def refusal(
    reason: str,
    source: str | None = None,
    line: int | None = None,
    deal: int | None = None,
    place: str | None = None,
) -> RecordError:
    """An error in a record, with its place in words."""
    where = [
        source,
        None if line is None else say("records-line", line=line),
        None if deal is None else say("records-deal", deal=deal),
        place,
    ]
    told = ", ".join(part for part in where if part)
    return RecordError(reason, source=source, line=line, deal=deal, place=place, where=told)


def _start(start: Mapping[str, Any], old: Any, new: Any) -> dict[str, Any]:
    """The starting standing, with the mark `old` of a seat that is out replaced by `new`."""
    return {
        key: [new if item == old else item for item in value] if isinstance(value, list) else value
        for key, value in start.items()
    }


def written_deals(plies: Iterable[Ply], numbers: Iterator[int]) -> list[Deal]:
    """The events of a match deal by deal.

    `numbers` are the numbers of the deal before the first event and after each event.
    """
    deals, packs = [Deal()], [list[str]()]
    number = next(numbers)
    for (mover, text, aside), after in zip(plies, numbers, strict=True):
        if mover < 0:
            packs[-1].append(text)
        elif aside:
            # before the first card of a deal it is written after the last move of the deal before
            early = len(deals) > 1 and not packs[-1] and not deals[-1].moves
            deals[-2 if early else -1].moves.append(f"{mover}: {text}")
        else:
            deals[-1].moves.append(text)
        if after != number:
            number = after
            deals.append(Deal())
            packs.append([])
    for deal, cards in zip(deals, packs, strict=True):
        deal.pack = " ".join(cards)
    if not packs[-1] and not deals[-1].moves:
        deals.pop()  # a deal that waits for its first card
    return deals


# --- reading ------------------------------------------------------------------------------------


def read(path: str | Path) -> Record:
    """Read the first record of a file. Raises RecordError, OSError, WrongType."""
    record = next(read_all(path))  # a file without a record gives an error
    if isinstance(record, RecordError):
        raise record
    return record


def read_all(path: str | Path) -> Iterator[Record | RecordError]:
    """Yield every record of a file, .toml or .jsonl. For one that cannot be read, yield its error.

    Raises OSError and WrongType, as soon as the first is asked for.
    """
    if not isinstance(path, str | PathLike):
        given = type(path).__name__
        wanted = say("arguments-a-path")
        raise WrongType(say("arguments-type", name="path", wanted=wanted, given=given))
    path, source = Path(path), str(path)
    if path.suffix.lower() not in (".toml", ".jsonl"):
        yield refusal(say("records-suffix"), source)
        return
    with path.open("rb") as file:
        if path.suffix.lower() == ".toml":
            yield _read_one(file.read(), "toml", source, None)
        else:
            yield from _read_lines(file, source)


def read_stream(stream: BinaryIO, source: str = "<stdin>") -> Iterator[Record | RecordError]:
    """Yield every record of an open binary stream, such as `sys.stdin.buffer`, as `read_all` does.

    What begins with `{` is JSON Lines, and each record is there as soon as its line is. Anything
    else is one record in TOML. Raises OSError.
    """
    head: list[bytes] = []
    for text in stream:
        head.append(text)
        if _written(text):
            break
    if not head or _written(head[-1]).startswith(b"{"):
        yield from _read_lines(chain(head, stream), source)
    else:
        yield _read_one(b"".join([*head, *stream]), "toml", source, None)


def _written(line: bytes) -> bytes:
    """What is on a line of a file, which some editors begin with a mark."""
    return line.removeprefix(codecs.BOM_UTF8).strip()


def _read_lines(lines: Iterable[bytes], source: str) -> Iterator[Record | RecordError]:
    empty = True
    for line, text in enumerate(lines, 1):
        if _written(text):
            empty = False
            yield _read_one(text, "json", source, line)
    if empty:
        yield refusal(say("records-none"), source)


def _of_text(text: str, form: str) -> Record:
    if not isinstance(text, str):
        told = {"wanted": say("arguments-text"), "given": type(text).__name__}
        raise WrongType(say("arguments-type", name="text", **told))
    found = _read_one(text.encode(errors="surrogatepass"), form, None, None)
    if isinstance(found, RecordError):
        raise found
    return found


def _read_one(text: bytes, form: str, source: str | None, line: int | None) -> Record | RecordError:
    try:
        read = text.removeprefix(codecs.BOM_UTF8).decode()  # some editors begin with that mark
        data = tomllib.loads(read) if form == "toml" else _of_json(read)
        return from_dict(data, source, line)
    except RecordError as error:
        return error
    except RecursionError:
        return refusal(say("records-too-deep"), source, line)
    except UnicodeDecodeError as error:
        return _not_text(error, source, line)
    except (ValueError, msgspec.DecodeError) as error:
        name = "TOML" if form == "toml" else "JSON"
        return refusal(say("records-not-read", form=name, why=_why(error)), source, line)


def _not_text(error: UnicodeDecodeError, source: str | None, line: int | None) -> RecordError:
    before = error.object[: error.start]
    code, place = f"0x{error.object[error.start]:02x}", len(before) - before.rfind(b"\n")
    number = 1 + before.count(b"\n") if line is None else line
    return refusal(say("records-not-utf8", code=code, place=place), source, number)


def _why(error: Exception) -> str:
    """Why a decoder refuses a text, without the decoder's technical details."""
    why, of_json = str(error), isinstance(error, msgspec.DecodeError)
    if (of_json and "range" in why) or "sys.set_int_max_str_digits" in why:
        return say("records-number-too-long")
    return why.removesuffix(" - at `$[...]`")


def _of_json(text: str) -> Any:
    """The value of a JSON text. Raises ValueError for a duplicate key, which decoders accept."""
    found = msgspec.json.decode(text)
    json.loads(text, object_pairs_hook=_only_once)
    return found


def _only_once(pairs: list[tuple[str, Any]]) -> None:
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        twice = next(key for place, key in enumerate(keys) if key in keys[:place])
        raise ValueError(say("records-twice", key=quoted(twice)))


def from_dict(data: object, source: str | None = None, line: int | None = None) -> Record:
    """A record from its keys. Raises RecordError that names the wrong key."""
    record = Record("", [], source=source, line=line)
    if not isinstance(data, dict):
        raise record.error(say("records-a-table"))
    _known(record, data, _KEYS, None)
    version = data.get("boneace")
    if type(version) is not int or version != FORMAT:
        found = say("records-no-format") if version is None else _shown(version)
        raise record.error(say("records-format", format=FORMAT, found=found))
    record.game = _typed(record, data, "game", str, None)
    if "preset" in data:
        record.preset = _typed(record, data, "preset", str, None)
    record.players = _texts(record, _typed(record, data, "players", list, None), "players", None)
    record.dealer = _typed(record, data, "dealer", int, 0)
    record.options = _typed(record, data, "options", dict, {})
    record.start = _start(_typed(record, data, "start", dict, {}), "out", None)
    for number, deal in enumerate(_typed(record, data, "deals", list, []), 1):
        record.deals.append(_deal(record, deal, number))
    record.carried = _carried(data)
    return record


def _shown(value: object) -> str:
    """A value as it is written in files."""
    return str(value).lower() if isinstance(value, bool) else shown(value)


def _deal(record: Record, data: object, number: int) -> Deal:
    if not isinstance(data, dict):
        raise record.error(say("records-deal-table"), number)
    _known(record, data, ("pack", "moves"), number)
    pack = _typed(record, data, "pack", str, "", number)
    moves = _texts(record, _typed(record, data, "moves", list, [], number), "moves", number)
    return Deal(pack, moves, _carried(data))


def _carried(data: dict[str, Any]) -> dict[str, Any]:
    return {key: data[key] for key in data if key in _CARRIED or key.startswith("x-")}


def _known(
    record: Record, data: Mapping[str, Any], known: tuple[str, ...], deal: int | None
) -> None:
    for key in data:
        if key not in known + _CARRIED and not str(key).startswith("x-"):
            keys = ", ".join(known + _CARRIED)
            raise record.error(say("records-no-key", key=quoted(key), known=keys), deal)


def _typed(
    record: Record, data: dict[str, Any], key: str, wanted: type, default: Any, deal: Any = None
) -> Any:
    value = data.get(key, default)
    if type(value) is not wanted:
        there = key in data
        of_type = say("records-type", key=key, type=wanted.__name__)
        wrong = of_type if there else say("records-missing", key=key)
        raise record.error(wrong, deal, None if deal is None else key)
    return value


def _texts(record: Record, values: list[Any], key: str, deal: int | None) -> list[str]:
    for place, value in enumerate(values, 1):
        if not isinstance(value, str):
            where = say("records-place", key=key, number=place)
            raise record.error(say("records-text", key=key, value=shown(value)), deal, where)
    return values
