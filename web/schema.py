"""The JSON schemas of what the server and the page send each other, for `types.mjs`.

One is of matches and of everything that is asked for, one of tables of friends, one of clubs: their
sockets have messages of the same names.

It is made from the classes of Python. It needs nothing but `msgspec`, so that a build of the page
can make it too.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Any, get_args

from msgspec import Struct, UnsetType, structs
from msgspec import json as msgspec_json

from boneace.games import sent
from boneace.names import LONGEST
from boneace.table.clubs import messages as of_clubs
from boneace.table.friends import messages
from boneace.table.play import protocol
from boneace.table.play.laboratory.compared import NewComparison
from boneace.table.web.answers import ANSWERS
from boneace.table.web.kinds import OPEN, branches, leaves, load_games

NAMES = {"string": "text", "integer": "count", "number": "number", "boolean": "flag"}
DEEP = 2
"""How deep the page looks into a message: into a view, but not into its seats."""

UNIONS = {"ToViewer": protocol.ToViewer, "FromViewer": protocol.FromViewer}


def schema() -> dict[str, Any]:
    load_games()
    bases: list[type[Struct]] = [*OPEN, *branches(sent.Effect)]
    ends = {base: list(leaves(base)) for base in bases}
    messages = [kind for union in UNIONS.values() for kind in get_args(union)]
    alone: list[type[Struct]] = [protocol.NewMatch, NewComparison, *ANSWERS]
    kinds = [*messages, *alone, *(leaf for found in ends.values() for leaf in found)]
    _, defined = msgspec_json.schema_components(kinds, ref_template="#/definitions/{name}")
    by_name = {kind.__name__: kind for kind in every(Struct)}
    for name, found in defined.items():
        if name in by_name:
            complete(found, by_name[name])
    for base, found in ends.items():
        defined[base.__name__] = any_of(found)
    add_changes(defined, ends[sent.TableView])
    for name, union in UNIONS.items():
        defined[name] = any_of(get_args(union))
    named = [*UNIONS, *(kind.__name__ for kind in alone), *(base.__name__ for base in ends)]
    return indexed(defined, named)


def add_changes(defined: dict[str, Any], views: list[type[Struct]]) -> None:
    """Say of each view what a change of it holds (`boneace.match.changes`): any of its fields, and
    of the seats those that differ, by number."""
    for view in views:
        fields = defined[view.__name__]["properties"]
        seats = {"type": "object", "additionalProperties": fields["seats"]["items"]}
        told = fields | {"seats": {"anyOf": [seats, fields["seats"]]}}
        defined[f"{view.__name__}Change"] = {
            "type": "object",
            "description": f"What is new in a view: {view.__name__}.",
            "properties": told,
        }
    names = [f"{view.__name__}Change" for view in views]
    defined["Change"] = {"anyOf": [{"$ref": f"#/definitions/{name}"} for name in names]}
    defined["Event"]["properties"]["after"] = {"$ref": "#/definitions/Change"}


def checks(union: str, schema: dict[str, Any]) -> dict[str, Any]:
    """What each message of a union must hold before the page uses it (`net/fits.ts`)."""
    defined = schema["definitions"]
    kinds = [defined[part["$ref"].rpartition("/")[2]] for part in defined[union]["anyOf"]]
    return {kind["properties"]["type"]["enum"][0]: shape(kind, defined, DEEP) for kind in kinds}


def shape(part: dict[str, Any], defined: dict[str, Any], deep: int) -> Any:
    """The shape of a value: "text", "count", "number" or "flag"; a list as the shape of its items;
    an object by its fields, so many levels deep. One that may be null is beside null."""
    if "$ref" in part:
        return shape(defined[part["$ref"].rpartition("/")[2]], defined, deep)
    if "anyOf" in part:
        return shape_of_any(part["anyOf"], defined, deep)
    if "enum" in part:
        return "text" if all(isinstance(value, str) for value in part["enum"]) else "any"
    if part.get("type") == "array":
        items = part.get("items", {})
        return [shape(items, defined, deep) if isinstance(items, dict) else "any"]
    if part.get("type") != "object":
        return NAMES.get(part.get("type", ""), "any")
    if deep == 0 or "properties" not in part:
        return {}
    always = set(part.get("required", ()))
    return {
        name if name in always else f"{name}?": shape(field, defined, deep - 1)
        for name, field in part["properties"].items()
        if name != "type"
    }


def shape_of_any(parts: list[dict[str, Any]], defined: dict[str, Any], deep: int) -> Any:
    """The shape of a value of several kinds: what all of them have."""
    shapes = [shape(part, defined, deep) for part in parts if part.get("type") != "null"]
    found = shapes[0]
    for other in shapes[1:]:
        if isinstance(found, dict) and isinstance(other, dict):
            found = {name: found[name] for name in found if other.get(name) == found[name]}
        elif found != other:
            found = "any"
    return [found, None] if len(shapes) < len(parts) else found


def friends() -> dict[str, Any]:
    """The schema of what is sent about tables of friends."""
    return of_socket(
        {"ToMember": messages.ToMember, "FromMember": messages.FromMember},
        [messages.NewTable, messages.Joined, messages.TableFound, messages.LobbySent],
    )


def clubs() -> dict[str, Any]:
    """The schema of what is sent about clubs and their evenings."""
    return of_socket(
        {"ToClubMember": of_clubs.ToClubMember, "FromClubMember": of_clubs.FromClubMember},
        [of_clubs.NewClub, of_clubs.JoinedClub, of_clubs.ClubFound, of_clubs.RatingsSent],
    )


def of_socket(unions: dict[str, Any], alone: list[type[Struct]]) -> dict[str, Any]:
    """The schema of the messages of a socket, and of what is asked for beside it."""
    kinds = [*(kind for union in unions.values() for kind in get_args(union)), *alone]
    _, defined = msgspec_json.schema_components(kinds, ref_template="#/definitions/{name}")
    modules = {messages.__name__, of_clubs.__name__}
    own = [kind for kind in every(Struct) if kind.__module__ in modules]
    by_name = {kind.__name__: kind for kind in [*every(Struct), *own]}
    for name, found in defined.items():
        complete(found, by_name[name])
    for name, union in unions.items():
        defined[name] = any_of(get_args(union))
    return indexed(defined, [*unions, *(kind.__name__ for kind in alone)])


def indexed(defined: dict[str, Any], named: list[str]) -> dict[str, Any]:
    index = {name: {"$ref": f"#/definitions/{name}"} for name in named}
    return {"type": "object", "properties": index, "required": named, "definitions": defined}


def every(base: type[Struct]) -> Iterator[type[Struct]]:
    for found in base.__subclasses__():
        yield found
        yield from every(found)


def any_of(kinds: Iterable[Any]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": f"#/definitions/{kind.__name__}"} for kind in kinds]}


def complete(found: dict[str, Any], kind: type[Struct]) -> None:
    """Say which fields are always sent, and what is said about a field in its class.

    What the server sends has all fields, defaults too; what it reads may leave out those.
    """
    found.pop("title", None)
    if not kind.__struct_config__.forbid_unknown_fields:
        always = [field.encode_name for field in structs.fields(kind) if not may_lack(field.type)]
        found["required"] = sorted({*found.get("required", ()), *always})
    names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    for name, text in described(kind).items():
        if name not in names:
            continue  # it says something of the class, and is not sent
        found["properties"][names[name]]["description"] = text
    for part in found["properties"].values():
        simplify(part)


def simplify(part: dict[str, Any]) -> None:
    """Write a type as `types.mjs` reads it."""
    if "prefixItems" in part:
        part["items"] = part.pop("prefixItems")
    else:
        part.pop("maxItems", None)  # it would be written as a type for each length
    if part.get("type") == "object":
        within = part.setdefault("additionalProperties", True)
        if isinstance(within, dict):
            simplify(within)


def may_lack(kind: object) -> bool:
    return isinstance(kind, UnionType) and UnsetType in get_args(kind)


def described(kind: type[Struct]) -> dict[str, str]:
    """The text below each field of a class and its bases."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not issubclass(base, Struct) or base is Struct:
            continue
        (tree,) = ast.parse(inspect.getsource(base)).body
        assert isinstance(tree, ast.ClassDef)
        for field, text in zip(tree.body, tree.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                assert isinstance(field.target, ast.Name)
                found[field.target.id] = inspect.cleandoc(ast.literal_eval(text.value))
    return found


if __name__ == "__main__":
    types = {"sent": schema(), "friends": friends(), "clubs": clubs()}
    received = {"sent": "ToViewer", "friends": "ToMember", "clubs": "ToClubMember"}
    made = {name: checks(union, types[name]) for name, union in received.items()}
    limits = {"name": LONGEST, "title": of_clubs.LONGEST_TITLE, "said": messages.LONGEST_SAID}
    json.dump({"types": types, "checks": made, "limits": limits}, sys.stdout)
