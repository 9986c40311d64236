"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from boneace.cards import UNKNOWN, members
from boneace.games.facts import Facts
from boneace.games.sent import (
    AntePaid,
    Changed,
    Dealt,
    Draws,
    Drew,
    Effect,
    ShowdownHeld,
    Showed,
    StageBegins,
)
from boneace.games.shown import cards_text
from boneace.games.three_stake_brag import state
from boneace.games.three_stake_brag.look import (
    POT_CODES,
    STAGES,
    count_text,
    deal_of,
    note,
    worth_text,
)
from boneace.games.three_stake_brag.state import BRAGGED, COUNTED, UPCARD
from boneace.games.vying import words as vying_words
from boneace.games.vying.sent import Carried, Claimed, Scored, VyingAct, VyingSpoke
from boneace.games.vying.speech import deal_begins, match_won, sentence
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.labels import within
from boneace.languages.lists import listed


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    All actions of a seat are public, and so is every card but the two dealt face down.
    `f` is the viewer's view before the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS or f.phase == state.DRAWING:
        return text
    turned_up = f.held[f.turn] == 2  # TSB-03
    return text if turned_up or f.turn == viewer else None


def opening(options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
    """The effects before the first move."""
    return _deal_begins(options, f, names)


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    ended = a.deal != b.deal or a.phase == state.DONE
    deal = deal_of(a, last=ended)
    if b.phase == state.DEALING:
        return _dealt(options, b, a, text or UNKNOWN, names)
    if b.phase == state.VIE:
        done = _vied(options, b, a, deal, text or "", names)
    else:
        done = _drew(b, deal, seat, text or "", names)
    if not ended:
        return done
    done += _deal_ends(options, a, deal, names)
    if a.phase == state.DONE:
        return [*done, match_won(list(members(a.winners)), names)]
    return done + _deal_begins(options, a, names)


# --- the cards ------------------------------------------------------------------------------------


def _dealt(options: Facts, b: Facts, a: Facts, card: str, names: Sequence[str]) -> list[Effect]:
    """A card dealt; when the last has been turned up, the first pot pays itself."""
    line = ""
    if b.to_deal <= options.seats:
        line = say("three-stake-brag-shows", who=names[b.turn], card=card)
    done: list[Effect] = [Dealt(seat=b.turn, card=card, line=line)]
    if a.phase == state.VIE:
        done.append(_pot_told(options, a, deal_of(a, last=False), UPCARD, names))
        done.append(_stage_told(BRAGGED))
    return done


def _drew(b: Facts, deal: Facts, seat: int, text: str, names: Sequence[str]) -> list[Effect]:
    who = names[b.turn]
    if seat == CHANCE:
        count = count_text(deal.counts[b.turn])
        line = say("three-stake-brag-draws", who=who, card=text, count=count)
        return [Drew(seat=b.turn, card=text, line=line)]
    if text == "draw":
        return [Draws(seat=b.turn, line="")]
    line = say("three-stake-brag-stands", who=who, count=deal.counts[b.turn])
    return [VyingSpoke(seat=b.turn, act=VyingAct.STAND, amount=None, line=line)]


# --- vying ----------------------------------------------------------------------------------------


def _vied(
    options: Facts, b: Facts, a: Facts, deal: Facts, text: str, names: Sequence[str]
) -> list[Effect]:
    """A move of vying; when it was the last, all hands are laid open."""
    done = [_spoke(b, text, names)]
    if not deal.how:
        return done
    if deal.how == state.NO_BRAG:
        line = say("three-stake-brag-nobody-brags")
        done.append(StageBegins(stage="brag", line=line))
    paid = _pot_told(options, a, deal, BRAGGED, names)
    shown = [_showed(deal, seat, names) for seat in range(options.seats)]
    done += [paid, *shown] if deal.how == state.UNSEEN else [*shown, paid]
    return [*done, _stage_told(COUNTED)]


def _spoke(b: Facts, text: str, names: Sequence[str]) -> Effect:
    if text != "see":
        return vying_words.told(b.turn, text, b.asked, names)
    line = say("three-stake-brag-sees", who=names[b.turn], chips=2 * b.asked)
    return VyingSpoke(seat=b.turn, act=VyingAct.SEE, amount=None, line=line)


def _showed(deal: Facts, seat: int, names: Sequence[str]) -> Effect:
    """TSB-12: a hand is laid open. It is the three cards dealt."""
    cards, said = cards_text(deal.hands[seat]), worth_text(deal.strengths[seat])
    line = say("three-stake-brag-opens", who=names[seat], cards=" ".join(cards), said=said)
    return Showed(seat=seat, cards=cards, said=said, line=line)


# --- the pots -------------------------------------------------------------------------------------


def _stage_told(pot: SupportsIndex) -> Effect:
    return StageBegins(stage=STAGES[pot], line="")


def _pot_told(
    options: Facts, a: Facts, deal: Facts, pot: SupportsIndex, names: Sequence[str]
) -> Effect:
    """Who took a pot and why, or that it is carried to the next deal."""
    winner, name = deal.winner[pot], STAGES[pot]
    why = _because(deal, pot)
    if winner >= 0:
        who, won = names[winner], deal.won[pot]
        line = say("three-stake-brag-takes", who=who, pot=POT_CODES[pot], chips=won, why=why)
        return Scored(seat=winner, stage=name, by=won, line=line)
    lies = a.pots[pot] - (0 if a.phase >= state.VIE else options.stake * options.seats)
    line = say("three-stake-brag-carried", pot=POT_CODES[pot], chips=lies, why=sentence(why))
    return Carried(stage=name, pot=lies, line=line)


def _because(deal: Facts, pot: SupportsIndex) -> str:
    """The note of a pot inside a sentence."""
    why = note(deal, pot)
    return why if pot == UPCARD else within(why)


def _deal_begins(options: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
    lie = listed([str(pot) for pot in a.pots])
    paid = say("three-stake-brag-ante", chips=options.stake, pots=lie)
    return [deal_begins(a, names), AntePaid(line=paid)]


def _deal_ends(options: Facts, a: Facts, deal: Facts, names: Sequence[str]) -> list[Effect]:
    """The count to thirty-one, and everybody's gain in the deal."""
    seats = range(options.seats)
    counts = [
        say("three-stake-brag-has", who=names[seat], count=count_text(deal.counts[seat]))
        for seat in seats
    ]
    line = say("three-stake-brag-counted", counts="; ".join(counts))
    done: list[Effect] = [ShowdownHeld(line=line)]
    done.append(_pot_told(options, a, deal, COUNTED, names))
    winner = deal.winner[COUNTED]
    if options.all_three and winner >= 0 and deal.winner == [winner] * state.POTS:
        extra = options.all_three * options.stake
        line = say("three-stake-brag-all-three", who=names[winner], chips=extra)
        done.append(Claimed(seats=[winner], line=line))
    return done + [_changed(seat, deal.changes[seat], names[seat]) for seat in seats]


def _changed(seat: int, change: int, who: str) -> Effect:
    line = ""
    if change:
        does = "wins" if change > 0 else "loses"
        line = say("three-stake-brag-changed", who=who, does=does, chips=abs(change))
    return Changed(seat=seat, by=change, line=line)
