"""Clubs that were made and never used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.table.clubs.clubhouse import Clubhouse

if TYPE_CHECKING:
    from boneace.table.store.store import Store


async def unused(store: Store, before: int) -> list[str]:
    """The codes of clubs that never had an evening and have not changed since then (ms since
    1970)."""
    found = []
    for code in await store.documents.left(Clubhouse.kind, before):
        document = await store.documents.get(Clubhouse.kind, code)
        if document is not None:
            club = Clubhouse.decoder.decode(document.body)
            if not (club.evenings or club.rated or club.base):
                found.append(code)
    return found
