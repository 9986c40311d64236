"""A bot that plays Thirty-one at a table of friends; docs/bots.md describes the protocol.

Run it with the link of the table: python bot.py http://127.0.0.1:3131/table/CODE"""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets import ClientConnection, ConnectionClosed, connect

WORTH = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, **{str(pips): pips for pips in range(2, 10)}}
BEAT = 10


def total(hand: list[str]) -> int:
    """The best suit of a hand; a card is written as its rank and its suit, such as TH."""
    return max(sum(WORTH[rank] for rank, own in hand if own == suit) for suit in "CDHS")


def choose(view: dict) -> str:
    """Discard the card that is worth least; knock, or stand, with 27; otherwise draw."""
    moves = [legal["move"] for legal in view["legal"]]
    hand = view["seats"][view["you"]]["hand"]
    if moves[0].startswith("discard "):
        return max(moves, key=lambda move: total([card for card in hand if card not in move]))
    wanted = "knock" if total(hand) >= 27 else "draw"
    return wanted if wanted in moves else moves[-1]


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
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("welcome", "events"):
                after = [event["after"] for event in message["events"] if "after" in event]
                view, decision = message.get("view") or after[-1], secrets.token_hex(8)
            elif message["type"] not in ("waiting", "ended"):
                continue
            if message["type"] == "ended" or view["turn"] is None:
                print("over:", view["result"])
                return
            if view["turn"] == view["you"] and not message.get("seats"):
                await socket.send(json.dumps({"type": "act", "id": decision, "move": choose(view)}))


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
    asyncio.run(main(sys.argv[1] if sys.argv[1:] else sys.exit(__doc__)))
