"""The servers that tests start: they answer, and stay on their port when they are restarted."""

from __future__ import annotations

import signal
import sys

import pytest
from redis import Redis

from tests import servers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Debian's programs")


def test_postgres_keeps_what_is_in_it_when_it_crashes(postgres: servers.Postgres) -> None:
    postgres.database()
    port = postgres.port
    postgres.stop(signal.SIGQUIT)
    assert not postgres.answers(port)
    postgres.start()
    assert postgres.port == port
    assert postgres.run_sql("SELECT count(*) FROM pg_database WHERE datname LIKE 'test%'") != "0"


def test_redis_answers(redis_server: servers.Redis) -> None:
    with Redis.from_url(redis_server.url) as client:
        assert client.set("a", "b") and client.get("a") == b"b"


def test_what_is_missing_is_a_failure_in_ci_and_skipped_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="apt-get install redis-server"):
        servers.missing("Redis", "redis-server")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="apt-get install redis-server"):
        servers.missing("Redis", "redis-server")
