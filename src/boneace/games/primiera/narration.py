"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN, members
from boneace.games.discards import words as discard_words
from boneace.games.facts import Facts
from boneace.games.primiera import state
from boneace.games.primiera.speech import STAGES, hand_text
from boneace.games.sent import (
    AntePaid,
    Changed,
    Dealt,
    Drew,
    Effect,
    ShowdownHeld,
    Showed,
    Shuffled,
    StageBegins,
    Threw,
)
from boneace.games.shown import cards_text
from boneace.games.vying import words as vying_words
from boneace.games.vying.sent import (
    Annulled,
    Carried,
    Claimed,
    PassedOver,
    Scored,
    VyingAct,
    VyingSpoke,
)
from boneace.games.vying.speech import deal_begins, match_won
from boneace.kernel.contract import CHANCE
from boneace.languages import say
from boneace.languages.lists import listed

Names = Sequence[str]

seen_text = discard_words.seen_text


def opening(options: Facts, f: Facts, names: Names) -> list[Effect]:
    """The effects before the first move."""
    return _deal_begins(options, f, names)


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Names
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    ended = a.deal != b.deal or a.phase == state.DONE
    if seat == CHANCE:
        done = [_by_chance(b, text or UNKNOWN, names)]
    else:
        done = [_by_seat(b, text or "", names)]
    if a.deal == b.deal and a.down < b.down:
        done.append(Shuffled(line=say("primiera-shuffled")))
    done += _passed_over(options, b, a, ended, names)
    if not ended:
        return done + _stage_begins(options, b, a)
    done += _deal_ends(options, b, a, names)
    if a.phase == state.DONE:
        return [*done, match_won(list(members(a.winners)), names)]
    return done + _deal_begins(options, a, names)


def _by_chance(b: Facts, card: str, names: Names) -> Effect:
    if b.phase == state.DEALING:
        return Dealt(seat=b.turn, card=card, line="")
    line = "" if card == UNKNOWN else say("primiera-served", who=names[b.turn], card=card)
    return Drew(seat=b.turn, card=card, line=line)


def _by_seat(b: Facts, text: str, names: Names) -> Effect:
    seat, who = b.turn, names[b.turn]
    verb, *cards = text.split()
    if verb == "discard":
        if UNKNOWN in cards:
            line = say("primiera-discards-unseen", who=who, count=len(cards))
        else:
            line = say("primiera-discards", who=who, cards=" ".join(cards))
        return Threw(seat=seat, cards=cards, line=line)
    if verb == "stand":
        line = say("primiera-keeps", who=who)
        return VyingSpoke(seat=seat, act=VyingAct.STAND, amount=None, line=line)
    return vying_words.told(seat, text, b.asked, names)


def _passed_over(options: Facts, b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """The seats that could not draw, because the pack was used up before their turn."""
    drawn = ended or a.stage != b.stage or a.draws != b.draws
    if b.stage != state.AT_THE_DRAW or not drawn or b.turn == b.dealer:
        return []
    waiting = (b.dealer - b.turn) % options.seats
    seats = [(b.turn + place) % options.seats for place in range(1, waiting + 1)]
    line = say("primiera-passed-over", who=listed([names[seat] for seat in seats]))
    return [PassedOver(seats=seats, line=line)]


def _stage_begins(options: Facts, b: Facts, a: Facts) -> list[Effect]:
    if a.stage == b.stage and a.draws == b.draws:
        return []
    then = "none"
    if a.stage == state.AT_THE_VYING:
        then = "vying"
    elif a.draws > 1:
        then = "draw"
    line = say("primiera-none-claims", then=then)
    found: list[Effect] = [StageBegins(stage=STAGES[a.stage], line=line)]
    if a.draws == 1 and a.stage == state.AT_THE_DRAW and options.stake_again:
        found.append(_ante(options, a, "again"))
    return found


# --- deals ----------------------------------------------------------------------------------------


def _deal_ends(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    seats = range(options.seats)
    claims = list(members(a.last_claims))
    shown = [seat for seat in seats if a.last_strengths[seat] >= 0]
    line = say("primiera-none-claims", then="point")
    if b.stage == state.AT_THE_VYING:
        line = say("primiera-vying-over")
    if a.last_kind == state.ALONE:
        line = say("primiera-all-dropped")
    elif claims:
        who = listed([names[seat] for seat in claims])
        line = say("primiera-claims", who=who, count=len(claims))
    found: list[Effect] = [ShowdownHeld(line=line)]
    if claims:
        found.append(Claimed(seats=claims, line=""))
    found += [_showed(options, a, seat, names) for seat in shown]
    found += _pot(a, names)
    return found + [
        Changed(seat=seat, by=a.last_changes[seat], line="")
        for seat in seats
        if a.last_changes[seat]
    ]


def _showed(options: Facts, a: Facts, seat: int, names: Names) -> Effect:
    cards, said = cards_text(a.last_hands[seat]), hand_text(options, a.last_strengths[seat])
    line = say("primiera-shows", who=names[seat], cards=" ".join(cards), said=said)
    return Showed(seat=seat, cards=cards, said=said, line=line)


def _pot(a: Facts, names: Names) -> list[Effect]:
    chips, winner = a.last_pot, a.last_winner
    if winner >= 0:
        line = say("primiera-takes", who=names[winner], chips=chips)
        stage = STAGES[a.last_stage]
        return [Scored(seat=winner, stage=stage, by=a.last_pot, line=line)]
    return [
        Annulled(line=say("primiera-annulled")),
        Carried(pot=chips, line=say("primiera-stays", chips=chips)),
    ]


def _deal_begins(options: Facts, a: Facts, names: Names) -> list[Effect]:
    return [deal_begins(a, names), _ante(options, a, "first")]


def _ante(options: Facts, a: Facts, time: str) -> Effect:
    line = say("primiera-ante", time=time, chips=options.ante, pot=a.pots[0])
    return AntePaid(line=line)
