"""Whether the server can do its work: `GET /healthz`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from boneace import __version__
from boneace.table.errors import StoreError

if TYPE_CHECKING:
    from boneace.table.play.lobby import Lobby

PATIENCE = 3.0
"""Seconds in which the store must answer."""


class Health(Struct, frozen=True):
    """GET /healthz"""

    version: str
    store: Literal["ok", "failed", "late"]


async def of(lobby: Lobby) -> Health:
    """The health of the server: whether its store answers and, after a failure, stores again."""
    try:
        async with asyncio.timeout(PATIENCE):
            await (await lobby.store()).check()
    except TimeoutError:
        return Health(__version__, "late")
    except StoreError:
        return Health(__version__, "failed")
    return Health(__version__, "ok")
