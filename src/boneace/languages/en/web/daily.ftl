# What is new each day, on the first page.

daily-today = Today
daily-deal = Daily deal: { $game }
daily-about = The same cards and the same bots for everybody. One match a day.
    .deals = The same cards and the same bots for everybody. One match of { $deals } deals, new every day.
daily-short = Play
daily-play = Play the daily deal
daily-go-on = Go on
daily-review = Look at it again
daily-yours = { $how ->
    [won] You won { $what }.
    [lost] You lost { $what }.
   *[even] You neither won nor lost.
}
    .won = You won the match, and { $what } of the others with it.
    .lost = You lost the match, and your stake with it.
daily-average = { $n ->
    [one] You are the first here today.
   *[other] { $beside ->
        [better] Better than the average of { $n } people here: { $mean }.
        [worse] Worse than the average of { $n } people here: { $mean }.
       *[same] The same as the average of { $n } people here: { $mean }.
    }
}
daily-puzzle = Puzzle of the day: { $game }
    .about = One move is clearly best. Do you see it?
    .right = You have solved it. There are more.
    .wrong = You missed it at the first try. There are more.
daily-solve = Solve it
daily-more = More puzzles
daily-puzzle-open = Puzzle of the day: solve it
