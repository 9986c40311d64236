# The laboratory: two sets of house rules, A and B, played by bots and compared.
#
# Glossary. set of rules: a preset and what differs from it. difference: B less A. interval: where the true
# figure is 19 times in 20.

lab-title = Laboratory
lab-lead = Bots play two sets of rules many times with the same cards. You see how long a match lasts, who wins, and how often each thing happens.
lab-game = Game
lab-side = Rules { $side }
lab-preset = Set of rules of { $side }
lab-seats = Seats of { $side }
lab-differing = What differs
lab-from-to = { $option }. A: { $first }. B: { $second }.
lab-same = Both sets of rules are the same. Change something in A or in B.
lab-level = Bots
lab-level-auto = The strongest that play fast
lab-level-told = { lab-level-auto }: { $level }.
lab-level-slow = With “{ $level }” a match would take longer than half a second.
lab-matches = Matches with each set
lab-start = Compare
lab-stop = Stop
lab-link = A link that carries this comparison
lab-progress = { $done } of { $asked } matches
lab-results = { $game }: { $matches ->
    [one] one match with each set of rules
   *[other] { $matches } matches with each set of rules
  }, { $level }
lab-state = { $state ->
    [stopped] Stopped.
    [late] The time for one comparison was up.
   *[done] Done.
  }
lab-named = { $side } ({ $change })
lab-found = { $how ->
    [shorter] With { $b } a match lasts { $by } deals less than with { $a }: { $second } instead of { $first } on average.
    [longer] With { $b } a match lasts { $by } deals more than with { $a }: { $second } instead of { $first } on average.
   *[same] As far as these matches tell, a match lasts as long with { $b } as with { $a }: about { $first } deals.
  }
lab-found-other = The clearest other difference is “{ $what }”: { $first } with A, { $second } with B.
lab-clear = Clear differences
lab-no-clear = There is none so far. More matches make the intervals narrower.
lab-clear-meaning = ± is a 95 % interval. A difference is clear when its interval does not contain 0; of twenty figures about one seems so by chance.
lab-cut = { $side }: { $count ->
    [one] one match was
   *[other] { $count } matches were
  } ended after { $deals } deals, and nobody is counted as the winner.
lab-group = { $group ->
    [length] Length
    [won] Matches won by place, %
    [gain] Gained in a deal by place, { $unit }
    [dealt] Gained in a deal by place from its dealer, { $unit }
    [moves] Moves: how often in a deal
   *[events] What else happens: how often in a deal
  }
lab-lengths = Deals in a match, % of the matches
lab-alike = The dashed line: all places alike.
lab-column = { $column ->
    [figure] Figure
   *[difference] B − A
  }
lab-as-table = As a table
lab-save = Save as { $kind }
lab-save-chart = Save as { $kind }: { $chart }
lab-all-figures = All figures (CSV)
