"""A bot in one short file: it joins a table of friends and plays Thirty-one by a simple rule.

    python bot.py http://127.0.0.1:3131/table/CODE

It needs Python 3.11 and `websockets`. The protocol is described in docs/bots.md.
"""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

WORTH = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
BEAT = 10


def total(hand: list[str]) -> int:
    """The best suit of a hand; a card is written as its rank and its suit, such as TH."""
    sums = {
        suit: sum(WORTH.get(c[0]) or int(c[0]) for c in hand if c[1] == suit) for suit in "CDHS"
    }
    return max(sums.values())


def choose(view: dict) -> str:
    """Knock with 27, discard the card that is worth least, otherwise draw from the pack."""
    moves = [legal["move"] for legal in view["legal"]]
    hand = view["seats"][view["you"]]["hand"]
    discards = [move for move in moves if move.startswith("discard ")]
    if discards:
        rest = {move: [card for card in hand if card != move.split()[1]] for move in discards}
        return max(discards, key=lambda move: total(rest[move]))
    if "knock" in moves and total(hand) >= 27:
        return "knock"
    return "draw" if "draw" in moves else moves[-1]


async def talk(socket: ClientConnection, **hello: str) -> None:
    """Say hello, then ping: the server closes a socket that says nothing for 30 seconds."""
    with suppress(ConnectionClosed):
        await socket.send(json.dumps({"type": "hello", **hello}))
        while True:
            await asyncio.sleep(BEAT)
            await socket.send('{"type": "ping"}')


async def play(server: str, match: str, key: str) -> None:
    """Play one match. Every message has the whole newest view, which lists the legal moves."""
    async with asyncio.TaskGroup() as tasks, connect(f"{server}/ws") as socket:
        tasks.create_task(talk(socket, match=match, key=key))
        asked = {}
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "events"):
                last = [event["after"] for event in message["events"] if "after" in event]
                view = message["view"] if "view" in message else last[-1]
                if view["turn"] is None:
                    print("over; won by", view["result"]["winners"])
                    return
                mine = view["turn"] == view["you"]
                act = {"type": "act", "id": secrets.token_hex(8)}
                asked = {**act, "move": choose(view)} if mine else {}
            elif message["type"] == "ended":
                return
            goes_on = message["type"] == "waiting" and not message["seats"]
            if asked and (goes_on or message["type"] in ("welcome", "events")):
                await socket.send(json.dumps(asked))


async def main(link: str) -> None:
    server, code = link.split("/table/")
    body = json.dumps({"name": "Simple", "bot": True}).encode()
    join = Request(f"{server}/api/tables/{code}/join", body, {"content-type": "application/json"})
    key, server = json.load(urlopen(join))["key"], server.replace("http", "ws", 1)
    async with asyncio.TaskGroup() as tasks, connect(f"{server}/ws/table") as socket:
        tasks.create_task(talk(socket, table=code, key=key))
        match = None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table" and message["match"] not in (None, match):
                match = message["match"]
                tasks.create_task(play(server, match, key))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
