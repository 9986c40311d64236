"""What a change of a large club costs: it is drawn once, and not read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from boneace.table.clubs import picture
from boneace.table.clubs.clubhouse import Clubhouse
from boneace.table.friends import followed
from tests.clubs.at_clubs import club_of, open_server

pytestmark = pytest.mark.anyio


async def test_a_club_is_drawn_once_for_all_who_have_it_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was drawn for each of them: with 200 members that stopped the server for half a second."""
    drawn: list[int] = []
    draw = picture.club

    def counted(*given: Any) -> Any:
        drawn.append(1)
        return draw(*given)

    monkeypatch.setattr(followed, "GAP", 0.0)
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 12)
        for page in pages:
            await page.open_club()
        club = await server.clubs.club(pages[0].joined.club)
        monkeypatch.setattr(picture, "club", counted)
        await club.change(lambda state: structs.replace(state, title="Fridays"))
        assert drawn == [1]
        assert {page.club["title"] for page in pages} == {"Fridays"}
        assert [page.club["you"] for page in pages] == list(range(12))
        assert [page.club["host"] for page in pages] == [True, *[False] * 11]


async def test_what_is_stored_is_not_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 3)
        club = await server.clubs.club(pages[0].joined.club)
        read = Clubhouse.decoder
        monkeypatch.setattr(Clubhouse, "decoder", None)
        state = await club.change(lambda state: structs.replace(state, title="Fridays"))
        assert club.state is state
        store = await server.lobby.store()
        document = await store.documents.get("club", club.id)
        assert document is not None and read.decode(document.body) == state
        assert document.version == club._document.version
        assert document.body == msgspec.json.encode(state)
