# `boneace simulate`: matches between bots, and how they went.
#
# In the help, %(default)s is a placeholder.
#
# Glossary. seat: a place at the table that a bot has in all matches. cut: a match that was ended because it had no end.

## Help

simulate-help = let bots play matches, and print statistics about them
simulate-about = Let bots play matches of a game, and print how long a match lasts, who wins (by bot, by seat, and by
    place from the first dealer), and how often each thing happens in a deal, with 95 % intervals.
    --records keeps the matches.

    The bots are repeated around the table; without any, all are novices. The first dealer changes from match to
    match. The same seed gives the same numbers, with any number of processes or machines. Ctrl+C prints what is known so far.
simulate-matches = the number of matches (%(default)s)
simulate-records = write the matches to FILE.jsonl, one per line
simulate-a-file-of-records = a file of records

## Results

simulate-too-many = { $bots } bots are more than { $seats } seats: give --seats, or fewer bots
simulate-heading = { $game }: { $matches ->
    [0] no match is complete
    [one] 1 match
   *[other] { $matches } matches
}
simulate-seat = Seat { $seat }: { $bot }
simulate-group = { $group ->
    [won] { $of ->
        [bot] Matches won by bot, %
       *[seat] Matches won by seat, %
    }
   *[gain] { $of ->
        [bot] Gained in a deal by a seat of a bot, { $unit }
       *[seat] Gained in a deal by seat, { $unit }
    }
}
simulate-note-intervals = ±: 95 % intervals.
simulate-note-cut = { $count ->
    [one] 1 match was
   *[other] { $count } matches were
} ended after { $deals } deals; no winner is counted.
