"""The laboratory of a server: comparisons in the background, their limits, and HTTP."""

from __future__ import annotations

import asyncio
import csv
import io
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from boneace.languages import speaking
from boneace.table.errors import TableError
from boneace.table.play.laboratory import comparisons, others
from boneace.table.play.laboratory.compared import Comparison, NewComparison, RulesAsked
from boneace.table.play.laboratory.comparisons import Comparisons
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.play.servers.news import News
from boneace.table.play.servers.redis_news import RedisNews
from boneace.table.web.app import create_app
from tests.nodes.wires import wires
from tests.servers import Redis
from tests.table.at_table import HERE
from tests.table.stores import store_at

GAME = "stop-the-bus"
ASKED: dict[str, Any] = {
    "game": GAME,
    "first": {},
    "second": {"options": {"lives": 1}},
    "matches": 6,
    "level": "novice",
}
SLEEPS = (sys.executable, "-c", "import time; time.sleep(60)")
FAILS = (sys.executable, "-c", "import sys; sys.exit('no cards')")


def asked(matches: int = 6) -> NewComparison:
    one_life = RulesAsked(options={"lives": 1})
    return NewComparison(GAME, RulesAsked(), one_life, matches=matches, level="novice")


def idle_loader() -> GameLoader:
    """A loader that compiles and loads nothing: workers are separate processes."""
    return GameLoader(warm=(), load=lambda game: None, begin=lambda game: None)


def laboratory(worker: tuple[str, ...] = SLEEPS, news: News | None = None) -> Comparisons:
    loader = idle_loader()
    loader.start()
    return Comparisons(loader, worker, news=news)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    lobby = Lobby(lambda: store_at(tmp_path / "table.sqlite"), idle_loader(), 0.0)
    with TestClient(create_app(lobby), HERE) as opened:
        yield opened


@pytest.fixture
async def lab() -> AsyncIterator[Comparisons]:
    found = laboratory()
    yield found
    await found.close()


async def until(lab: Comparisons, id: str, *states: str) -> Comparison:
    async with asyncio.timeout(10):
        while (found := lab.of(id)).state not in states:
            await asyncio.sleep(0.01)
    return found


# --- over HTTP, with the real worker --------------------------------------------------------------


def test_a_comparison_is_played_in_the_background(client: TestClient) -> None:
    begun = client.post("/api/comparisons", json=ASKED)
    assert begun.status_code == 201 and begun.json()["state"] in ("waiting", "playing")
    at = f"/api/comparisons/{begun.json()['id']}"
    end = time.monotonic() + 60
    while (found := client.get(at).json())["state"] in ("waiting", "playing"):
        assert time.monotonic() < end
        time.sleep(0.05)
    assert (found["state"], found["done"], found["asked"]) == ("done", 6, 6)
    assert found["found"]["second"]["changes"] == ["Lives: 1"]
    assert client.post("/api/comparisons", json=ASKED).json() == found  # it is kept
    spanish = client.get(at, headers={"accept-language": "es"}).json()["found"]
    assert spanish["second"]["changes"] == ["Vidas: 1"]
    assert "Parar el bus" in {row["title"] for row in spanish["rows"]}
    file = client.get(f"{at}/figures.csv")
    assert file.headers["content-disposition"] == 'attachment; filename="stop-the-bus.csv"'
    rows = list(csv.DictReader(io.StringIO(file.text)))
    assert [row["title"] for row in rows] == [row["title"] for row in found["found"]["rows"]]


@pytest.mark.parametrize(
    ("change", "place", "why"),
    [
        ({"second": {}}, "second", "both sets of rules are the same"),
        ({"first": {"options": {"lifes": 1}}}, "first", "did you mean “lives”"),
        ({"second": {"seats": 9}}, "second", "needs 2 to 7 seats"),
        ({"level": "champion"}, "level", "champion"),
        ({"matches": 1_000_000}, "matches", "<= 2000"),
        ({"game": "chess"}, "first", "chess"),
        ({"jobs": 64}, None, "jobs"),
    ],
)
def test_what_cannot_be_compared_is_refused(
    client: TestClient, change: dict[str, Any], place: str | None, why: str
) -> None:
    answer = client.post("/api/comparisons", json=ASKED | change)
    error = answer.json()["error"]
    assert answer.status_code == 400 and error["place"] == place and why in error["reason"]


def test_what_is_not_there_cannot_be_seen(client: TestClient) -> None:
    for path in ("/api/comparisons/none", "/api/comparisons/none/figures.csv"):
        assert client.get(path).status_code == 404
    assert client.post("/api/comparisons/none/stop").status_code == 404
    assert client.post("/api/comparisons", content="{}").status_code == 415


@pytest.mark.anyio
async def test_any_server_answers_for_a_comparison_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A load balancer sends the requests of a page to all of them."""
    news = wires()
    here, there = (laboratory(news=one) for one in news)
    begun = await here.begin(asked(), "me")
    await until(here, begun.id, "playing")
    with speaking("de"):
        seen = await there.seen(begun.id)
        assert (seen.id, seen.state) == (begun.id, "playing")
        assert (await there.stop(begun.id)).state == here.of(begun.id).state == "stopped"
    with pytest.raises(TableError) as refused:
        await there.figures(begun.id)
    assert refused.value.status == 409
    for cut, patience in ((False, 60), (True, 0.05)):
        news[0].cut = cut  # then nobody says that there is none
        monkeypatch.setattr(others, "PATIENCE", patience)
        async with asyncio.timeout(10):
            with pytest.raises(TableError) as refused:
                await there.seen("none")
        assert refused.value.status == 404
    await here.close()
    await there.close()


@pytest.mark.anyio
async def test_servers_are_asked_over_redis_and_one_alone_asks_nobody(
    redis_server: Redis,
) -> None:
    news = [RedisNews(redis_server.url, channel="laboratory") for _ in range(2)]
    labs = [laboratory(news=one) for one in news]
    for there, one in enumerate(news):
        one.start()
        async with asyncio.timeout(10):
            while one.away:
                await asyncio.sleep(0.01)
        assert await news[0].heard_by("comparisons") == there
        async with asyncio.timeout(others.PATIENCE - 0.5):
            with pytest.raises(TableError, match="not kept any more"):
                await labs[0].seen("none")
    for lab, one in zip(labs, news, strict=True):
        await lab.close()
        await one.close()


# --- limits ---------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_it_is_stopped_and_its_process_ends(lab: Comparisons) -> None:
    begun = await lab.begin(asked(), "me")
    await until(lab, begun.id, "playing")
    assert (await lab.stop(begun.id)).state == "stopped"
    with pytest.raises(TableError) as refused:
        await lab.figures(begun.id)
    assert refused.value.status == 409
    assert (await lab.begin(asked(), "me")).id != begun.id  # a stopped one is started again


@pytest.mark.anyio
async def test_an_address_has_a_few_at_a_time(lab: Comparisons) -> None:
    for matches in range(1, comparisons.MOST_OF_ONE + 1):
        begun = await lab.begin(asked(matches), "me")
    assert (await lab.begin(asked(comparisons.MOST_OF_ONE), "me")).id == begun.id
    with pytest.raises(TableError) as refused:
        await lab.begin(asked(100), "me")
    assert refused.value.status == 429
    assert (await lab.begin(asked(100), "you")).state == "waiting"
    await lab.stop(begun.id)
    assert (await lab.begin(asked(100), "me")).state == "waiting"


@pytest.mark.anyio
async def test_only_so_many_play_at_once(lab: Comparisons, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = []
    for number in range(1, comparisons.AT_ONCE + 2):
        ids.append((await lab.begin(asked(number), str(number))).id)
        await until(lab, ids[0], "playing")  # the first one: it may wait for the rules
    assert lab.of(ids[-1]).state == "waiting" and "other comparisons" in lab.of(ids[-1]).note
    await lab.stop(ids[0])
    await until(lab, ids[-1], "playing")


@pytest.mark.anyio
async def test_one_that_nobody_watches_is_stopped(
    lab: Comparisons, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = await lab.begin(asked(), "me")
    monkeypatch.setattr(comparisons, "UNWATCHED", -1.0)
    await until(lab, begun.id, "stopped")


@pytest.mark.anyio
async def test_a_worker_that_fails_is_told_of(caplog: pytest.LogCaptureFixture) -> None:
    lab = laboratory(FAILS)
    begun = await lab.begin(asked(), "me")
    found = await until(lab, begun.id, "failed")
    assert "has failed" in found.note and "no cards" in caplog.text
    await lab.close()
