"""Views do not leak: what a viewer gets depends on nothing that the viewer cannot know."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from msgspec.json import encode as to_json

from boneace.cards import members, set_of
from boneace.errors import BoneAceError
from boneace.games.defaults import own_module
from boneace.games.facts import facts
from boneace.kernel.contract import CHANCE, SPECTATOR
from boneace.match.match import Match
from boneace.moves import Move
from boneace.testing.case import Case, differing, viewer_name
from boneace.testing.walks import Walk, everywhere

MOVES = 6
"""How many moves of one state are compared."""
_CARD_WORD = re.compile(r"[^A-Za-z0-9]+")


# --- what a view holds ------------------------------------------------------------


def check_view_of_view(case: Case) -> None:
    """A view of a view is the same view: looking again shows neither more nor less."""

    def holds(walk: Walk) -> None:
        for viewer in case.viewers:
            seen = case.seen(walk.s, viewer)
            again = case.seen(seen, viewer)
            if again.tobytes() != seen.tobytes():
                what = f"the view of {viewer_name(viewer)} differs from the view made from it again"
                raise walk.failure(f"{what}: {differing(seen, again)}")

    everywhere(holds, case, 15)


def check_hidden(case: Case) -> None:
    """In a view, others' hands hold only cards that all saw go there, that the viewer once held, or
    that `seen_text` of narration.py says that the viewer saw dealt.

    The viewer knows where a card is that they have held in this deal and given up face down. Sets
    that follow the hands are for cards face down: no move there shows a card to the spectator.
    """

    def holds(walk: Walk) -> None:
        once = _once_held(case, walk)
        public = case.seen(walk.s, SPECTATOR)["hands"][0].tolist()
        true = walk.s["hands"][0].tolist()
        for viewer in case.viewers:
            seen = case.seen(walk.s, viewer)
            hands = seen["hands"][0].tolist()
            for seat in range(case.seats):
                known = public[seat] | (0 if viewer == SPECTATOR else once[viewer])
                more = hands[seat] & ~(true[seat] if seat == viewer else known)
                more = more and more & ~_seen_dealt(case, walk, viewer)
                if more:
                    cards = " ".join(case.pack.text(card) for card in members(more))
                    raise walk.failure(
                        f"{viewer_name(viewer)} must not see {cards} in the hand of seat {seat}: "
                        "if the rules let them, seen_text of narration.py must say so"
                    )
            for seat in range(case.seats):
                held = int(seen["held"][0, seat])
                if held != true[seat].bit_count():
                    raise walk.failure(f"seat {seat} holds {true[seat].bit_count()}, not {held}")
        _require_told(case, walk, public)
        _require_face_down(case, walk)

    everywhere(holds, case, 10, 80)


def _once_held(case: Case, walk: Walk) -> list[int]:
    """The cards that each seat has held in this deal."""
    s = case.begun(walk.dealer)
    deal, held = int(s["deal"][0]), [0] * case.seats
    for move in walk.moves:
        case.drivers.play_one(case.o, s, move)
        if int(s["deal"][0]) != deal:
            deal, held = int(s["deal"][0]), [0] * case.seats
        held = [had | int(hand) for had, hand in zip(held, s["hands"][0].tolist(), strict=False)]
    return held


def _seen_dealt(case: Case, walk: Walk, viewer: int) -> int:
    """The cards of this deal that a viewer saw when they were dealt, as `seen_text` says."""
    own = own_module(f"{case.declaration.package}.narration")
    seen_text = getattr(own, "seen_text", None)
    if seen_text is None:
        return 0  # the default tells a card to the seat that it is dealt to
    s = case.begun(walk.dealer)
    found, deal, asked = 0, int(s["deal"][0]), None if viewer == SPECTATOR else viewer
    for move in walk.moves:
        view = facts(case.seen(s, viewer))
        is_card = case.drivers.turn_and_moves(case.o, s)[0] == CHANCE
        if is_card and seen_text(view, CHANCE, case.words.chance_text(move), asked) is not None:
            found |= 1 << move
        case.drivers.play_one(case.o, s, move)
        if int(s["deal"][0]) != deal:
            found, deal = 0, int(s["deal"][0])
    return found


def _require_face_down(case: Case, walk: Walk) -> None:
    """No move has shown a spectator a card by putting it into a set that follows the hands."""
    first = case.declaration.max_seats
    if case.rules.State["hands"].shape[0] <= first:
        return
    s = case.begun(walk.dealer)
    before = case.seen(s, SPECTATOR)
    for ply, move in enumerate(walk.moves, 1):
        case.drivers.play_one(case.o, s, move)
        after = case.seen(s, SPECTATOR)
        lying = before["hands"][0, first:]
        located = int(before["stock"][0]) & ~int(after["stock"][0])
        for place, cards in enumerate(after["hands"][0, first:] & ~lying, first):
            if before["deal"][0] == after["deal"][0] and (shown := int(cards) & located):
                text = " ".join(case.pack.text(card) for card in members(shown))
                raise case.failure(
                    f"this move shows everybody {text} in set {place} of `hands`: sets after those "
                    "of the seats lie face down, so `view` must hide them; a pile that lies open "
                    "has a field of its own",
                    walk.seed,
                    ply,
                )
        before = after


def _require_told(case: Case, walk: Walk, public: list[int]) -> None:
    """Every card that a spectator sees in a hand has been named in the spectator's events."""
    match = case.match(walk.dealer)
    named: set[str] = set()
    for move in walk.moves:
        begun = match.deal
        match.push(move)
        if match.deal != begun:
            named = set()
        told = to_json(match.effects(len(match) - 1)).decode()
        named |= set(_CARD_WORD.split(told))
    for seat, hand in enumerate(public):
        for card in members(hand):
            if case.pack.text(card) not in named:
                text = case.pack.text(card)
                raise walk.failure(
                    f"a spectator sees {text} in the hand of seat {seat}, and no event of the deal "
                    "has named it: `effects` in narration.py must"
                )


# --- another history that looks the same ----------------------------------------------------------


def check_secrets(case: Case) -> None:
    """Exchanging two cards that a viewer has not seen in this deal changes nothing the viewer gets.

    The match is played again from its first move with the two cards exchanged, also in the moves
    that name them, and view, table, legal moves, refusals, events and log of the viewer are
    compared. Where the exchange changes something public (a card or a hand that must be shown, a
    move that is no longer legal), the viewer does learn of it, and there is nothing to compare.
    """
    found: Counter[str] = Counter()

    def holds(walk: Walk) -> None:
        if walk.over or not walk.moves:
            return  # at the end of a match all may have been shown
        viewer = walk.chance.choice(case.viewers)
        begin, never = never_seen(case, walk, viewer)
        named = never & _named(case, walk, begin)
        found["named"] += bool(named)
        for pair in _telling_pairs(walk, never, named):
            if _compare_histories(case, walk, viewer, begin, pair):
                found["compared"] += 1
                found["compared named"] += bool(named & set_of(pair))

    everywhere(holds, case, 12, 90)
    if not found["compared"]:
        raise case.failure("found no two cards that a viewer has not seen: nothing is hidden")
    if found["named"] and not found["compared named"]:
        raise case.failure(
            "moves name cards that a viewer has not seen, but no such card could be exchanged with "
            "another: moves with different cards must have the same words but for the cards"
        )


def never_seen(case: Case, walk: Walk, viewer: int) -> tuple[int, int]:
    """The ply where the current deal began, and the cards the viewer has not located since."""
    s = case.begun(walk.dealer)
    begin, deal, never = 0, int(s["deal"][0]), -1
    for ply, move in enumerate([*walk.moves, -1]):
        if int(s["deal"][0]) != deal:
            begin, deal, never = ply, int(s["deal"][0]), -1
        never &= int(case.seen(s, viewer)["stock"][0])
        if move >= 0:
            case.drivers.play_one(case.o, s, move)
    return begin, never


def _named(case: Case, walk: Walk, begin: int) -> int:
    """The cards that moves of the current deal have named."""
    match, words = case.match(walk.dealer), set[str]()
    for ply, move in enumerate(walk.moves):
        chance = match.turn == "chance"
        told = match.push(move).text
        if ply >= begin and not chance:
            words |= set(_words(told))
    return set_of(card for card in members(case.pack.cards) if case.pack.text(card) in words)


def _telling_pairs(walk: Walk, never: int, named: int) -> list[tuple[int, int]]:
    """A few pairs of never seen cards in different places of the true state.

    The cards that moves have named are in places of their own, and pairs with one of them come
    besides the others: there are few such cards.
    """
    hidden = [never & int(hand) for hand in walk.s["hands"][0].tolist()]
    hidden.append(never & ~sum(hidden))
    parts = [part for place in hidden for part in (place & ~named, place & named)]
    places = [list(members(part)) for part in parts if part]
    pairs = [
        (walk.chance.choice(one), walk.chance.choice(other))
        for number, one in enumerate(places)
        for other in places[number + 1 :]
    ]
    walk.chance.shuffle(pairs)
    return pairs[:2] + [pair for pair in pairs[2:] if named & set_of(pair)][:2]


def _compare_histories(
    case: Case, walk: Walk, viewer: int, begin: int, pair: tuple[int, int]
) -> bool:
    """Compare a match with the same match with two cards exchanged; False if impossible."""
    seat = None if viewer == SPECTATOR else viewer
    true, other = case.match(walk.dealer), case.match(walk.dealer)
    if not _replayed(walk, seat, begin, pair, true, other):
        return False
    names = [case.pack.text(card) for card in pair]
    one, two = _outputs(true, seat), _outputs(other, seat)
    for what in one:
        if one[what] != two[what]:
            raise walk.failure(
                f"{what} of {viewer_name(viewer)} tells {names[0]} from {names[1]}, which that "
                f"viewer has not seen: {_unlike(one[what], two[what])}"
            )
    return True


def _replayed(
    walk: Walk, seat: int | None, begin: int, pair: tuple[int, int], true: Match, other: Match
) -> bool:
    """Play a walk in one match and, with two cards exchanged, in another; False if impossible."""
    swap = {pair[0]: pair[1], pair[1]: pair[0]}
    names = {true.pack.text(card): true.pack.text(swap[card]) for card in pair}
    both, hidden = set_of(pair), True
    for ply, move in enumerate(walk.moves):
        chance, now = true.turn == "chance", ply >= begin
        told = true.push(move).text  # the number of a move may depend on the hand
        same = (swap.get(move, move) if chance else exchanged(other, told, names)) if now else told
        if same is None:
            return False
        try:
            other.push(same)
        except BoneAceError:
            return False
        if (true.turn, true.deal) != (other.turn, other.deal):
            return False
        if now:
            hidden, before = not both & ~int(other.view(seat).record["stock"][0]), hidden
            if before and not hidden and not chance:
                return False  # by the rules, this move has shown one of them
    return True


def exchanged(match: Match, told: str, names: dict[str, str]) -> str | Move | None:
    """A move with cards exchanged, whose order in it may then be different; None if not legal."""
    if not names.keys() & set(_words(told)):
        return told
    wanted = sorted(names.get(word, word) for word in _words(told))
    return next((move for move in match.legal if sorted(_words(move.text)) == wanted), None)


def _words(told: str) -> list[str]:
    """The words of a move, in capitals: so the pack writes its cards."""
    return _CARD_WORD.split(told.upper())


def _unlike(one: Any, two: Any) -> str:
    """Both, of dictionaries only the entries that differ."""
    if isinstance(one, dict):
        names = [name for name in one if one[name] != two[name]]
        return "; ".join(f"{name}: {one[name]} and {two[name]}" for name in names)
    return f"{one!r} and {two!r}"


def _outputs(match: Match, seat: int | None) -> dict[str, Any]:
    """Everything that leaves the engine for one viewer."""
    view = match.view(seat)
    mine = seat is not None and match.turn == seat
    return {
        "the view": {name: view.record[name].tolist() for name in view.record.dtype.names or ()},
        "the bytes of the view": view.record.tobytes(),
        "the table": to_json(match.present(seat)).decode(),
        "the last event": to_json(match.effects(len(match) - 1, seat)).decode(),
        "the log": match.log(seat),
        "the set of legal moves": [move.text for move in match.legal] if mine else None,
        "the standing": (match.standing(), match.result(), match.returns(), repr(view)),
    }


def check_unseen_chance(case: Case) -> None:
    """A card dealt unseen tells a viewer nothing: the viewer gets the same for every card."""

    def holds(walk: Walk) -> None:
        while walk.seat != CHANCE:
            if not walk.step():
                return
        cards = list(members(walk.legal))
        pair = walk.chance.sample(cards, min(2, len(cards)))
        told = [_told_of(case, walk, card) for card in pair]
        if None in told:
            return
        for viewer, *outputs in zip(case.viewers, *[one for one in told if one], strict=True):
            views = {view for view, _ in outputs}
            texts = {text for _, text in outputs}
            if len(views) == 1 and len(texts) > 1:
                who = viewer_name(viewer)
                raise walk.failure(
                    f"the view of {who} hides the card, but the event names it: seen_text of "
                    "narration.py must return None for it"
                )

    everywhere(holds, case, 10, 90)


def check_unseen_moves(case: Case) -> None:
    """A move that changes nothing in a viewer's sight tells nothing: the viewer gets the same for
    every such move."""

    def holds(walk: Walk) -> None:
        while walk.seat < 0 or walk.legal.bit_count() < 2:
            if not walk.step():
                return
        legal = walk.match().legal
        moves = walk.chance.sample(legal, min(MOVES, len(legal)))
        told = [(move.text, found) for move in moves if (found := _told_of(case, walk, move))]
        for place, viewer in enumerate(case.viewers):
            if viewer != walk.seat:
                _require_alike(walk, viewer, [(text, *found[place]) for text, found in told])

    everywhere(holds, case, 10, 90)


def _require_alike(walk: Walk, viewer: int, told: list[tuple[str, bytes, bytes]]) -> None:
    """Where the views of a viewer are the same after two moves, the events are the same."""
    first: dict[bytes, tuple[str, bytes]] = {}
    for text, view, event in told:
        other, known = first.setdefault(view, (text, event))
        if event != known:
            raise walk.failure(
                f"the view of {viewer_name(viewer)} is the same after “{other}” and “{text}”, but "
                "the event tells them apart: a secret move needs seen_text in narration.py, an "
                "open one a field of State"
            )


def _told_of(case: Case, walk: Walk, card: int | Move) -> list[tuple[bytes, bytes]] | None:
    """For every viewer, the view after a card has come or a move was made, and the event.

    None if it ends the deal: the views then no longer hold the cards turned up for all.
    """
    match = walk.match()
    deal = match.deal
    match.push(card)
    if match.over or match.deal != deal:
        return None
    seats = [None if viewer == SPECTATOR else viewer for viewer in case.viewers]
    return [
        (match.view(seat).record.tobytes(), to_json(match.effects(len(match) - 1, seat)))
        for seat in seats
    ]
