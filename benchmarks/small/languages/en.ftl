small-thirty-one-game = Small Thirty-one
    .summary = Eight cards, and whoever would have a turn after the second one knocks.
