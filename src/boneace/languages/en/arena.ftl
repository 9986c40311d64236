# `boneace arena`: help, output and errors.
#
# In the help, %(default)s is a placeholder and %% is a percent sign.
#
# Glossary. set: the matches of two bots on the same deals, seats and dealers exchanged. share: of the
# matches, how many a bot won. gain: what a seat won, less the average of all seats. gauntlet: one bot
# against each of the others. zoo: fixed strategies to measure bots with.

## Help

arena-help = let bots play against each other
arena-about = Let bots play against each other, and rate them. Each pair of bots plays the same deals twice,
    with seats exchanged, so that luck is the same for both.
    With two seats a set is two matches. With more seats the two bots take alternate seats; partners are always the
    same bot. The same seed gives the same numbers, with any number of processes.

    Ctrl+C prints what is known so far.
arena-bots = a level ({ $levels }), a strategy of the zoo (zoo:caller, or zoo for all), a trained reply (reply:FILE), a trained policy (policy:FILE.npz), a program (program:COMMAND), a class (module:Class), or the address of a bot (https://…)
arena-list = list the bots of a game
arena-gauntlet = only the first bot plays against the others
arena-matches = sets of matches for each pair of bots (%(default)s)
arena-deals = end each match after this many deals; the player ahead then wins
arena-seconds = end after this time
arena-seats = the number of seats (the fewest that the game allows)
arena-seed = the seed of the deals and of the bots (%(default)s)
arena-jobs = the number of processes (one for each core)
arena-svg = draw the ratings, and what each bot won from each other bot, into FILE.svg
arena-json = print { "{" }"pairings": …, "bots": …{ "}" }

## Progress and results

arena-playing = { $done } of { $of } sets
arena-heading = { $game } ({ $preset }), { $seats } seats
arena-nothing = No set is complete.
arena-stopped = Stopped: the tables have the sets that are complete.
arena-pair = { $first } against { $second }
arena-rating = rating, with 95 % interval
arena-plot-foot = Of the matches, how many the bot of the row won; with half the 95 % interval.
# The headings of columns.
arena-column = { $column ->
    [bots] bots
    [sets] sets
    [share] won
    [interval] 95 % interval
    [gain] { $unit ->
        [chips] chips a deal
        [lives] lives a deal
        [stones] stones a deal
        [points] points a deal
       *[returns] returns a deal
    }
    [deals] deals
    [bot] bot
    [rating] rating
    [decisions] decisions
    [mean] ms each
   *[longest] ms at most
}

## Reasons

arena-two-bots = an arena needs two bots or more, not { $count }
arena-alone = bots cannot play against each other in { $game }: it has one seat here
arena-endless = with these options a match never ends: set the number of deals
arena-twice = the bot { $name } is named twice
arena-no-class = there is no { $name }: { $why }
arena-no-bot = { $name } is not a bot: it has no method “choose”
arena-illegal = { $name } made a move that is not legal, { $move }: { $why }
arena-no-program = the program { $program } cannot be started: { $why }
arena-program-slow = the program { $program } has not answered for { $seconds } seconds
arena-program-ended = the program { $program } has ended in the middle of a match (status { $status })
arena-program-answer = the program { $program } answered “{ $text }”: { $why }
arena-a-picture = a picture of a contest
arena-bad-address = “{ $address }” is not the address of a bot: it looks like https://example.org/bot, without a name or password; a token goes into the variable { $token }
arena-bad-token = the variable { $token } is not a token: it has characters that a request cannot carry
arena-address-none = no bot answers at { $address }: { $why }
arena-address-status = the bot at { $address } answered with the status { $status } instead of 200
arena-address-answer = the bot at { $address } answered “{ $text }”: { $why }
