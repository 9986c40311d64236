# `boneace study`: help, output and errors. The words of Vingt-Un itself are in vingt-un.ftl, with their
# glossary.
#
# In the help, %(default)s is a placeholder and %% is a percent sign.

## Help

study-help = calculate what decisions and rules are worth
study-about = Vingt-Un: the exact expectation of standing and of drawing, by total (soft or hard) and by cards;
    the value of dividing; and the dealer’s advantage under different rules.

    One player plays against the dealer, with a stake of 1 and the whole pack or the one you give. The
    dealer plays last, and sees what the player has drawn and that the player stood. By default both play
    their best against each other; you can give either a fixed strategy instead.
study-strategies = A strategy is “best”, or the total to stand on, such as 17. 16/18 means: stand on 16, and on 18
    with an ace that counts eleven.
study-asked = what to study
study-table = the table of expectations (always printed; the default)
study-compositions = list hands of any number of cards by their cards, not only of two
study-check = play this many deals with the engine and compare ({ $deals }); exit status 1 if they disagree
study-variants = the dealer’s advantage with house rules on and off; what cannot be calculated is simulated with this many deals ({ $deals }; a twentieth of them with several players)
study-deal = the deal
study-dealer = the dealer’s strategy (%(default)s)
study-player = the player’s strategy (%(default)s)
study-without = cards that are not in the pack: “KS KH 5D”, or “K K 5”
study-pack = the pack by its ranks: “A=4 2=3 K=1”, others none
study-seed = the seed of simulations (%(default)s)
study-output = output
study-json = print everything as JSON
study-csv = write the rows to FILE.csv
study-plot = draw the table, or the variants with --variants, to FILE.svg, .png or .pdf (needs boneace[study])
study-bad-deals = the number of deals must be 1000 or more, not { $text }
study-a-table = a table
study-a-drawing = a drawing
study-written = written: { $file }

## Reasons

study-suffix = { $file }: a file name for { $what } must end in { $ends }
study-folder = { $file } is a folder, not a file
study-no-folder = { $file }: there is no folder { $folder }
study-unwritten = { $file } cannot be written: { $why }
study-no-difference = option “{ $name }” makes no difference to the table, which is for one deal and one player: choose from { $known }; for the others see --variants
study-divided-hands = with dealer_divides=best the dealer’s divided hands cannot be calculated one by one, so there is no table; --variants shows what the rule is worth
study-no-strategy = “{ $text }” is not a strategy: write “best”, or the total to stand on, from { $least } to { $most }, such as 17; 16/18 means: stand on 16, and on 18 with an ace that counts eleven
study-no-ranks = “{ $word }” does not say how many cards of a rank are in the pack: write A=4, 7=2 or K=0, with a rank from { $ranks } and a number from 0 to { $suits }
study-rank-twice = rank { $rank } is given twice
study-small-pack = a pack of { $cards } cards is too small for a deal: it needs { $least }
study-four-only = the pack has only four cards of rank { $rank }
study-write-cards = { $why }: write KS, 5D or, if the suit does not matter, K
study-not-twice = { $card } is not in the pack twice
study-no-matplotlib = drawing needs matplotlib, which is not installed: pip install 'boneace[study]'; without --plot the terminal shows the same as text

## Progress

study-compiling = Compiling
study-dividing = Dividing pairs
study-strategies-in-turn = Both strategies in turn
study-whole-deals = Whole deals
study-by-a-coin = Standing and drawing at random
study-first-card = By the dealer’s first card
study-no-dividing = No dividing for the dealer
study-no-drawing = No drawing on 21
study-double-called = Double called
study-double-not-called = Double not called
study-playing = { study-where }: { $what }

## Packs and strategies

study-whole-pack = the whole pack
study-pack-without = { $size } cards, the pack without { $cards }
study-pack-of = { $size } cards: { $ranks }
study-plays-best = plays as well as possible
study-stands-on = stands on { $hard }
study-stands-soft = stands on { $hard }, and with an ace as eleven on { $soft }

## Results

study-heading = Vingt-Un: one player against the dealer, first deal from { $pack }.
study-both-play = The dealer { $dealer }; the player { $player }. “Double” is not called.
study-advantage = The dealer’s advantage is { $percent } % of the stake in each deal.
study-neither = Neither can do much better: the dealer’s best reply would gain another { $percent } %, the player’s is what is shown ({ $rounds } rounds).
study-could-gain = The player could gain { $percent } % by playing best.
study-seconds = Calculated in { $seconds } s.
study-title-total = What a stake of 1 wins or loses, by total
study-caption = soft: an ace counts eleven. The table says how often the player draws; where standing and drawing are nearly equal, the player does both.
study-title-pairs = Pairs, with the same stake on the second card as on the first
study-title-cards = By cards: the two in hand, + those face up
study-title-check = Played with the engine: { $deals } deals with both strategies, and as many in which the player’s first decision is random
study-title-variants = The dealer’s advantage, { study-where }: { study-unit }
study-where = { $where ->
    [turn] a dealer’s turn
    [several] { $players } players
   *[one] one player
}
study-unit = { $where ->
    [turn] stakes in the whole turn
   *[one] % of each stake
}
# The headings of columns.
study-column = { $column ->
    [total] total
    [two-cards] two cards
    [more-cards] more cards
    [stand] stand
    [draw] draw
    [draws] draws
    [better-by] better by
    [leaning] {" "}draw ◂ │ ▸ stand
    [pair] pair
    [keep] keep
    [divide] divide
    [cards] cards
    [of-deals] of deals
    [worked-out] calculated
    [played] simulated
    [errors] difference, in standard errors
    [rule] rule
    [difference] difference
    [stakes] stakes
    [turn] deals in the turn
   *[note] note
}
study-soft = soft { $total }
study-hard = hard { $total }
study-always = always
study-never = never
study-agrees = The calculation and the engine { $agree ->
    [yes] agree
   *[no] DO NOT AGREE
}: a whole deal differs by { $whole } standard errors, the worst of { $count } figures ({ $worst }) by { $errors }; up to ±{ $allowed } is chance.
study-a-whole-deal = a whole deal
study-compared = { $what }, { $did ->
    [stand] stand
    [draw] draw
   *[divide] divide
}

## Rules, and the dealer’s advantage with them

study-as-they-stand = the usual rules
study-may-not-divide = the dealer may not divide
study-stands-21 = a hand that counts 21 stands
study-waits = a natural in the first hand waits
study-waits-note = in the first hand of a turn only
study-double-known = “double” on { $cards }, and the player knows it
study-double-naive = “double” on { $cards }, and the player plays on as before
study-before-call = of the stake before the call
study-one-settled = one of the dealer’s divided hands is settled
study-all-but-tens = the dealer divides all pairs except tens
study-divided-natural = ace and ten after dividing are a natural
study-as-by-rules = both play as with the usual rules
study-takes-deal = a natural takes the deal
study-two-naturals = it takes two naturals
study-none-in-first = none in the first hand of a pack either
study-in-stakes = in stakes, for the whole turn
study-eldest-only = only the eldest natural is paid double
study-ends-hand = a natural that takes the deal ends the hand
study-from-all = a natural collects from all
study-from-all-note = players pay each other, the dealer is not concerned
study-with-pool = with a pool
study-with-pool-note = stakes of { $stakes } counters; the dealer’s own payments into the pool deducted

## Drawn

study-plot-totals = Vingt-Un: standing and drawing (dealer’s advantage { $percent })
study-plot-variants = Vingt-Un: the dealer’s advantage
study-plot-difference = difference from the first row
study-plot-soft = an ace counts eleven
study-plot-hard = hard
study-plot-brings = what a stake of 1 wins or loses
study-plot-panel = { study-where }: { $where ->
    [turn] stakes
   *[one] % of each stake
}

## Questions about every game

study-about-questions = Answer what the players of a game argue about: exactly where possible, otherwise by simulation, with 95 %
    intervals. Without a NAME all questions are answered; --list shows them. Ctrl+C prints what is known so far.

    The same --seed gives the same figures, unless --seconds is given. Vingt-Un has an exact study of a deal as well:
study-question = a question; without one, all
study-list = list the questions about the game
study-seats-asked = the number of seats (usual for each question)
study-deals = deals (or whole matches, or rounds of a solution) for each figure
study-seconds-asked = play for this many seconds in all instead
study-stopped = Stopped: the figures are of what was played until then.
study-no-question = there is no question “{ $name }” about this game: { $known }
study-for-questions = { $name } is for questions: name one, or list them with --list
study-for-deal = { $name } is for the exact study of a deal of Vingt-Un, not for questions
study-of = { $game }: { $rules } (seed { $seed })
study-in-percent = { $title }, %
study-played = Played for each figure: { $deals }.
study-note = ±: { $level } % interval. *: a difference whose interval does not contain 0; of twenty such lines about one has a star by chance. Figures without ± are exact, or were the same every time; “…” is between bounds.
study-cut = Some matches were ended after { $deals } deals; they have no winner.
study-at-random = This game has no rules of thumb: every move is a random legal one.
study-seats = seats
study-so-many-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
study-rule = house rule
study-points = points
study-hand = hand
study-usual = the usual rules
study-place = { $place ->
    [0] first dealer
   *[other] dealer + { $place }
}
study-turn = { $last ->
    [yes] turn { $turn } or later
   *[no] turn { $turn }
}
study-speaks = { $last ->
    [yes] speaks { $place }th or later
   *[no] { $place ->
        [1] speaks first
        [2] second
        [3] third
       *[other] { $place }th
    }
}

study-question-match = How long is a match, and who wins it?
    .about = Matches are played by the game’s rules of thumb. Places are counted from the first dealer: “dealer + 1” is the next seat.
study-question-rules = What does each house rule do?
    .about = Every option is set to each of its other values (a large number to half and twice of it), and matches with the same luck are played by rules of thumb under both. The tables say how much more there is than with the usual rules.
study-asking-match = Whole matches
study-asking-rules = House rules
study-asking-thresholds = Playing every decision both ways
study-asking-balanced = Solving rounds of vying
study-asking-solution = Solving by upcards
study-asking-draw = Every hand, every draw
study-asking-lances = Every hand against all others
study-part-length = How long it lasts
study-part-won = Matches won, by place
study-part-usual-length = With the usual rules, { $seats } players
study-part-usual-won = Matches won with the usual rules, { $seats } players
study-part-rules-length = More or fewer with the house rule
study-part-rules-won = Matches won more often or less often

study-question-knock = What to knock with?
    .about = Everybody knocks from the same points on, by turn, and otherwise plays by rules of thumb. These points are moved until knocking gains above them and loses below. Then decisions are played both ways from the same cards. Gains are counted in lives (or points, chips), less the average of all players.
study-knock-from = Points to knock from
study-knock-gain = What knocking gains over playing on
study-range = In brackets: where the limit may be as well, as far as the intervals tell. It is empty where a turn was reached too seldom for an answer; more deals (--deals) help.
study-question-open = What to open with?
    .about = How often balanced play, by which the experts play, brags when nobody has yet: for deals with random upcards, solved one by one. The first bets of a round of up to four players are solved.
study-question-brag = What does a brag gain?
    .about = The first brag of a round, against passing, from the same cards: everybody else, and everything after it, by rules of thumb. In chips.
study-brag-balanced = Balanced play brags, { $seats } players
study-brag-gain = What bragging gains over passing
study-brag-unsolved = This way of vying is not solved.
