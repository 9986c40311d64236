"""Messages: well-formed ones are read, all others are refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneace.table.errors import TableError
from boneace.table.play import protocol
from boneace.table.play.people import together
from boneace.table.play.protocol import (
    Act,
    AskHint,
    Hello,
    NewMatch,
    Ping,
    PlayAgain,
    Ready,
    SetPace,
    Skip,
    read_message,
    read_new_match,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"type":"ping"}', Ping()),
        ('{"type":"act","id":"a-1","move":"discard 7H"}', Act("a-1", "discard 7H")),
        ('{"type":"ready","deal":3}', Ready(3)),
        ('{"type":"skip","scope":"match"}', Skip("match")),
        ('{"type":"pace","pace":"slow"}', SetPace("slow")),
        ('{"type":"pace","pace":null}', SetPace()),
        ('{"type":"again"}', PlayAgain()),
        ('{"type":"hint"}', AskHint()),
        ('{"type":"hello","match":"k3v9","key":null,"seen":0}', Hello("k3v9")),
        (
            '{"type":"hello","match":"k3v9","key":null,"seen":0,"pace":"quick","ready":4}',
            Hello("k3v9", pace="quick", ready=4),
        ),
        ('{"type":"hello","match":"k3v9","key":"s_-T","seen":17}', Hello("k3v9", "s_-T", 17)),
    ],
)
def test_well_formed(text: str, message: Any) -> None:
    assert read_message(text) == message


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not valid JSON"),
        ("draw", "not valid JSON"),
        ("[" * 4000, ""),
        ("[]", "Expected `object`"),
        ("{}", "missing required field `type`"),
        ('{"type":"seed"}', "Invalid value 'seed'"),
        ('{"type":"welcome"}', "Invalid value 'welcome'"),
        ('{"type":["act"]}', "Expected `str`"),
        ('{"type":"ping","more":1}', "unknown field `more`"),
        ('{"type":"act","id":"1","move":"draw","seat":2}', "unknown field `seat`"),
        ('{"type":"act","id":"1"}', "missing required field `move`"),
        ('{"type":"act","id":1,"move":"draw"}', "Expected `str`"),
        ('{"type":"act","id":"","move":"draw"}', "matching regex"),
        ('{"type":"act","id":"a b","move":"draw"}', "matching regex"),
        ('{"type":"act","id":"1","move":""}', "length >= 1"),
        ('{"type":"act","id":"1","move":"' + "x" * 121 + '"}', "length <= 120"),
        ('{"type":"ready","deal":-1}', ">= 0"),
        ('{"type":"skip","scope":"turn"}', "Invalid enum value"),
        ('{"type":"pace","pace":"0"}', "Invalid enum value"),
        ('{"type":"hello","match":"../x","key":null,"seen":0}', "matching regex"),
        ('{"type":"hello","match":"k","key":"' + "k" * 65 + '"}', "matching regex"),
        ('{"type":"hello","match":"k","seen":-1}', ">= 0"),
        ('{"type":"hello","match":"k","seen":1.5}', "Expected `int`"),
        ('{"type":"hello","match":"k","seen":99999999999999999999}', ""),
        ('{"type":"ping"}' + " " * 4096, "at most 4096 bytes"),
        (b'{"type":"ping"}', "text frames"),
        (None, "text frames"),
        ('{"type":"ping"}\ud800', ""),
    ],
)
def test_malformed_and_forged(text: Any, reason: str) -> None:
    with pytest.raises(TableError) as caught:
        read_message(text)
    assert reason in caught.value.reason


def test_the_place_of_what_is_wrong() -> None:
    with pytest.raises(TableError) as caught:
        read_new_match(b'{"game":"thirty-one","seats":[{"kind":"you"},{"kind":7}]}')
    assert caught.value.place == "seats[1].kind"
    assert "`" not in (caught.value.place or "")


@given(st.text() | JSON.map(json.dumps))
def test_anything_else_is_refused_never_a_crash(text: str) -> None:
    for read in (read_message, lambda body: read_new_match(body.encode(errors="replace"))):
        try:
            read(text)
        except TableError as error:
            assert error.reason


@given(st.dictionaries(st.sampled_from(["type", "id", "move", "match", "key", "seen"]), JSON))
def test_almost_messages(message: dict[str, Any]) -> None:
    for kind in ("hello", "act", "ping"):
        try:
            read = read_message(json.dumps({**message, "type": kind}))
        except TableError:
            continue
        assert isinstance(read, Hello | Act | Ping)


def test_what_viewers_are_told_can_be_told_apart() -> None:
    tags = [
        msgspec.json.decode(protocol.write(message))["type"]
        for message in (
            protocol.Welcome(
                protocol.MatchInfo(
                    "i", "g", "p", {}, [], "french", 60, True, None, 60, None, "life", "stake"
                ),
                None,
                0,
                {},
                [],
                False,
            ),
            protocol.Events([], 0),
            protocol.Hinted(0, "exact", [], []),
            protocol.Accepted("1"),
            protocol.Refused(None, "why"),
            protocol.Status(None, "why"),
            protocol.Waiting(2, [1], "who"),
            protocol.Rematch("k3"),
            together.Clocks([1000, None], 0, False),
            together.Presence([together.SeatPresence(0, 3, True, False)]),
            together.Offered("undo", 0, [1], "who"),
            together.MatchEnded("why"),
            protocol.Replaced(),
            protocol.Pong(),
        )
    ]
    told = ["welcome", "events", "hint", "accepted", "refused", "status", "waiting", "rematch"]
    people = ["clocks", "presence", "offered", "ended"]
    assert tags == [*told, *people, "replaced", "pong"]


def test_nulls_are_written_out() -> None:
    assert json.loads(protocol.write(protocol.Refused(None, "why"))) == {
        "type": "refused",
        "id": None,
        "reason": "why",
        "clause": None,
    }


def test_a_new_match() -> None:
    made = read_new_match(
        b'{"game":"thirty-one","seats":[{"kind":"you","name":"Ann"},{"kind":"club"}],'
        b'"options":{"lives":5,"pack":"32","widow":true,"deals":null}}'
    )
    assert isinstance(made, NewMatch)
    assert made.options == {"lives": 5, "pack": "32", "widow": True, "deals": None}
