"""Anything at all as a message or a body: refused with a reason, quickly, or well formed."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneace.table.errors import TableError
from boneace.table.play import protocol

Reader = Callable[[bytes], object]
Pieces = list[tuple[int, int, bytes]]


def message(data: bytes) -> object:
    """A frame of text; the transport has decoded it."""
    return protocol.read_message(data.decode("utf-8", "surrogatepass"))


READERS: dict[str, Reader] = {
    "message": message,
    "match": protocol.read_new_match,
    "daily": protocol.read_new_daily,
    "play on": protocol.read_play_on,
    "comparison": protocol.read_comparison,
}
#: A valid message of each kind, to be damaged.
GOOD = [
    {"type": "hello", "match": "k3v9", "key": "s_-T", "seen": 17, "language": "eu", "ready": 2},
    {"type": "act", "id": "a-1", "move": "discard 7H"},
    {"type": "ready", "deal": 3},
    {"type": "skip", "scope": "match"},
    {"type": "pace", "pace": None},
    {"game": "thirty-one", "seats": [{"kind": "you", "name": "Ann"}], "options": {"lives": 5}},
    {"after": 3, "seat": 1, "name": "Ann"},
    {"game": "mus", "first": {"options": {"a": True}}, "second": {"seats": 4}, "matches": 10},
]
LONG = 20_000
SPITEFUL = [
    b"[" * LONG,
    b'{"a":' * LONG,
    b'"' + b"\\u0000" * LONG,
    b"1" * LONG,
    b"-0." + b"0" * LONG + b"1",
    b"1e" + b"9" * LONG,
    b'{"type":"hello","match":"' + b"a" * LONG + b'"}',
    b'{"type":"ready","deal":' + b"9" * LONG + b"}",
    b'{"game":"x","seats":[' + b'{"kind":"you"},' * LONG + b"]}",
    b"\xff" * LONG,
    "\ud800".encode("utf-8", "surrogatepass"),
    b"\xef\xbb\xbf{}",
    b"NaN",
    b"",
]


def read(reader: Reader, data: bytes) -> object:
    """The message read; None if it was refused, with a reason that does not repeat the data."""
    try:
        return reader(data)
    except TableError as error:
        assert error.reason and len(error.reason) < 400
        assert len(error.place or "") < 200
        return None
    except UnicodeDecodeError:
        assert reader is message  # the transport lets nothing of this kind through
        return None


def spoilt(good: dict[str, Any], pieces: Pieces) -> bytes:
    """The text of a message with pieces taken out and others put in."""
    data = json.dumps(good).encode()
    for at, size, put in pieces:
        at %= len(data) + 1
        data = data[:at] + put + data[at + size :]
    return data


BYTES = st.binary(max_size=6) | st.sampled_from([b'"', b"{", b"}", b"null", b"1e400", b"\\ud800"])
PIECES = st.lists(st.tuples(st.integers(0, 500), st.integers(0, 8), BYTES), max_size=6)
quickly = settings(max_examples=300, deadline=timedelta(milliseconds=500))


@pytest.mark.parametrize("kind", READERS)
@given(data=st.binary(max_size=300))
@quickly
def test_any_bytes(kind: str, data: bytes) -> None:
    read(READERS[kind], data)


@pytest.mark.parametrize("kind", READERS)
@given(good=st.sampled_from(GOOD), pieces=PIECES)
@quickly
def test_spoilt_messages(
    kind: str, good: dict[str, Any], pieces: list[tuple[int, int, bytes]]
) -> None:
    read(READERS[kind], spoilt(good, pieces))


@pytest.mark.parametrize("kind", READERS)
@given(data=st.sampled_from(SPITEFUL))
@quickly
def test_what_is_long_or_deep(kind: str, data: bytes) -> None:
    assert read(READERS[kind], data) is None


def test_the_good_ones_are_good() -> None:
    """Valid messages are accepted: otherwise the tests above would prove nothing."""
    accepted = {
        kind: sum(read(reader, spoilt(good, [])) is not None for good in GOOD)
        for kind, reader in READERS.items()
    }
    assert accepted == {"message": 5, "match": 1, "daily": 0, "play on": 1, "comparison": 1}
