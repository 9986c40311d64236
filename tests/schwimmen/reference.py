"""A second implementation of Schwimmen, in lists and text, from docs/rules/schwimmen.md alone.

It gives the legal moves and their effects; the caller draws the cards.
"""

from __future__ import annotations

from typing import Any

VALUES = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}
PACK = [rank + suit for rank in VALUES for suit in "SHDC"]
Options = dict[str, Any]


def is_fire(hand: list[str], options: Options) -> bool:
    return options["fire"] != "30.5" and [card[0] for card in hand] == ["A"] * 3


def points(hand: list[str], options: Options) -> float:
    """SCH-15 to SCH-18, SCH-34."""
    if is_fire(hand, options):
        return float(options["fire"])
    if len({card[0] for card in hand}) == 1:
        return 30.5
    suits = {card[1] for card in hand}
    return max(sum(VALUES[card[0]] for card in hand if card[1] == suit) for suit in suits)


def strength(hand: list[str], options: Options) -> tuple[float, int]:
    """The key by which hands are compared: for three of a kind, maybe the rank too (B-SCH-10)."""
    counted = points(hand, options)
    tells = options["threes_by_rank"] and counted == 30.5
    return counted, -"AKQJT987".index(hand[0][0]) if tells else 0


class Reference:
    """One match; `needs` is the number of cards to pass to `cards` before the next move."""

    def __init__(self, lives: list[int | None], dealer: int, options: Options) -> None:
        self.options, self.lives, self.dealer, self.deal = options, lives, dealer, 0
        self.over = False
        self.winners: list[int] = []
        self.begin()

    def order(self, after: int) -> list[int]:
        """The seats that are in, from the first after this one."""
        seats = len(self.lives)
        circle = [(after + 1 + step) % seats for step in range(seats)]
        return [seat for seat in circle if self.lives[seat] is not None]

    # --- dealing ----------------------------------------------------------------------------------

    def begin(self) -> None:
        self.deal += 1
        self.rest = list(PACK)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.order(self.dealer)}
        self.middle: list[str] = []
        self.knocker: int | None = None
        self.passes, self.had_turn = 0, 0
        self.step = "dealing"
        self.needs = 3 * len(self.hands) + 3

    def cards(self, came: list[str]) -> None:
        """Deal the cards that were needed."""
        self.needs = 0
        for card in came:
            self.rest.remove(card)
        if self.step == "new cards":
            self.middle = list(came)
            self.look_at_middle()
            return
        for place, card in enumerate(came):
            piles = [*self.hands.values(), self.middle]
            piles[place % len(piles)].append(card)
        eldest = self.order(self.dealer)[0]
        self.turn = eldest if self.options["two_hands"] == "eldest" else self.dealer
        self.step = "keep"
        if self.options["two_hands"] == "nobody":
            self.play("keep first")

    def keep(self, move: str) -> None:
        if move == "keep second":
            self.hands[self.turn], self.middle = self.middle, self.hands[self.turn]
        strong = [seat for seat, hand in self.hands.items() if points(hand, self.options) >= 31]
        if strong:
            self.end_at_once(strong)
        else:
            self.next_turn()

    # --- a turn -----------------------------------------------------------------------------------

    def next_turn(self) -> None:
        self.turn = self.order(self.turn)[0]
        if self.turn == self.knocker:
            self.pay_after_knock()
        elif self.knocker is None and self.passes == len(self.hands):
            if len(self.rest) < 3:
                self.lose(self.lowest())
            else:
                self.had_turn += 1
                self.new_cards()
        else:
            self.had_turn += 1
            self.look_at_middle()

    def look_at_middle(self) -> None:
        self.step = "turn"
        if self.options["seven_eight_nine"] == "at_once" and self.is_seven_eight_nine():
            self.new_cards()

    def is_seven_eight_nine(self) -> bool:
        return {card[0] for card in self.middle} == {"7", "8", "9"} and len(self.rest) >= 3

    def new_cards(self) -> None:
        self.middle, self.passes, self.needs, self.step = [], 0, 3, "new cards"

    def may_knock(self) -> bool:
        too_early = self.options["knock_from"] == "second_turn" and self.had_turn <= len(self.hands)
        return self.knocker is None and not too_early

    def legal(self) -> set[str]:
        if self.step == "keep":
            return {"keep first", "keep second"}
        if self.step == "say":
            return {"knock", "continue"}
        found = {f"swap {mine} for {up}" for mine in self.hands[self.turn] for up in self.middle}
        found.add("swap all")
        if self.options["passing"] or self.knocker is not None:
            found.add("pass")
        if self.options["knock_when"] == "instead" and self.may_knock():
            found.add("knock")
        if self.options["seven_eight_nine"] == "on_request" and self.is_seven_eight_nine():
            found.add("renew")
        return found

    def play(self, move: str) -> None:
        seat = self.turn
        if self.step == "keep":
            self.keep(move)
        elif move == "renew":
            self.new_cards()
        elif move in ("knock", "continue"):
            self.knocker = seat if move == "knock" else self.knocker
            self.next_turn()
        else:
            self.exchange(seat, move)
            if points(self.hands[seat], self.options) >= 31 and move != "pass":
                self.end_at_once([seat])
            elif self.options["knock_when"] == "after" and self.may_knock():
                self.step = "say"
            else:
                self.next_turn()

    def exchange(self, seat: int, move: str) -> None:
        self.passes = self.passes + 1 if move == "pass" else 0
        if move == "swap all":
            self.hands[seat], self.middle = self.middle, self.hands[seat]
        elif move != "pass":
            _, given, _, taken = move.split()
            self.hands[seat] = [taken if card == given else card for card in self.hands[seat]]
            self.middle = [given if card == taken else card for card in self.middle]

    # --- payment ----------------------------------------------------------------------------------

    def strengths(self) -> dict[int, tuple[float, int]]:
        return {seat: strength(hand, self.options) for seat, hand in self.hands.items()}

    def lowest(self) -> dict[int, int]:
        shown = self.strengths()
        return {seat: 1 for seat in shown if shown[seat] == min(shown.values())}

    def end_at_once(self, strong: list[int]) -> None:
        fire = [seat for seat in strong if is_fire(self.hands[seat], self.options)]
        costs = self.options["fire_costs" if fire else "thirty_one_costs"]
        if costs == "lowest":
            self.lose(self.lowest())
        else:
            safe = fire or strong
            self.lose({seat: 1 for seat in self.hands if seat not in safe})

    def pay_after_knock(self) -> None:
        """B-SCH-12, SCH-33."""
        shown, losses = self.strengths(), self.lowest()
        knocker, tied = self.knocker, self.options["knocker_tied"]
        assert knocker is not None
        lowest, is_lowest = set(losses), knocker in losses
        if self.options["knocker_must"] == "win":
            pays = shown[knocker] < max(shown.values())
        elif is_lowest and len(lowest) > 1:
            all_tie = len(lowest) == len(shown)
            pays = tied in ("alone", "with_others") or (
                tied == "with_others_unless_all" and not all_tie
            )
            if tied == "alone":
                losses = {}
        else:
            pays = is_lowest
        losses.pop(knocker, None)
        if pays:
            losses[knocker] = 2 if self.options["knocker_double"] else 1
        self.lose(losses)

    def lose(self, losses: dict[int, int]) -> None:
        were_in = [*self.hands]
        for seat, lost in losses.items():
            had = self.lives[seat]
            assert had is not None
            if self.options["capped_loss"] and had > 0:
                lost = min(lost, had)
            left = had - lost
            swims = left == 0 and self.options["free_ride"]
            self.lives[seat] = left if left > 0 or swims else None
        still = [seat for seat in range(len(self.lives)) if self.lives[seat] is not None]
        if len(still) > 1 and self.deal != self.options["deals"]:
            self.dealer = self.order(self.dealer)[0]
            self.begin()
            return
        self.over = True
        most = max((self.lives[seat] or 0 for seat in still), default=0)
        best = [seat for seat in still if self.lives[seat] == most]
        self.winners = best if still else sorted(were_in)
