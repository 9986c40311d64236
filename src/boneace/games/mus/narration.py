"""What happened in Mus, as one viewer saw it: made from his views before and after only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneace.cards import UNKNOWN, members
from boneace.games.facts import Facts, Record, facts, listing, plural
from boneace.games.mus import scoring, state
from boneace.games.mus.last import steps
from boneace.games.mus.sides import seats_of, side_of, sides
from boneace.games.mus.speech import (
    HOWS,
    cards_text,
    hand_text,
    lance_of,
    pile,
)
from boneace.kernel.contract import ALL_HANDS, CHANCE

Effect = dict[str, Any]
Names = Sequence[str]

_AT_ONCE = ("negada", "deje", "courtesy")  # taken before the count, and told then


def seen_text(v: Record, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None where the card is not for his eyes.

    Cards are dealt, discarded and served face down: only their holder sees them. How many a seat
    discards everybody sees. `v` is the viewer's view before the move.
    """
    if viewer == ALL_HANDS:
        return text
    if seat == CHANCE:
        return text if int(v["turn"][0]) == viewer else None
    if text.startswith("discard ") and seat != viewer:
        return "discard" + f" {UNKNOWN}" * text.count(" ")
    return text


def opening(o: Record, v: Record, names: Names) -> list[Effect]:
    """What is to be told before the first move."""
    return [_deal_begins(facts(v), names)]


def effects(
    o: Record, before: Record, after: Record, seat: int, text: str | None, names: Names
) -> list[Effect]:
    """What one move did. `before` and `after` are a viewer's views, `text` what he saw of it."""
    options, b, a = facts(o), facts(before), facts(after)
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
        who = listing([names[winner] for winner in winners])
        verb = "wins" if len(winners) == 1 else "win"
        return [*done, {"kind": "won", "seats": winners, "line": f"{who} {verb} the match."}]
    return [*done, *_notice(options, b, a, names), _deal_begins(a, names)]


def _deal_begins(a: Facts, names: Names) -> Effect:
    line = f"Deal {a.deal}: {names[a.dealer]} deals."
    return {"kind": "deal", "deal": a.deal, "dealer": a.dealer, "line": line}


# --- cards ----------------------------------------------------------------------------------------


def _by_chance(b: Facts, card: str, names: Names) -> Effect:
    if b.phase == state.DEALING:
        return {"kind": "dealt", "seat": b.turn, "card": card, "line": ""}
    line = "" if card == UNKNOWN else f"{names[b.turn]} is served {card}."
    return {"kind": "drew", "seat": b.turn, "card": card, "line": line}


def _stock_made(b: Facts, a: Facts) -> list[Effect]:
    """MUS-19, where there are fewer discards than before."""
    if a.deal != b.deal or sum(a.held[state.HEAPS :]) >= sum(b.held[state.HEAPS :]):
        return []
    return [{"kind": "shuffled", "line": "The discards are shuffled to make a new stock."}]


def _by_seat(b: Facts, text: str, names: Names) -> Effect:
    """What the seat on turn says, or discards."""
    seat, who = b.turn, names[b.turn]
    if text.startswith("discard "):
        cards = text.split()[1:]
        what = plural(len(cards), "card") if UNKNOWN in cards else " ".join(cards)
        return {"kind": "threw", "seat": seat, "cards": cards, "line": f"{who} discards {what}."}
    act, _, amount = text.rpartition(" ") if text[-1:].isdigit() else (text, "", None)
    said = text.replace("ordago", "órdago")
    line = f"{who}: {said}"
    if act in ("envido", "ordago") and b.phase == state.OPENING:
        line += f" ({lance_of(b.lance, b.punto).name})"
    elif act == "reenvido" and amount is not None:
        line += f" ({b.asked + int(amount)} in all)"
    return {
        "kind": "spoke",
        "seat": seat,
        "act": act,
        "amount": None if amount is None else int(amount),
        "line": f"{line}.",
    }


def _talk_ends(b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """The exchange begins, or the talk is over; in mus corrido the dealer is another then."""
    if b.phase != state.TALKING or ended or a.phase == state.TALKING:
        return []
    found: list[Effect] = []
    if b.dealer != a.dealer:
        line = f"The pack passes on: {names[a.dealer]} is dealer now."
        found.append({"kind": "passed-on", "dealer": a.dealer, "line": line})
    if a.phase == state.DISCARDING:
        found.append({"kind": "stage", "stage": "discarding", "line": "All want mus: discard."})
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
            line = f"{name.title} ({name.english})."
            found.append({"kind": "stage", "stage": name.name, "line": line})
    return found


def _declared(options: Facts, a: Facts, ended: bool, lance: int, names: Names) -> list[Effect]:
    """B-MUS-08: who has pares, or juego."""
    if lance < state.PARES:
        return []
    has = _holders(options, a, ended, lance)
    word = ("pares", "juego")[lance - state.PARES]
    who = listing([names[seat] for seat in has]) if has else "nobody"
    line = f"{word.capitalize()}: {who} {'have' if len(has) > 1 else 'has'} {word}."
    if not has and lance == state.JUEGO:
        line = "Juego: nobody has it, so punto is played."
    return [{"kind": "declared", "what": word, "seats": has, "line": line}]


def _holders(options: Facts, a: Facts, ended: bool, lance: int) -> list[int]:
    if not ended:
        return list(members(a.pares if lance == state.PARES else a.juego))
    seats = range(options.seats)  # the hands lie open
    if lance == state.PARES:
        return [seat for seat in seats if a.last_pares[seat] > 0]
    return [seat for seat in seats if a.last_totals[seat] >= scoring.THIRTY_ONE]


def _decided(options: Facts, a: Facts, ended: bool, lance: int, names: Names) -> list[Effect]:
    """How a lance went, before it is counted."""
    how = (a.last_how if ended else a.how)[lance]
    by = (a.last_by if ended else a.by)[lance]
    name = lance_of(lance, a.last_punto if ended else a.punto)
    stones = (a.last_dejes if ended else a.dejes)[lance]
    if how == state.DECLINED:
        side = side_of(options, by)
        why = "porque no" if stones == 1 else "what had been accepted"
        who = _side_names(options, side, names)
        line = f"{who} {_take(options)} {plural(stones, 'stone')}: {why}."
        return [_scored(side, by, name.name, stones, "negada" if stones == 1 else "deje", line)]
    if how == state.ACCEPTED:
        bet = (a.last_bets if ended else a.bets)[lance]
        line = f"{name.title}: {plural(bet, 'stone')} are bet."
    elif how == state.PASSED:
        line = f"{name.title}: en paso, nobody bets."
    elif how == state.ORDAGO_ACCEPTED:
        line = "The órdago is accepted."
    elif not _holders(options, a, ended, lance):
        return []
    else:
        line = f"{name.title}: no betting, as only one side has it."
    return [{"kind": "decided", "lance": name.name, "how": HOWS[how], "line": line}]


def _side_names(options: Facts, side: int, names: Names) -> str:
    return listing([names[seat] for seat in seats_of(options, side)])


def _take(options: Facts) -> str:
    return "takes" if options.sides == state.ALONE else "take"


def _scored(side: int, seat: int, lance: str | None, stones: int, why: str, line: str) -> Effect:
    return {
        "kind": "scored", "side": side, "seat": seat, "lance": lance, "stones": stones, "why": why,
        "line": line,
    }  # fmt: skip


def _notice(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    """MUS-11: the amarracos but the last go back to the bowl, which is announced."""
    found = []
    for side in range(sides(options)):
        was, now = (pile(f.stones[side], options.target) for f in (b, a))
        if now.warned and not was.warned:
            keeper = names[seats_of(options, side)[-1]]
            need = options.target - a.stones[side]
            line = f"{keeper} returns the amarracos: {need} more {'win' if need > 1 else 'wins'}."
            found.append({"kind": "notice", "side": side, "needs": need, "line": line})
    return found


# --- the end of a deal ----------------------------------------------------------------------------


def _deal_ends(options: Facts, a: Facts, names: Names) -> list[Effect]:
    line = {
        state.COUNTED: "All four rounds are over: the hands are shown.",
        state.BY_ORDAGO: "The hands are shown for the órdago.",
        state.BY_DEJE: "The game is won, and nothing is shown.",
    }[a.last_kind]
    found: list[Effect] = [{"kind": "showdown", "line": line}]
    if a.last_kind != state.BY_DEJE:
        found += [_showed(options, a, seat, names) for seat in range(options.seats)]
    found += [_counted(options, step, names) for step in steps(a, options) if _late(step)]
    if a.last_game:
        side = a.last_game - 1
        who = _side_names(options, side, names)
        verb = "wins" if options.sides == state.ALONE else "win"
        line = f"{who} {verb} a game: {_games(options, a)}."
        found.append({"kind": "game", "side": side, "line": line})
    return found


def _late(step: Effect) -> bool:
    """Whether stones were taken at the count, not before."""
    return step["why"] not in _AT_ONCE


def _games(options: Facts, a: Facts) -> str:
    return "–".join(str(won) for won in a.games[: sides(options)])


def _showed(options: Facts, a: Facts, seat: int, names: Names) -> Effect:
    cards = cards_text(a.last_hands[seat])
    said = hand_text(options, a.last_pares[seat], a.last_totals[seat])
    line = f"{names[seat]} shows {' '.join(cards)}: {said}."
    return {"kind": "showed", "seat": seat, "cards": cards, "said": said, "line": line}


def _counted(options: Facts, step: Effect, names: Names) -> Effect:
    stones = plural(step["stones"], "stone")
    lance = str(step["lance"]).capitalize()
    line = f"{lance}: {names[step['seat']]}, {step['line']}: {stones}."
    return _scored(step["side"], step["seat"], step["lance"], step["stones"], step["why"], line)
