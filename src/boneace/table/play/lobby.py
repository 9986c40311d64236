"""The lobby: it makes matches, finds them again, and unloads those that nobody is watching."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from boneace import bots, games
from boneace.declare import CUT, Declaration
from boneace.errors import OptionError
from boneace.fair import cards
from boneace.languages import say
from boneace.table.errors import Newer, StoreError, TableError, WrongLink
from boneace.table.play import notes, outdated, rules, shuffle
from boneace.table.play.acting import clock
from boneace.table.play.acting.workers import Workers
from boneace.table.play.authority import Authority
from boneace.table.play.keys import digest, new_id, seat_of
from boneace.table.play.laboratory.comparisons import Comparisons
from boneace.table.play.loader import GameLoader
from boneace.table.play.past import branches
from boneace.table.play.past.reviews import Reviews
from boneace.table.play.people import names
from boneace.table.play.protocol import OUTSIDE, Hello, NewMatch, PlayOn, Ready, SetPace
from boneace.table.play.servers.news import News
from boneace.table.play.viewer import Viewer
from boneace.table.store.stored import StoredMatch, StoredSeat

if TYPE_CHECKING:
    from boneace.fair.proof import Proof
    from boneace.table.store.store import Store

EVICT_AFTER = 30.0
MOST_OPEN = 2000
"""The most matches open at once: watched now, or a short while ago."""


class Made(NamedTuple):
    """A new match: its id, and the key of each seat that a person holds."""

    id: str
    you: int | None
    keys: dict[int, str]
    commitment: bytes | None = None


class Lobby:
    """Everything that is played on one server. Each match has one writer: its Authority."""

    def __init__(
        self,
        opening: Callable[[], Awaitable[Store]],
        loader: GameLoader,
        bot_delay: float,
        news: News | None = None,
        workers: Workers | None = None,
    ) -> None:
        self._opening = opening
        self._store: asyncio.Task[Store] | None = None
        self.loader = loader
        self.bot_delay = bot_delay
        self.workers = workers or Workers()
        self.reviews = Reviews(loader, self.workers)
        self.news = news or News()
        self.comparisons = Comparisons(loader, news=self.news)
        self.node = secrets.token_hex(8)
        """The name of this server among those that share a store."""
        self._open: dict[str, Authority] = {}
        self._seated: dict[Viewer, Authority] = {}
        loader.listen(self._tell_waiting)

    async def store(self) -> Store:
        """The store, opened at the first call. Raises StoreError if it cannot be opened."""
        if self._store is None:
            self._store = asyncio.ensure_future(self._opening())
        return await asyncio.shield(self._store)

    async def create(
        self,
        asked: NewMatch,
        *,
        seed: bytes | None = None,
        daily: str | None = None,
        digests: Mapping[int, bytes] | None = None,
        table: str | None = None,
        watchers: bool = True,
    ) -> Made:
        """Make and store a match. Raises TableError with the place of the mistake.

        `daily` is the date if it is a daily deal, `seed` the source of its cards. At a table of
        friends people already have keys: `digests` holds their SHA-256 by seat.
        """
        declaration = _declaration(asked.game)
        preset, options = _options(declaration, asked)
        seats = _seats(declaration, asked, options)
        keys = {
            seat: secrets.token_urlsafe(24)
            for seat, stored in enumerate(seats)
            if stored.kind == "human" and digests is None
        }
        match = StoredMatch(
            id=new_id(),
            game=declaration.name,
            preset=preset,
            options=options,
            seats=seats,
            dealer=_dealer(declaration, asked),
            rules=declaration.rules_version,
            wait=asked.wait,
            hints=asked.hints,
            opens=asked.opens,
            daily=daily,
            clock=clock.kept(asked.clock),
            away=asked.away,
            table=table,
            watchers=watchers,
            **await _secret(seed),
        )
        self.loader.want(match.game)
        store = await self.store()
        await store.create(match, digests or {seat: digest(key) for seat, key in keys.items()})
        you = next((seat for seat, asks in enumerate(asked.seats) if asks.kind == "you"), None)
        return Made(match.id, you, keys, match.commitment)

    async def play_on(self, old: str, asked: PlayOn) -> Made:
        """Make a match that continues a finished one from some point, with a person in one seat.

        The other seats are bots, and the cards are the same. Raises TableError if the match is not
        over, for a seat that it does not have, and if it was already over at that point.
        """
        stored = await self.find(old)
        if not stored.over:
            raise TableError(say("errors-not-over"), status=409)
        if (reason := outdated.why(stored)) is not None:
            raise TableError(str(reason), status=409)
        if asked.seat >= len(stored.seats):
            raise TableError(say("errors-no-such-seat", seat=asked.seat), "seat", status=404)
        store = await self.store()
        past = branches.until(notes.read(await store.events(old)).events, asked.after)
        branch = branches.of(stored, new_id(), asked.seat, names.clean(asked.name, "name"))
        key = secrets.token_urlsafe(24)
        self.loader.want(branch.game)
        await store.create(branch, {asked.seat: digest(key)}, past)
        return Made(branch.id, asked.seat, {asked.seat: key})

    async def play_again(self, old: str) -> None:
        """Start another match for the people of a finished one, once, and tell all its viewers.

        Raises TableError if the match is not over.
        """
        stored = await self.find(old)
        if not stored.over:
            raise TableError(say("errors-not-over"))
        if outdated.newer(stored):
            raise Newer
        declaration = _declaration(stored.game)
        store = await self.store()
        new = replace(
            stored,
            id=new_id(),
            hints=stored.hints or notes.read(await store.events(old)).hints,
            dealer=CUT if stored.dealer == CUT else (stored.dealer + 1) % len(stored.seats),
            options=_still(declaration, stored),
            rules=declaration.rules_version,
            over=False,
            rematch=None,
            daily=None,
            table=None,
            **await _secret(),
        )
        made = await store.rematch(old, new)
        if made is None:  # it was forgotten meanwhile
            raise WrongLink(say("errors-not-found-match"), status=404)
        if old in self._open:
            self._open[old].tell_rematch(made)

    async def find(self, match: str) -> StoredMatch:
        """A stored match. Raises TableError (404) if there is none."""
        stored = await (await self.store()).match(match)
        if stored is None:
            raise WrongLink(say("errors-not-found-match"), status=404)
        return stored

    async def proof(self, stored: StoredMatch, key: str | None) -> Proof:
        """The proof of a finished match, for everybody or for the seat of a key.

        Raises TableError for an unknown key, and if there is no proof, or not yet.
        """
        store = await self.store()
        return await self.reviews.proof(stored, store, seat_of(await store.keys(stored.id), key))

    async def enter(self, viewer: Viewer, hello: Hello) -> Authority:
        """Connect a viewer to its match. Raises TableError for an unknown match or key."""
        stored = await self.find(hello.match)
        store = await self.store()
        viewer.seat = seat_of(await store.keys(stored.id), hello.key)
        if viewer.seat is None and not (stored.watchers or stored.over):
            raise TableError(say("friends-no-watchers"))
        if hello.known and (viewer.seat is None or not stored.seats[viewer.seat].outside):
            raise TableError(say("outside-known"), "known")
        if hello.known:
            await asyncio.to_thread(rules.layout, stored.game)  # cached: later it takes no time
            viewer.known = True
        authority = self._open.get(stored.id)
        if authority is not None and authority.seats != stored.seats:
            await self.forget(stored.id)  # a name in it was forgotten on another server
            authority = self._open.get(stored.id)
        if authority is None:
            if len(self._open) >= MOST_OPEN:
                raise TableError(say("errors-full"), status=503)
            authority = self._open[stored.id] = Authority(
                stored, store, self.loader, self.bot_delay, self.news, self.node, self.workers
            )
            authority.when_over(partial(self.news.tell, f"over/{stored.id}"))
        self._seated[viewer] = authority
        authority.rematch = stored.rematch
        if viewer.seat is not None:
            authority.ask(viewer.seat, SetPace(hello.pace))
            authority.ask(viewer.seat, Ready(hello.ready))
        authority.hear_coin(viewer.seat, hello.coin)
        authority.join(viewer, hello.seen, hello.undos)
        return authority

    def leave(self, viewer: Viewer) -> None:
        """A viewer's socket has closed."""
        authority = self._seated.pop(viewer, None)
        if authority is not None:
            authority.leave(viewer)
            asyncio.get_running_loop().call_later(EVICT_AFTER, self._evict, authority)

    async def forget(self, match: str) -> None:
        """A match, or a name in it, was forgotten: all its viewers must load it again."""
        self.reviews.forget(match)
        authority = self._open.pop(match, None)
        if authority is not None:
            authority.dismiss()
            await authority.close()

    def turn(self, match: str) -> int | None:
        """The seat to move in a match that is in memory; None for any other."""
        authority = self._open.get(match)
        return authority.turn if authority else None

    @property
    def open_matches(self) -> int:
        """The number of matches in memory."""
        return len(self._open)

    @property
    def viewers(self) -> int:
        """The number of connected viewers."""
        return len(self._seated)

    async def close(self) -> None:
        """Finish pending writes, stop the bots and close the store."""
        await asyncio.gather(*(authority.close() for authority in self._open.values()))
        self.workers.close()  # now that no bot asks any more
        self._open.clear()
        if self._store is not None:
            with contextlib.suppress(StoreError):  # it could not be opened: nothing to close
                await (await self._store).close()

    def _evict(self, authority: Authority) -> None:
        """Unload an idle match. A match that is busy without viewers is checked again later."""
        if self._open.get(authority.id) is not authority or authority.watched:
            return
        if authority.resting:
            del self._open[authority.id]
            authority.forget()
        else:
            asyncio.get_running_loop().call_later(EVICT_AFTER, self._evict, authority)

    def _tell_waiting(self) -> None:
        for authority in self._open.values():
            authority.tell_waiting()


async def _secret(known: bytes | None = None) -> dict[str, Any]:
    """The parts of a new match that determine its cards; a public seed needs no commitment."""
    if known is not None:
        return {"seed": known, "format": shuffle.FROM_SEED, "commitment": None, "coins": None}
    seed = shuffle.new_seed()
    bound = await asyncio.to_thread(cards.bound, seed)
    return {
        "seed": seed,
        "format": shuffle.VERSION,
        "commitment": bound.commitment,
        "coins": None,
    }


def _declaration(game: str) -> Declaration:
    try:
        return games.declaration(game)
    except OptionError as error:
        raise TableError(str(error), "game") from None


def _options(declaration: Declaration, asked: NewMatch) -> tuple[str, dict[str, Any]]:
    place = "preset"
    try:
        preset = declaration.preset(asked.preset).name
        for name, value in asked.options.items():
            place = f"options.{name}"
            declaration.option(name).check(value)
        place = "options"
        return preset, dict(declaration.resolve(asked.preset, asked.options))
    except OptionError as error:
        raise TableError(str(error), place) from None


def _still(declaration: Declaration, stored: StoredMatch) -> dict[str, Any]:
    """The options of a match in today's form: some may have been added or removed since."""
    try:
        return dict(declaration.resolve(stored.preset, stored.options))
    except OptionError as error:
        raise TableError(str(error), "options", status=409) from None


def _dealer(declaration: Declaration, asked: NewMatch) -> int:
    """The seat that deals first, or CUT."""
    if asked.dealer == "cut":
        if declaration.cut is None:
            raise TableError(say("errors-no-cut", game=declaration.name), "dealer")
        return CUT
    if asked.dealer >= len(asked.seats):
        raise TableError(say("errors-no-such-dealer", seat=asked.dealer), "dealer")
    return asked.dealer


def _seats(
    declaration: Declaration, asked: NewMatch, options: Mapping[str, Any]
) -> tuple[StoredSeat, ...]:
    try:
        declaration.check_seats(len(asked.seats), options)
    except OptionError as error:
        raise TableError(str(error), "seats") from None
    kinds = ["you", "human", OUTSIDE, *bots.names()]
    for seat, asks in enumerate(asked.seats):
        if asks.kind not in kinds:
            raise TableError(
                say("errors-no-such-kind", kind=asks.kind, kinds=", ".join(kinds)),
                f"seats[{seat}].kind",
            )
        if asks.kind == "you" and any(other.kind == "you" for other in asked.seats[:seat]):
            raise TableError(say("errors-one-yours"), f"seats[{seat}].kind")
    places = [f"seats[{seat}].name" for seat in range(len(asked.seats))]
    cleaned = [
        names.clean(asks.name, place) for asks, place in zip(asked.seats, places, strict=True)
    ]
    held = ["human" if asks.kind in ("you", OUTSIDE) else asks.kind for asks in asked.seats]
    persons = [kind == "human" for kind in held]
    called = names.complete(cleaned, places, persons)
    return tuple(
        StoredSeat(kind, name, asks.kind == OUTSIDE)
        for kind, name, asks in zip(held, called, asked.seats, strict=True)
    )
