kuhn-game = Kuhn poker
    .summary = One card each of three, and one bet at most: poker as small as it can be.
kuhn-move-pass = Pass
    .hint = Put in nothing; after a bet, give up your ante
kuhn-move-bet = Bet
    .hint = Put in one chip
kuhn-zoo-honest = Bets the king, and nothing else.
