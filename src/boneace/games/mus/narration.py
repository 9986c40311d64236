"""What happened in Mus, as one viewer saw it: made from their views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN, members
from boneace.games.discards import words as discard_words
from boneace.games.facts import Facts
from boneace.games.mus import scoring, state
from boneace.games.mus.last import steps
from boneace.games.mus.sent import (
    CountStep,
    Decided,
    MusAct,
    MusLance,
    MusSpoke,
    Notice,
    PassedOn,
    SaidOfHands,
    SideWon,
    StonesScored,
    Why,
)
from boneace.games.mus.sides import seats_of, side_of, sides
from boneace.games.mus.speech import (
    HOWS,
    KINDS,
    act_of,
    cards_text,
    hand_text,
    lance_of,
    pile,
    spoken,
)
from boneace.games.sent import (
    DealBegins,
    Dealt,
    Drew,
    Effect,
    ShowdownHeld,
    Showed,
    Shuffled,
    StageBegins,
    Threw,
    Won,
)
from boneace.kernel.contract import CHANCE
from boneace.languages import say
from boneace.languages.lists import listed

Names = Sequence[str]

_AT_ONCE = ("negada", "deje", "courtesy")  # taken before the count, and told then

seen_text = discard_words.seen_text


def opening(options: Facts, f: Facts, names: Names) -> list[Effect]:
    """The effects before the first move."""
    return [_deal_begins(f, names)]


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Names
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    if seat == CHANCE:
        return [_by_chance(b, text or UNKNOWN, names), *_stock_made(b, a)]
    ended = a.deal != b.deal or a.phase == state.DONE
    done = [_by_seat(b, text or "", names)]
    if not ended:
        done += _stock_made(b, a)
    done += _talk_ends(b, a, ended, names)
    done += _lances(options, b, a, ended, names)
    if not ended:
        return done + _notice(options, b, a, names)
    done += _deal_ends(options, a, names)
    if a.phase == state.DONE:
        winners = list(members(a.winners))
        who = listed([names[winner] for winner in winners])
        line = say("mus-wins", who=who, players=len(winners))
        return [*done, Won(seats=winners, line=line)]
    return [*done, *_notice(options, b, a, names), _deal_begins(a, names)]


def _deal_begins(a: Facts, names: Names) -> Effect:
    line = say("mus-deals", deal=a.deal, who=names[a.dealer])
    return DealBegins(deal=a.deal, dealer=a.dealer, line=line)


# --- cards ----------------------------------------------------------------------------------------


def _by_chance(b: Facts, card: str, names: Names) -> Effect:
    if b.phase == state.DEALING:
        return Dealt(seat=b.turn, card=card, line="")
    line = "" if card == UNKNOWN else say("mus-served", who=names[b.turn], card=card)
    return Drew(seat=b.turn, card=card, line=line)


def _stock_made(b: Facts, a: Facts) -> list[Effect]:
    """MUS-19, if there are fewer discards than before."""
    if a.deal != b.deal or sum(a.held[state.HEAPS :]) >= sum(b.held[state.HEAPS :]):
        return []
    return [Shuffled(line=say("mus-shuffled"))]


def _by_seat(b: Facts, text: str, names: Names) -> Effect:
    """What the seat on turn says, or discards."""
    seat, who = b.turn, names[b.turn]
    if text.startswith("discard "):
        cards = text.split()[1:]
        if UNKNOWN in cards:
            line = say("mus-discards-unseen", who=who, count=len(cards))
        else:
            line = say("mus-discards", who=who, cards=" ".join(cards))
        return Threw(seat=seat, cards=cards, line=line)
    act, amount = act_of(text)
    said = spoken(text)
    if act in (MusAct.ENVIDO, MusAct.ORDAGO) and b.phase == state.OPENING:
        line = say("mus-says-in", who=who, said=said, lance=lance_of(b.lance, b.punto).word)
    elif act == MusAct.REENVIDO:
        line = say("mus-says-raised", who=who, said=said, stones=b.asked + amount)
    else:
        line = say("mus-says", who=who, said=said)
    return MusSpoke(seat=seat, act=act, amount=amount or None, line=line)


def _talk_ends(b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """The exchange begins, or the talk is over; in mus corrido the dealer changes then."""
    if b.phase != state.TALKING or ended or a.phase == state.TALKING:
        return []
    found: list[Effect] = []
    if b.dealer != a.dealer:
        line = say("mus-passed-on", who=names[a.dealer])
        found.append(PassedOn(dealer=a.dealer, line=line))
    if a.phase == state.DISCARDING:
        found.append(StageBegins(stage="discarding", line=say("mus-all-mus")))
    return found


# --- the lances -----------------------------------------------------------------------------------


def _lances(options: Facts, b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """How a lance was decided, those that could not be bet on, and the one that begins."""
    hows = a.last_how if ended else a.how
    last = a.last_lance if ended else a.lance
    found: list[Effect] = []
    for lance in range(max(b.lance, 0), last + 1):
        if lance > b.lance:
            found += _declared(options, a, ended, lance, names)
        if hows[lance]:
            found += _decided(options, a, ended, lance, names)
        elif lance > b.lance:
            name = lance_of(lance, a.punto)
            line = say("mus-begins", title=name.title, gloss=name.gloss)
            found.append(StageBegins(stage=name.name, line=line))
    return found


def _declared(options: Facts, a: Facts, ended: bool, lance: int, names: Names) -> list[Effect]:
    """B-MUS-08: who has pares, or juego."""
    if lance < state.PARES:
        return []
    has = _holders(options, a, ended, lance)
    name = lance_of(lance, 0)
    if has:
        who = listed([names[seat] for seat in has])
        line = say("mus-declared", title=name.title, who=who, count=len(has), word=name.word)
    elif lance == state.PARES:
        line = say("mus-declared-nobody", title=name.title, word=name.word)
    else:
        line = say("mus-no-juego")
    return [SaidOfHands(what=name.name, seats=has, line=line)]


def _holders(options: Facts, a: Facts, ended: bool, lance: int) -> list[int]:
    if not ended:
        return list(members(a.pares if lance == state.PARES else a.juego))
    seats = range(options.seats)  # the hands lie open
    if lance == state.PARES:
        return [seat for seat in seats if a.last_pares[seat] > 0]
    return [seat for seat in seats if a.last_totals[seat] >= scoring.THIRTY_ONE]


def _decided(options: Facts, a: Facts, ended: bool, lance: int, names: Names) -> list[Effect]:
    """The course of a lance, before it is counted."""
    how = (a.last_how if ended else a.how)[lance]
    by = (a.last_by if ended else a.by)[lance]
    name = lance_of(lance, a.last_punto if ended else a.punto)
    stones = (a.last_dejes if ended else a.dejes)[lance]
    if how == state.DECLINED:
        side = side_of(options, by)
        why: Why = "negada" if stones == 1 else "deje"
        who = listed(_players(options, side, names))
        players = len(seats_of(options, side))
        line = say("mus-took", who=who, players=players, stones=stones, why=why)
        return [_scored(side, by, name.name, stones, why, line)]
    if how == state.ACCEPTED:
        bet = (a.last_bets if ended else a.bets)[lance]
        line = say("mus-bet", title=name.title, stones=bet)
    elif how == state.PASSED:
        line = say("mus-en-paso", title=name.title)
    elif how == state.ORDAGO_ACCEPTED:
        line = say("mus-ordago-accepted")
    elif not _holders(options, a, ended, lance):
        return []
    else:
        line = say("mus-one-side", title=name.title)
    return [Decided(lance=name.name, how=HOWS[how], line=line)]


def _players(options: Facts, side: int, names: Names) -> list[str]:
    return [names[seat] for seat in seats_of(options, side)]


def _scored(
    side: int, seat: int, lance: MusLance | None, stones: int, why: Why, line: str
) -> Effect:
    return StonesScored(side=side, seat=seat, lance=lance, stones=stones, why=why, line=line)


def _notice(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    """MUS-11: all amarracos but the last go back to the bowl, which is announced."""
    found: list[Effect] = []
    for side in range(sides(options)):
        was, now = (pile(f.stones[side], options.target) for f in (b, a))
        if now.warned and not was.warned:
            keeper = names[seats_of(options, side)[-1]]
            need = options.target - a.stones[side]
            line = say("mus-notice", who=keeper, needs=need)
            found.append(Notice(side=side, needs=need, line=line))
    return found


# --- the end of a deal ----------------------------------------------------------------------------


def _deal_ends(options: Facts, a: Facts, names: Names) -> list[Effect]:
    line = say("mus-ends", kind=KINDS[a.last_kind - 1])
    found: list[Effect] = [ShowdownHeld(line=line)]
    if a.last_kind != state.BY_DEJE:
        found += [_showed(options, a, seat, names) for seat in range(options.seats)]
    found += [_counted(options, step, names) for step in steps(a, options) if _late(step)]
    if a.last_game:
        side = a.last_game - 1
        players = _players(options, side, names)
        games = _games(options, a)
        line = say("mus-wins-game", who=listed(players), players=len(players), games=games)
        found.append(SideWon(side=side, line=line))
    return found


def _late(step: CountStep) -> bool:
    """Whether stones were taken at the count, not before."""
    return step.why not in _AT_ONCE


def _games(options: Facts, a: Facts) -> str:
    return "–".join(str(won) for won in a.games[: sides(options)])


def _showed(options: Facts, a: Facts, seat: int, names: Names) -> Effect:
    cards = cards_text(a.last_hands[seat])
    said = hand_text(options, a.last_pares[seat], a.last_totals[seat])
    line = say("mus-shows", who=names[seat], cards=" ".join(cards), said=said)
    return Showed(seat=seat, cards=cards, said=said, line=line)


def _counted(options: Facts, step: CountStep, names: Names) -> Effect:
    title = say("mus-lance-title", lance=step.lance or "")
    who, why, stones = names[step.seat], step.line, step.stones
    line = say("mus-counted", title=title, who=who, why=why, stones=stones)
    return _scored(step.side, step.seat, step.lance, step.stones, step.why, line)
