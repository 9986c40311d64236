"""Games against a bank in sentences: stakes, hands side by side, the pack and the used cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneace.games.vingt_un.sent import BankHand, BankSeat, BankView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.keys import placed, shorts
from boneace.terminal.offers import is_number, offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import in_order, sentence, standing_of, standings_of, yours


class Bank(Speech[BankView]):
    short = shorts("bank")
    keys = placed("bank")
    why_example = "divide"
    between = "; "
    HELP = (
        "terminal-bank-help-short",
        "terminal-help-number",
        "terminal-bank-help-stakes",
        "terminal-bank-help-aces",
    )

    def turn(self, view: BankView, names: Sequence[str]) -> Iterator[str]:
        you = view.you
        yield dealing(view, names)
        yield from pool(view)
        if view.phase in ("staking", "doubling"):
            yield pack(view)
        if view.dealer == you:
            for seat in view.seats:
                if seat.seat != you:
                    told = "; ".join(hands_of(seat))
                    yield say("terminal-bank-hands", who=names[seat.seat], hands=told)
        elif view.phase not in ("staking", "doubling"):
            dealer = view.seats[view.dealer]
            if dealer.up:
                up = ", ".join(in_order(dealer.up))
                yield say("terminal-bank-dealer-has", who=names[view.dealer], cards=up)
        yield from self.hand(view)

    def hand(self, view: BankView) -> Iterator[str]:
        hands = yours(view.seats, view.you).hands
        for number, hand in enumerate(hands):
            if not hand.cards:
                yield say("terminal-no-cards")
                continue
            which = number + 1 if len(hands) > 1 else 0
            cards = ", ".join(in_order(hand.cards))
            yield say("terminal-bank-hand", hand=which, cards=cards)
            facts = [say("terminal-bank-it-counts", total=hand.total)] if hand.total else []
            facts += [*staked(hand), *ended(hand)]
            facts += [say("terminal-bank-asked")] if which and hand.state == "now" else []
            if facts:
                yield sentence(", ".join(facts))

    def table(self, view: BankView, names: Sequence[str]) -> Iterator[str]:
        if view.doubled:
            yield say("terminal-bank-doubled")
        yield from pool(view)
        yield pack(view, names)

    def facts(self, view: BankView, seat: int) -> list[str]:
        found = view.seats[seat]
        has = standing_of(found)
        first = say("terminal-bank-has-deals", has=has) if found.dealer else has
        return [first, *hands_of(found)]

    def standing(self, view: BankView, names: Sequence[str]) -> str:
        """The standing of all; if there is a pool, the ante for the next deal is already paid."""
        if view.pool is None:
            return super().standing(view, names)
        told = standings_of(view.seats, names)
        return say("terminal-bank-standing-pool", seats=told, pool=view.pool)

    def all_choices(self, view: BankView) -> Iterator[str]:
        """A stake is typed as a number, so it has no number in the menu."""
        if view.phase == "staking" and view.legal:
            yield say("terminal-bank-type", offer=str(offers(view)[0]).capitalize())
        else:
            yield from super().all_choices(view)

    def read(self, text: str, view: BankView) -> str:
        words = self.words(text, view)
        if view.phase == "staking" and len(words) == 1 and is_number(words[0]):
            return f"stake {words[0]}"
        return super().read(text, view)


def dealing(view: BankView, names: Sequence[str]) -> str:
    """Who deals, and whether the stakes are doubled."""
    doubled = "yes" if view.doubled else "no"
    if view.dealer == view.you:
        return say("terminal-bank-you-deal", doubled=doubled)
    return say("terminal-bank-deals", who=names[view.dealer], doubled=doubled)


def pool(view: BankView) -> Iterator[str]:
    """What the pool holds, if there is one."""
    if view.pool is not None:
        yield say("terminal-bank-pool", chips=view.pool)


def pack(view: BankView, names: Sequence[str] | None = None) -> str:
    """The pack, and the used cards with the seat that holds them."""
    stock, used, pone = view.stock, view.used, view.pone
    if not used:
        return say("terminal-bank-pack", stock=stock)
    if names is None:
        return say("terminal-bank-pack-used", stock=stock, used=used)
    if pone == view.you:
        return say("terminal-bank-pack-with-you", stock=stock, used=used)
    return say("terminal-bank-pack-with", stock=stock, used=used, who=names[pone])


def ended(hand: BankHand) -> list[str]:
    """The state of a hand, if that says more than its count."""
    state = hand.state
    return [] if state in ("", "now") else [say("vingt-un-ended", how=state)]


def staked(hand: BankHand) -> list[str]:
    """The stake on a hand, if there is one."""
    return [say("terminal-bank-on-it", chips=hand.stake)] if hand.stake else []


def hands_of(seat: BankSeat) -> list[str]:
    """The hands of a seat as everybody sees them, each with its stake and its state."""
    hands = seat.hands
    several = len(hands) > 1
    return [
        say("terminal-bank-one-hand", hand=number, told=told) if several else told
        for number, hand in enumerate(hands, 1)
        if (told := seen_of(hand))
    ]


def seen_of(hand: BankHand) -> str:
    """What can be seen of a hand, in words: the cards face down, those face up, the stake."""
    up = in_order([card for card in hand.cards if card != "??"])
    down = len(hand.cards) - len(up)
    lie = [say("terminal-bank-face-down", cards=down)] if down else []
    lie += [" ".join(up)] if up else []
    counts = [say("terminal-bank-counts", total=hand.total)] if hand.total else []
    return ", ".join([*([listed(lie)] if lie else []), *counts, *staked(hand), *ended(hand)])
