"""News between servers of one test: they can be cut, as if a server were killed."""

from __future__ import annotations

from boneace.table.play.servers.news import LOOK, News


class Wire(News):
    """The news of one server, which reach all others unless they are `cut`.

    While they are `held` they are on their way.
    """

    def __init__(self) -> None:
        super().__init__()
        self.others: list[Wire] = []
        self.cut = False
        self.held = False
        self._on_the_way: list[tuple[str, bytes]] = []

    def reaches_others(self, topic: str) -> bool:
        """Whether anybody else listens to a topic: other servers may."""
        return True

    async def heard_by(self, topic: str) -> int | None:
        """How many other servers there are; one that is cut off is not known to be."""
        return len(self.others)

    def tell(self, topic: str, told: bytes = LOOK) -> None:
        """Send to the listeners here and, unless cut, on all other servers."""
        super().tell(topic, told)
        if self.held:
            self._on_the_way.append((topic, told))
        else:
            self._send(topic, told)

    def _send(self, topic: str, told: bytes) -> None:
        for other in self.others:
            if not self.cut and not other.cut:
                News.tell(other, topic, told)

    def arrive(self) -> None:
        """The news that were held arrive."""
        self.held = False
        for topic, told in self._on_the_way:
            self._send(topic, told)
        self._on_the_way = []


def wires() -> tuple[Wire, Wire]:
    """The news of two connected servers."""
    one, other = Wire(), Wire()
    one.others, other.others = [other], [one]
    return one, other
