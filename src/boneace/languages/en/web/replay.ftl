# A finished match, step by step.

replay-title = Replay and review
replay-pause = This is a replay of a finished match.
replay-none = There is nothing to replay
replay-to-table = To the table
replay-record = Download the record
replay-verify = Was it dealt fairly?
replay-opening = Fetching the match…
replay-seat = Seen by
replay-open = All hands open
replay-link = This moment as a link
replay-steps = Through the match
replay-deal-back = To the deal before
replay-back = One step back
replay-on = One step on
replay-deal-on = To the next deal
replay-step = Step
replay-step-of = { $step } of { $last }
replay-decides = { $who } decides
replay-no-decision = Nobody decides here
replay-move = Move
# The head of a column: what a move brings on average.
replay-worth = Brings { $unit ->
    [game] in games
    [chip] in chips
    [point] in points
    [stake] in stakes
   *[none] { "" }
}
replay-wins = Wins
replay-made = made
replay-lost = This cost { $loss }.
replay-best = This cost nothing.
replay-verdict = { $who }: “{ $made }” cost { $loss }; better “{ $best }”
    .best = { $who }: “{ $made }” cost nothing
replay-whole = The whole match
replay-play-on = What if? Play on from here as { $who }
replay-curve = { $how ->
    [won] could expect { $start } at first, and won { $end }
    [lost] could expect { $start } at first, and lost { $end }
   *[even] could expect { $start } at first, and neither won nor lost
  }
    .label = What { $who } could expect, from the first event to the last
