small-thirty-one-game = Small Thirty-one
    .summary = Eight cards, and a player who would have a turn after the second one knocks.
