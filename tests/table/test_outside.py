"""External bots on the server: labelled, refused by hosts, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from boneace.table.errors import TableError
from boneace.table.friends import rules
from boneace.table.friends.state import Manners, Member, Rules, TableState
from boneace.table.play.protocol import Hello, NewMatch, SeatAsked
from tests.table.at_table import Listener, first_legal, open_lobby

pytestmark = pytest.mark.anyio


def table(**manners: Any) -> TableState:
    """A table with its host at the first place, and an external bot at the second."""
    asked = rules.checked(Rules("thirty-one"))
    state = rules.new("abcd", Member(0, "Ann", "00"), asked, 3, Manners())
    state, _ = rules.join(state, "Robo", "11", bot=True)
    return replace(state, manners=Manners(**manners))


def test_a_bot_sits_and_the_match_says_what_it_is() -> None:
    from boneace.table.friends import picture

    state = rules.ready_to_start(table(), 0)
    assert [seat.kind for seat in picture.match_of(state).seats] == ["human", "outside", "club"]
    told = picture.of(state, [0, 1], 0, False)
    assert [member.bot for member in told.members] == [False, True]


@pytest.mark.parametrize("manners", [{"bots": False}, {"listed": True}])
def test_a_host_need_not_take_bots_and_the_lobby_has_none(manners: dict[str, bool]) -> None:
    with pytest.raises(TableError, match="takes no bots") as refused:
        rules.join(table(**manners), "Other", "22", bot=True)
    assert refused.value.status == 403
    asked = rules.checked(Rules("thirty-one"))
    after = rules.ask(table(), 0, asked, 3, Manners(**manners))
    assert [one.name for one in after.members] == ["Ann"]
    assert [place.member for place in after.places] == [0, None, None]


@pytest.mark.parametrize(
    "tries",
    [
        lambda state: rules.ready_to_start(state, 1),
        lambda state: rules.vote(state, 1, "mus"),
        lambda state: rules.hand_over(state, 0, 1, False),
        lambda state: rules.hand_over(state, 1, 1, True),
    ],
)
def test_what_is_played_is_for_people_to_say(tries: Any) -> None:
    with pytest.raises(TableError, match="a bot cannot do that"):
        tries(table())


def test_votes_wait_for_no_bot_and_a_person_becomes_the_host() -> None:
    state = rules.vote(table(), 0, "switch")
    assert rules.chosen(state, [0, 1]) == "switch"
    state, _ = rules.join(state, "Ben", "22")
    assert rules.leave(state, 0).host == 2


async def sat(tmp_path: Path, lobby: Any, kind: str, **hello: Any) -> Listener:
    made = await lobby.create(NewMatch("thirty-one", [SeatAsked("you"), SeatAsked(kind)]))
    listener = Listener()
    await lobby.enter(listener, Hello(made.id, made.keys[1], **hello))
    while not listener.welcomed:
        await asyncio.sleep(0.001)
    return listener


async def test_only_a_bot_is_told_what_bots_decide_from(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        listener = await sat(tmp_path, lobby, "outside", known=True)
        assert listener.welcome["match"]["seats"][0]["kind"] == "human"
        assert listener.welcome["view"]["turn"] == 1 and listener.told("known")
        other = await sat(tmp_path, lobby, "outside")
        assert not other.told("known")
        with pytest.raises(TableError, match="only the seat of a bot"):
            await sat(tmp_path, lobby, "human", known=True)


async def test_everybody_is_told_who_is_a_bot_and_the_next_deal_waits_for_none(
    tmp_path: Path,
) -> None:
    async with open_lobby(tmp_path) as lobby:
        kinds = [SeatAsked("you"), SeatAsked("outside")]
        made = await lobby.create(NewMatch("thirty-one", kinds, wait=None))
        people = [Listener(), Listener()]
        authority = None
        for seat, listener in enumerate(people):
            authority = await lobby.enter(listener, Hello(made.id, made.keys[seat]))  # type: ignore[arg-type]
            while not listener.welcomed:
                await asyncio.sleep(0.001)
        assert people[0].welcome["match"]["seats"][1]["kind"] == "outside"
        assert authority is not None
        at = 0
        while people[0].view["deal"] == 1:
            turn, at = people[0].view["turn"], at + 1
            await authority.act(turn, str(at), first_legal(people[turn]))
        assert people[1].told("waiting")[-1]["seats"] == [0]


def test_the_description_of_the_messages_fits_what_is_said(client: TestClient) -> None:
    described = client.get("/api/messages.json").json()
    assert described["asyncapi"] == "3.0.0"
    parts = described["components"]
    body = {"game": "thirty-one", "seats": [{"kind": "you"}, {"kind": "novice"}]}
    made = client.post("/api/matches", json=body).json()
    said: list[tuple[str, str, Any]] = []
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        hello = {"type": "hello", "match": made["match"], "key": made["key"]}
        said.append(("match", "toServer", hello))
        socket.send_json(hello)
        while not said[-1][2].get("view"):
            said.append(("match", "fromServer", socket.receive_json()))
    own = client.post("/api/tables", json={"game": "mus", "places": 4}).json()
    with client.websocket_connect("ws://127.0.0.1:3131/ws/table") as socket:
        socket.send_text(json.dumps({"type": "hello", "table": own["table"], "key": own["key"]}))
        said += [("table", "fromServer", socket.receive_json()) for _ in range(2)]
    for channel, way, message in said:
        told = described["channels"][channel]["messages"][f"{way}.{message['type']}"]
        jsonschema.validate(message, {**told["payload"], "components": parts})
    wrong = {**said[0][2], "match": 5}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(
            wrong,
            {
                **described["channels"]["match"]["messages"]["toServer.hello"]["payload"],
                "components": parts,
            },
        )
