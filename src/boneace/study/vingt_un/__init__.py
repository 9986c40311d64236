"""Vingt-Un solved: the value of standing, drawing and dividing, and the dealer's advantage.

**The deal.** One player stakes 1 against the dealer. The pack is whole, or as requested, and
“double” is not called. Naturals are settled first, by the rules. Then the player draws or stands,
knowing only their own cards; then the dealer, who sees the stake, the cards that the player has
drawn, and that the player stands. Payments are those of the engine (`scoring.dealer_receives`): the
dealer receives ties, an over-drawn player pays at once, a drawn 21 doubles on either side.

**What is exact.** Every expectation is a finite sum over all possible cards, dealt without
replacement and counted by value; there are 2019 hands up to 21. No hand is left out, however rare,
and nothing is sampled. Cards that count ten are one value; for dividing, the share of pairs of tens
that are of one denomination is taken into account.

**What the dealer knows.** The faces that the player has drawn, but not their order; and the
dealer's own cards. Against a player whose strategy they know, they weigh every pair that may lie
under the faces, given the pack without their own cards, and have an exact best reply.

**When both play their best**, this is a two-player zero-sum game with hidden cards, and it has a
value. Its strategies are mixed: with 14 to 16 a player sometimes draws and sometimes stands, so
that the dealer cannot tell what the player stands on. They are found by improving both in turn.
Their distance from the value is then calculated exactly, as what either would gain by a best reply:
less than 0.0003 of the stake together. The table is for the player's best reply to this dealer;
standing and drawing against them are exact to the last digit.

**Dividing.** The dealer plays each hand of a divided pair by its own cards. Two such hands
then bring exactly twice what one brings, because any card is as likely to go to the second as to
the first; their best reply is the best among strategies of this kind. A player who divides has all
their cards face up. They stake as much on the second card as on the first and draw to each hand as
if it were alone; the dealer plays best against both, with the pack as it then is, and keeps
their own pair together. Nobody divides a third card of the kind. With fewer than 36 cards, the last
card could be reached while divided hands are played (VU-49), and then nobody divides.

**What is not exact** is simulated with the engine, and has an interval: a pack that continues from
deal to deal, several players, the dealer who settles only the best of their divided hands. The
engine also checks the rest (`check`); it takes nothing from the calculation but the strategies.

`hands` and `pack` define the cards, `game` puts them into arrays, `passes` and `open_hands` are
compiled, `solver` runs them, `table` reads the results; `playing` and `sittings` simulate, `check`
and `variants` compare; `report` answers, `show` and `plot` draw.
"""
