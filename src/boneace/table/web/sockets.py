"""One viewer, one socket: a bounded queue, a single writer, and a reader with a time limit.

A viewer that does not read its messages is dropped; it reconnects with the last number it has seen
and gets the rest. The clocks here are those of the transport, not of the game.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from boneace.languages import best_of, current, say, speak
from boneace.table.errors import StoreError, TableError, WrongLink
from boneace.table.measures import measures
from boneace.table.play import protocol
from boneace.table.play.people.together import Together
from boneace.table.play.protocol import (
    Act,
    AskHint,
    Hello,
    Ping,
    PlayAgain,
    Ready,
    Refused,
    SetPace,
    Skip,
    Status,
)
from boneace.table.play.viewer import SEND_PATIENCE, AtOnce, Viewer
from boneace.table.web.connections import AT_ONCE
from boneace.table.web.limits import Credits
from boneace.table.web.patience import Patience

if TYPE_CHECKING:
    from collections.abc import Callable

    from boneace.table.play.authority import Authority
    from boneace.table.play.lobby import Lobby
    from boneace.table.web.limits import Limits

log = logging.getLogger(__name__)

HELLO_PATIENCE = 10.0
SILENCE = 30.0
CREDITS, CREDITS_A_SECOND = 200.0, 50.0


async def serve_viewer(socket: WebSocket, lobby: Lobby, limits: Limits) -> None:
    """Serve one socket from its first message to its end."""
    await socket.accept()
    viewer = Viewer(socket, at_once(socket))
    writer = asyncio.create_task(viewer.write())
    reader = asyncio.create_task(_read(socket, viewer, lobby, limits))
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        if not writer.done() and not reader.cancelled() and reader.result():
            await asyncio.wait({writer}, timeout=SEND_PATIENCE)
    finally:
        for task in (reader, writer):
            task.cancel()
        lobby.leave(viewer)
        await asyncio.wait({reader, writer})


async def _read(socket: WebSocket, viewer: Viewer, lobby: Lobby, limits: Limits) -> bool:
    """Read messages until the end. True: the writer still has a last message to send."""
    try:
        # this task is the viewer's own: its messages are in the viewer's language
        speak(best_of(socket.headers.get("accept-language")))
        hello = await _hello(socket, viewer)
        if hello is None:
            return True
        if hello.language is not None:
            speak(hello.language)
        viewer.language = current()
        authority = await lobby.enter(viewer, hello)
        credits = Credits(CREDITS, CREDITS_A_SECOND)
        spend = partial(limits.spend, "matches", socket.scope)
        async with Patience(SILENCE) as patience:
            while True:
                text = (await patience.wait(receive(socket))).get("text")
                if not credits.spend():
                    measures.closed["flood"] += 1
                    _refuse(viewer, say("errors-too-many-messages"))
                    viewer.close(protocol.REFUSED)
                    return True
                await _hear(viewer, lobby, authority, text, spend)
    except WebSocketDisconnect:
        return False
    except TimeoutError:
        measures.closed["silent"] += 1
        viewer.close(protocol.SILENT)
    except TableError as error:
        if isinstance(error, WrongLink):
            limits.wrong_link(socket.scope)
        if error.status == 503:  # the server is full
            _put_off(viewer, _sentence(error))
        else:
            _refuse(viewer, _sentence(error))
            viewer.close(protocol.REFUSED)
    except StoreError as error:
        log.error("a viewer could not be served: %s", error)
        _put_off(viewer, say("errors-store-trying"))
    return True


def _put_off(viewer: Viewer, reason: str) -> None:
    """No refusal, which would be final: the page reconnects until it is admitted."""
    viewer.send(protocol.write(Status(None, reason)))
    viewer.close(protocol.FAILED)


async def _hear(
    viewer: Viewer, lobby: Lobby, authority: Authority, text: str | None, spend: Callable[[], None]
) -> None:
    """Do what a message asks for, or say what is wrong with it.

    `spend` counts a match that it makes, and raises TableError if there were too many.
    """
    try:
        message = protocol.read_message(text)
    except TableError as error:
        measures.refusals["message"] += 1
        _refuse(viewer, _sentence(error))
        return
    match message:
        case Act():
            _count(await authority.act(viewer.seat, message.id, message.move, viewer.send))
        case Ping():
            viewer.send(protocol.PONG)
        case AskHint():
            viewer.send(await authority.hint(viewer.seat))
        case Hello():
            _refuse(viewer, say("errors-hello-once"))
        case PlayAgain():
            await _play_again(viewer, lobby, authority, spend)
        case Ready() | Skip() | SetPace():
            _ask(viewer, authority, message)
        case _:
            await _settle(viewer, authority, message)


def _count(answer: bytes) -> None:
    """Count the result of an action; its tag comes first in a message."""
    if answer.startswith(b'{"type":"accepted"'):
        measures.actions += 1
    else:
        measures.refusals["action"] += 1


def _ask(viewer: Viewer, authority: Authority, asked: Ready | Skip | SetPace) -> None:
    """A request about the pace; spectators may not make one."""
    if viewer.seat is None:
        _refuse(viewer, say("errors-spectators"))
    else:
        authority.ask(viewer.seat, asked)


async def _settle(viewer: Viewer, authority: Authority, asked: Together) -> None:
    """A message between the people at a match; spectators may not send one."""
    try:
        if viewer.seat is None:
            raise TableError(say("offers-spectators"))
        await authority.together(viewer.seat, asked)
    except TableError as error:
        _refuse(viewer, _sentence(error))


async def _play_again(
    viewer: Viewer, lobby: Lobby, authority: Authority, spend: Callable[[], None]
) -> None:
    try:
        if viewer.seat is None:
            raise TableError(say("errors-spectators"))
        spend()
        await lobby.play_again(authority.id)
    except TableError as error:
        _refuse(viewer, _sentence(error))
    except StoreError as error:
        log.error("match %s: no other could be made: %s", authority.id, error)
        _refuse(viewer, say("errors-store"))


async def _hello(socket: WebSocket, viewer: Viewer) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_PATIENCE):
            message = protocol.read_message((await receive(socket)).get("text"))
        if isinstance(message, Hello):
            return message
        raise TableError(say("errors-hello-first"))
    except TableError as error:
        _refuse(viewer, _sentence(error))
    viewer.close(protocol.REFUSED)
    return None


def at_once(socket: WebSocket) -> AtOnce | None:
    """A function that sends over a socket without waiting, if the server has one."""
    found: AtOnce | None = socket.scope.get("extensions", {}).get(AT_ONCE, {}).get("send")
    return found


async def receive(socket: WebSocket) -> dict[str, str]:
    """The next message of a socket. Raises WebSocketDisconnect if it has closed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return dict(message)


def _sentence(error: TableError) -> str:
    if not error.place:
        return error.reason
    return say("errors-at-place", reason=error.reason, place=error.place)


def _refuse(viewer: Viewer, reason: str) -> None:
    viewer.send(protocol.write(Refused(None, reason)))
