"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN, members
from boneace.games.best_pair_thirty_one import state
from boneace.games.best_pair_thirty_one.speech import (
    STAGES,
    notes,
    said_text,
    title_of,
    winners,
)
from boneace.games.facts import Facts
from boneace.games.sent import Dealt, Draws, Drew, Effect, ShowdownHeld, Showed, StageBegins
from boneace.games.shown import cards_text
from boneace.games.vying.sent import Announced, GameWon, Scored, VyingAct, VyingSpoke
from boneace.games.vying.speech import deal_begins, high_card, match_won
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.labels import within
from boneace.languages.lists import listed

Names = Sequence[str]


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    Actions of seats are public. Of the cards dealt, the last two lie face up (BPT-10);
    the others are seen only by the player who gets them (BPT-09, BPT-57).
    """
    if seat != CHANCE or viewer == ALL_HANDS:
        return text
    face_up = f.phase == state.DEALING and f.to_deal <= 2
    return text if face_up or f.turn == viewer else None


def opening(options: Facts, f: Facts, names: Names) -> list[Effect]:
    """The effects before the first move."""
    return [deal_begins(f, names)]


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Names
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    ended = a.deal != b.deal or a.phase == state.DONE
    if seat == CHANCE:
        done = _by_chance(b, text or UNKNOWN, names)
    else:
        done = _by_seat(b, a, text or "", names)
    done += _stages_settled(b, a, ended, names)
    if not ended:
        return done + _stage_begins(b, a, names)
    done += _deal_ends(options, a, names)
    if a.phase == state.DONE:
        return [*done, match_won(list(members(a.winners)), names)]
    return [*done, deal_begins(a, names)]


def _by_chance(b: Facts, card: str, names: Names) -> list[Effect]:
    made: type[Dealt | Drew] = Dealt
    line = ""
    if b.phase == state.DRAWING:
        made = Drew
        line = say("best-pair-thirty-one-draws-unseen", who=names[b.turn])
        if card != UNKNOWN:
            line = say("best-pair-thirty-one-draws", who=names[b.turn], card=card)
    elif b.to_deal <= 2:
        line = say("best-pair-thirty-one-face-up", who=names[b.turn], card=card)
    return [made(seat=b.turn, card=card, line=line)]


def _by_seat(b: Facts, a: Facts, text: str, names: Names) -> list[Effect]:
    seat, who, amount = b.turn, names[b.turn], None
    if text == "draw":
        return [Draws(seat=seat, line="")]
    if text in ("see", "raise"):
        amount = b.asked + (text == "raise")
    line = say("best-pair-thirty-one-told", who=who, move=text, points=amount or 0)
    return [VyingSpoke(seat=seat, act=VyingAct(text), amount=amount, line=line)]


def _stage_begins(b: Facts, a: Facts, names: Names) -> list[Effect]:
    if a.phase == state.BETTING and b.phase == state.DEALING:
        return [StageBegins(stage="pair", line="")]
    if a.phase == state.COUNTING and b.phase == state.BETTING:
        return [StageBegins(stage="thirty-one", line="")]
    return []


# --- stages that have been settled ----------------------------------------------------------------


class _Deal:
    """The facts of a deal at its end: of this one, or of the last."""

    def __init__(self, a: Facts, last: bool) -> None:
        pre = "last_" if last else ""
        self.won: list[int] = getattr(a, f"{pre}won")
        self.how: list[int] = getattr(a, f"{pre}how")
        self.worth: list[int] = getattr(a, f"{pre}worth")
        self.said: list[int] = getattr(a, f"{pre}said")
        self.totals: list[int] = getattr(a, f"{pre}totals")
        self.tops: list[int] = getattr(a, f"{pre}tops")
        self.shown: list[int] = getattr(a, f"{pre}shown")
        self.upcard: list[int] = getattr(a, f"{pre}upcard")
        self.prials: int = getattr(a, f"{pre}prials")
        self.notes = notes(a, last)


def _stages_settled(b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """The stages that this move settled: announcements, cards shown, and points scored."""
    deal = _Deal(a, ended)
    settled = [stage for stage in range(3) if b.won[stage] == -2 != deal.won[stage]]
    found: list[Effect] = []
    prials = _prials(deal, names) if deal.prials else []
    if not settled:
        return prials + (_shown(b, deal, names) if prials else [])
    for stage in settled:
        if stage == state.PAIR and deal.how[stage] == state.SEEN:
            found += [_announced(names[s], s, said_text(deal.said[s]) or "") for s in range(2)]
        if stage == state.COUNT:
            found += _count_announced(deal, names)
        if stage == settled[-1] and stage != state.BEST:
            found += _shown(b, deal, names)
        found += _scored(deal, stage, names)
    return found + prials + (_shown(b, deal, names) if prials else [])


def _prials(deal: _Deal, names: Names) -> list[Effect]:
    seats = list(members(deal.prials))
    who = listed([names[seat] for seat in seats])
    line = say("best-pair-thirty-one-announce", who=who, count=len(seats))
    return [Announced(seats=seats, line=line)]


def _announced(who: str, seat: int, what: str) -> Effect:
    line = say("best-pair-thirty-one-says", who=who, what=what)
    return Announced(seats=[seat], said=what, line=line)


def _count_announced(deal: _Deal, names: Names) -> list[Effect]:
    found: list[Effect] = []
    if deal.how[state.COUNT] == state.WENT_OVER:
        loser = 1 - deal.won[state.COUNT]
        found.append(_announced(names[loser], loser, say("best-pair-thirty-one-over")))
    for seat in range(2):
        if deal.totals[seat] >= 0:
            found.append(_announced(names[seat], seat, str(deal.totals[seat])))
    for seat in range(2):
        if deal.tops[seat] >= 0:
            found.append(_announced(names[seat], seat, high_card(deal.tops[seat])))
    return found


def _shown(b: Facts, deal: _Deal, names: Names) -> list[Effect]:
    """The cards shown by this move, in addition to those shown before."""
    found: list[Effect] = []
    for seat in range(2):
        # the first upcards were named when they were dealt
        fresh = deal.shown[seat] & ~b.shown[seat]
        if b.phase == state.DEALING:
            fresh &= ~(1 << deal.upcard[seat])
        if fresh:
            cards = cards_text(fresh)
            line = say("best-pair-thirty-one-shows", who=names[seat], cards=" ".join(cards))
            found.append(Showed(seat=seat, cards=cards, line=line))
    return found


def _scored(deal: _Deal, stage: int, names: Names) -> list[Effect]:
    title, points = title_of(stage), deal.worth[stage]
    why = _small(deal.notes[stage])
    seats = winners(deal.won[stage])
    if not seats or not points:
        line = say("best-pair-thirty-one-nobody-scores", title=title, why=why)
        return [Scored(seat=None, stage=STAGES[stage], by=0, line=line)]
    return [
        Scored(
            seat=seat,
            stage=STAGES[stage],
            by=points,
            line=say(
                "best-pair-thirty-one-scores",
                who=names[seat],
                points=points,
                title=title,
                why=why,
            ),
        )
        for seat in seats
    ]


def _small(note: str) -> str:
    """A note inside a sentence."""
    return note if note[:1].isdigit() or note[1:2].isupper() else within(note)


# --- deals and games ------------------------------------------------------------------------------


def _each(names: Names, first: int, second: int) -> str:
    has = [
        say("best-pair-thirty-one-has", who=who, count=count)
        for who, count in zip(names, (first, second), strict=True)
    ]
    return ", ".join(has)


def _deal_ends(options: Facts, a: Facts, names: Names) -> list[Effect]:
    first, second = a.last_points
    have = _each(names, first, second)
    line = say("best-pair-thirty-one-deal-over", have=have)
    found: list[Effect] = [ShowdownHeld(line=line)]
    if a.last_game:
        winner = a.last_game - 1
        line = say(
            "best-pair-thirty-one-wins-game",
            who=names[winner],
            game="double" if a.double else "single",
            points=a.last_points[winner],
            other=a.last_points[1 - winner],
        )
        if options.games > 1:
            have = _each(names, *a.games[:2])
            line += " " + say("best-pair-thirty-one-games", have=have)
        found.append(GameWon(seat=winner, double=bool(a.double), line=line))
    return found
