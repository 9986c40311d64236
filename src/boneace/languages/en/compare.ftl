# `boneace study compare` and the laboratory: two sets of house rules, played by bots.
#
# In the help, %(default)s is a placeholder.
#
# Glossary. rules: a preset of a game and what differs from it. first dealer: who deals the first deal of
# a match. place: a seat counted from the first dealer. cut: a match that was ended because it had no end.

## Help

compare-help = compare two sets of house rules, played by bots
compare-about = Let bots play matches of a game with two sets of house rules, A and B, and print how long a match
    lasts, who wins by the place at the table, and how often each thing happens in a deal, with 95 % intervals.

    Match number n has the same shuffles, bots and first dealer under both sets; the same seed gives the
    same numbers. Ctrl+C prints what is known so far.
compare-rules = the rules
compare-preset = the preset of A
compare-option = a house rule of A: knocker_double=no
compare-against-preset = the preset of B; without it B is A, with what --against changes
compare-against = a house rule of B
compare-seats = the number of seats (3, or as near as the rules allow)
compare-against-seats = the number of seats of B
compare-level = the level of the bots: { $levels } (club, or novice where club players take long)
compare-matches = matches with each set of rules (%(default)s)
compare-plot = draw the figures to FILE.svg, .png or .pdf (needs boneace[study])

## Progress and results

compare-playing = { $done } of { $of } matches
compare-stopped = Stopped: the figures are of the matches that were complete.
compare-same = both sets of rules are the same: change a house rule, the preset or the number of seats of one
compare-heading = { $game }: { $matches ->
    [0] no match is complete
    [one] 1 match with each set of rules
   *[other] { $matches } matches with each set of rules
}, { $level }
compare-first-is = A: { $rules }
compare-second-is = B: { $rules }
compare-column = { $column ->
    [first] A
    [second] B
   *[difference] B − A
}
compare-group = { $group ->
    [length] Length
    [won] Matches won by place, %
    [gain] Gained in a deal by place, { $unit }
    [dealt] Gained in a deal by place from its dealer, { $unit }
    [moves] Moves, how often in a deal
   *[events] What else happens, how often in a deal
}
compare-lengths = Deals in a match, % of the matches
compare-note-intervals = ± and *: 95 % intervals; * is a difference whose interval does not contain 0. Of twenty lines about one has a * by chance.
compare-note-cut = { $side ->
    [first] A
   *[second] B
}: { $count ->
    [one] 1 match was
   *[other] { $count } matches were
} ended after { $deals } deals; no winner is counted.

## What is counted

compare-deals = Deals in a match
compare-moves = Moves in a match
compare-pace = Moves in a deal
compare-place = { $place ->
    [0] The first dealer
    [one] The seat after the first dealer
   *[other] { $place } seats after the first dealer
}
compare-dealt = { $place ->
    [0] The dealer
    [one] The seat after the dealer
   *[other] { $place } seats after the dealer
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, as dealt
compare-unit = { $unit ->
    [chips] chips
    [lives] lives
    [stones] stones
    [points] points
   *[returns] returns
}
compare-event-blitz = A 31 ends the deal
compare-event-drawn = No loser in the deal
compare-event-out = A player goes out
compare-event-shuffled = The pack is shuffled again
compare-event-game = A game is won
compare-event-claimed = The pot is claimed
compare-event-annulled = The deal does not count
compare-event-carried = The pot stays for the next deal
compare-event-passed-over = The pack ran out before everybody could exchange
compare-event-over = A hand is over-drawn
compare-event-collected = A natural collects from all
compare-event-dealer = The deal passes to another player
compare-event-stayed = The deal stays in spite of a natural
compare-event-signal = A signal is given
compare-event-renewing = New cards in the middle
