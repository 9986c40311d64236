"""Shows what is rare: the server's messages are changed on their way to the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from boneace.match.changes import followed

View = dict[str, Any]


def as_seen(page: Page, change: Callable[[View], None]) -> None:
    """Change the server's messages about the state in transit, to show a rare one."""

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        seen: list[View] = [{}]

        def from_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] in ("welcome", "events"):
                seen[:] = [followed(seen[0], told)]
                shown = deepcopy(seen[0])
                change(shown)
                if told["type"] == "welcome":
                    told["view"] = shown
                elif told["events"]:
                    told["events"][-1]["after"] = shown
            route.send(json.dumps(told))

        server.on_message(from_server)

    page.route_web_socket("**/ws", listen)
