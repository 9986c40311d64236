"""Clubs that were made and never used."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from boneace.table.clubs.clubhouse import Clubhouse
from boneace.table.errors import Newer
from boneace.table.friends.followed import state_of

if TYPE_CHECKING:
    from boneace.table.store.store import Store


async def unused(store: Store, before: int) -> list[str]:
    """The codes of clubs that never had an evening and have not changed since then (ms since
    1970)."""
    found = []
    for code in await store.documents.left(Clubhouse.kind, before):
        document = await store.documents.get(Clubhouse.kind, code)
        if document is None:
            continue
        with contextlib.suppress(Newer):  # a newer version has used it
            club = state_of(document, Clubhouse.decoder)
            if not (club.evenings or club.rated or club.base):
                found.append(code)
    return found
