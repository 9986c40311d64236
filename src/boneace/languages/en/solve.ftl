# `boneace solve`: help, output and errors.
#
# In the help, %(default)s is a placeholder and %% is a percent sign.
#
# Glossary. exploitability: how much a seat that knows the other's strategy wins more than the game is
# worth, on average over the seats. iteration: one round of learning. state: the cards and all that has
# happened. checkpoint: the file of an unfinished run.

## Help

solve-help = find strategies that nobody can gain much against
solve-about = Find an equilibrium of a game for two, and what the game is worth to each seat; seat 0 deals first. The
    whole tree of the game is calculated, so it must be small; mccfr learns from samples of play, for
    two players or more.

    Without --iterations, --target or --seconds it ends at an exploitability of 0.0001; mccfr ends after
    10 seconds. Ctrl+C ends it as well, and what has been found is kept with --checkpoint.

    Four games have solvers of their own. A single deal ends at an exploitability of 0.0001 or after 60 seconds:
      best-pair-thirty-one: one deal, with --score and --upcards; otherwise the whole game
      mus (two players, after the mus is cut): one deal, with --score in stones; otherwise the whole game
      three-stake-brag (two players): one deal, with --upcards; --option vying_limit=6 limits the vying
      vingt-un: one deal between a player and the dealer

    The whole game takes long: --checkpoint keeps what is done, and --policy writes the result. --certify
    measures how much best replies gain against the bots of best-pair-thirty-one.
solve-examples-small = with the games of examples/kuhn and examples/leduc installed:
solve-game = a game: `boneace games` lists them
solve-seats = the number of seats (the fewest that the game allows)
solve-algorithm = cfr+, dcfr, pcfr+ or mccfr (%(default)s)
solve-iterations = end after N iterations, those in the checkpoint included
solve-target = end at this exploitability: half of NashConv, in units of the returns
solve-seconds = end after this time
solve-checkpoint = continue from FILE.npz if it exists, and save the run there
solve-seed = the seed of mccfr (%(default)s); the others use none
solve-limit = the largest tree, or round of mccfr, in states (%(default)s)
solve-decisions = cut each match after N decisions, with nothing won or lost; for games without an end
solve-score = solve one deal: the points of the non-dealer and of the dealer before it, such as 5-5
solve-upcards = solve one deal: the cards of the non-dealer and of the dealer that lie face up, such as "7S TD"
solve-policy = for a game with a solver of its own: write the result as the policy file that its bots read
solve-certify = measure how much best replies gain against the bots of a game, in deals from the bots’ own games
solve-full = with --certify: all deals at all scores, exactly; this takes days, and --checkpoint keeps what is done
solve-json = print { "{" }"value": …, "exploitability": …, "seconds": …{ "}" } and more

## Progress and results

solve-walking = { $states } states
solve-running = { $iterations } iterations{ $known ->
    [yes] , exploitability { $at }
   *[no] { "" }
}
solve-done = { $game }: { $iterations } iterations of { $algorithm } in { $seconds } s.
solve-worth = Seat { $seat } wins { $worth } on average.
solve-measured = Exploitability: { $at }.
solve-not-measured = The exploitability of this game cannot be calculated; what the seats win is an estimate from samples.
solve-deal-done = { $game }{ $upcards ->
    [none] { "" }
   *[other] , { $upcards }
}{ $score ->
    [none] { "" }
   *[other] { " " }at { $score }
}: { $iterations } iterations of { $algorithm } in { $seconds } s.
solve-deal-worth = The deal is worth { $worth } to the non-dealer.
solve-deal-choices = The non-dealer begins with: { $choices }.
solve-whole-running = { $share } of the whole game
solve-whole-worth = A game is worth { $worth } to the non-dealer of its first deal. How far that is from an equilibrium is not computed.
solve-whole-stopped = Stopped.{ $kept ->
    [file] { " " }What is known is kept in { $file }: the same command continues from there.
   *[none] { "" }
}
solve-certifying = { $share } measured{ $known ->
    [yes] , { $at } of a game
   *[no] { "" }
}
solve-certified-deals = { $deals } of { $all } deals measured, in { $seconds } s of processor time: best replies gain { $deal } of a game in
    one on average, and { $worst } at most. A game has { $length } deals.
solve-certified-full = { $scores } of { $all } scores measured in all deals, in { $seconds } s of processor time.
solve-certified-game = { $sure ->
    [exact] In a whole game they gain { $at } of a game: half of NashConv, exactly.
    [sampled] In a whole game they gain { $at } ± { $error } of a game (95 %): half of NashConv, added up over the deals of the bots’ own games.
   *[none] In a whole game they gain { $at } of a game: half of NashConv, added up over the deals of the bots’ own games, from too few to say how sure.
}
solve-stopped = Stopped after { $iterations } iterations.{ $kept ->
    [file] { " " }They are kept in { $file }: the same command continues from there.
   *[none] { "" }
}

## Reasons

solve-no-deals = { $game } has no solver for single deals: leave out --score and --upcards
solve-which-deal = { $needs ->
    [none] a deal of { $game } is solved as it is: leave out --score and --upcards
    [both] which deal of { $game }? give --score and --upcards
   *[other] which deal of { $game }? give { $needs } alone
}
solve-no-whole = { $game } has no solver for the whole game, which --policy needs
solve-not-shared = the work for { $game } cannot be shared out here: every round needs the one before. Leave out --ray and --jobs
solve-no-certificate = what the bots of { $game } play cannot be measured like this
solve-certify-only = --certify takes no other arguments than --seconds, --iterations (deals) and --seed, or --full and --checkpoint; besides --preset, --option and --json
solve-deal-only = a single deal is solved by { $only } alone, without --algorithm, --checkpoint, --seats, --seed and --limit
solve-whole-only = this game is solved whole by its own solver, by { $only } alone, without --algorithm, --seats, --seed, --limit, --decisions, --iterations, --target and --seconds; Ctrl+C ends it, and --checkpoint keeps it
solve-a-policy = a policy
solve-two-seats = { $seats ->
    [one] { $game } for one seat cannot be solved exactly: that needs two
   *[other] { $game } with { $seats } seats cannot be solved exactly: that needs two; try the algorithm mccfr
}
solve-not-zero-sum = { $game } cannot be solved exactly with these options: what the seats win does not sum to zero
solve-too-large = the tree of { $game } has more than { $limit } states: raise the limit, shorten the match by its options or by “decisions”, take fewer cards (the option “cards”, such as { $cards } …), or try the algorithm mccfr
solve-too-wide = in { $game } the cards can be dealt in too many ways: more than { $limit } states before the first decision; take fewer cards (the option “cards”, such as { $cards } …), or try the algorithm mccfr
solve-round-too-large = one round of mccfr in { $game } goes through more than { $limit } states: raise the limit, or choose options with a shorter match
solve-too-deep = one match of { $game } can have more than { $limit } decisions of one seat, too many for mccfr: choose options with a shorter match, or cut it with “decisions”
solve-unseen-moves = { $game } cannot be solved: what a seat sees does not always determine its legal moves
solve-unmeasured = the exploitability of { $game } cannot be calculated, so it cannot be a target: give a number of iterations or of seconds instead
solve-no-algorithm = there is no algorithm “{ $given }”: choose from { $known }
solve-a-checkpoint = a checkpoint
solve-broken = { $file } is not a complete checkpoint
solve-other-version = { $file } is a checkpoint of another version of Bone Ace
solve-other-game = { $file } is the checkpoint of another game or of other options: { $theirs }, not { $ours }
solve-other-rules = { $file } is a checkpoint made under other rules of this game: they have changed since
solve-other-algorithm = { $file } is a checkpoint of { $theirs }, not of { $ours }
solve-other-seed = { $file } is a checkpoint with the seed { $theirs }, not { $ours }
solve-whole-pack = the solver of { $game } works with the whole pack only
