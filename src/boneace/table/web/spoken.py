"""GET /api/messages.json: the messages over the sockets, described with AsyncAPI.

It is made from the classes with which the messages are read and written, so it cannot be out of
date. The schemas are JSON Schema.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct

from boneace import __version__
from boneace.games.sent import Effect
from boneace.table.friends import messages
from boneace.table.play import protocol
from boneace.table.web.kinds import OPEN, branches, leaves, load_games

CHANNELS = {
    "match": ("/ws", "A match, from a seat or as a spectator."),
    "table": ("/ws/table", "A table of friends, as a member or a visitor."),
}
"""The address of each socket, and its purpose, by name."""
SPOKEN = {
    "match": {"toServer": protocol.FromViewer, "fromServer": protocol.ToViewer},
    "table": {"toServer": messages.FromMember, "fromServer": messages.ToMember},
}
_AT = "#/components/schemas/"


@cache
def described() -> bytes:
    """The description, as JSON."""
    load_games()
    kinds = [
        kind for ways in SPOKEN.values() for union in ways.values() for kind in get_args(union)
    ]
    open_ = [*OPEN, *branches(Effect)]
    ends = {base: list(leaves(base)) for base in open_}
    every = [*kinds, *open_, *(leaf for found in ends.values() for leaf in found)]
    found, schemas = msgspec.json.schema_components(every, ref_template=_AT + "{name}")
    names = {
        kind: place["$ref"].removeprefix(_AT) for kind, place in zip(every, found, strict=True)
    }
    for base, below in ends.items():
        schemas[names[base]] = {"anyOf": [{"$ref": _AT + names[leaf]} for leaf in below]}
    return msgspec.json.encode(
        {
            "asyncapi": "3.0.0",
            "info": {"title": "Bone Ace", "version": __version__},
            "channels": {name: _channel(name, names) for name in CHANNELS},
            "operations": {
                f"{way}.{name}": _operation(name, way) for name in CHANNELS for way in SPOKEN[name]
            },
            "components": {"schemas": schemas},
        }
    )


def _channel(name: str, names: dict[type[Struct], str]) -> dict[str, Any]:
    address, summary = CHANNELS[name]
    told = {
        _named(way, kind): {
            "name": kind.__struct_config__.tag,
            "summary": (kind.__doc__ or "").partition("\n\n")[0],
            "payload": {"$ref": _AT + names[kind]},
        }
        for way, union in SPOKEN[name].items()
        for kind in get_args(union)
    }
    return {"address": address, "summary": summary, "messages": told}


def _operation(name: str, way: str) -> dict[str, Any]:
    place = f"#/channels/{name}"
    kinds = get_args(SPOKEN[name][way])
    return {
        # in AsyncAPI's terms: what this server does
        "action": "receive" if way == "toServer" else "send",
        "channel": {"$ref": place},
        "messages": [{"$ref": f"{place}/messages/{_named(way, kind)}"} for kind in kinds],
    }


def _named(way: str, kind: type[Struct]) -> str:
    return f"{way}.{kind.__struct_config__.tag}"
