# The command line: help, output and errors.
#
# Commands, options and their values (play, --seats, novice) are typed as they are in every language.
# %s, %(prog)s and the like are placeholders, and %% is a percent sign: keep them.

commands-description = The Thirty-one family of card games: play, replay, study.
commands-warning = boneace: warning: { $text }
commands-epilog-table = Without a command, boneace opens the table in the browser.
commands-epilog-options = To list the options of a game: boneace rules GAME --options
commands-title = commands
commands-examples = examples:

## Language

commands-language-help = { $known }; default: { $variable }, or the language of the terminal
commands-no-language = there is no language “{ $wanted }”: choose from { $known }

## Placeholders of values

commands-metavar-code = CODE
commands-metavar-game = GAME
commands-metavar-name = NAME
commands-metavar-option = NAME=VALUE
commands-metavar-number = N
commands-metavar-bot = BOT
commands-metavar-kind = KIND
commands-metavar-seat = SEAT
commands-metavar-file = FILE
commands-metavar-url = URL
commands-metavar-record = RECORD
commands-metavar-clause = CLAUSE
commands-metavar-seconds = SECONDS
commands-metavar-deals = DEALS
commands-metavar-how = HOW
commands-metavar-cards = CARDS
commands-metavar-score = SCORE
commands-metavar-ranks = RANKS
commands-metavar-command = COMMAND
commands-metavar-preset = PRESET
commands-metavar-seats = SEATS
commands-metavar-address = ADDRESS
commands-metavar-folder = FOLDER
commands-metavar-match = MATCH
commands-metavar-host = HOST
commands-metavar-port = PORT
commands-metavar-network = ADDRESS[/BITS]
commands-metavar-place = [HOST:]PORT

## Messages of argparse

commands-argparse-usage = usage:
commands-argparse-positional = positional arguments
commands-argparse-options = options
commands-argparse-help = show this help message and exit
commands-argparse-version = show program's version number and exit
commands-argparse-error = %(prog)s: error: %(message)s
commands-argparse-argument = argument %(argument_name)s: %(message)s
commands-argparse-required = the following arguments are required: %s
commands-argparse-one-required = one of the arguments %s is required
commands-argparse-unrecognized = unrecognized arguments: %s
commands-argparse-not-allowed = not allowed with argument %s
commands-argparse-ignored = ignored explicit argument %r
commands-argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
commands-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
commands-argparse-value = invalid %(type)s value: %(value)r
commands-argparse-command = unknown parser %(parser_name)r (choices: %(choices)s)
commands-argparse-one = expected one argument
commands-argparse-at-most-one = expected at most one argument
commands-argparse-at-least-one = expected at least one argument
commands-argparse-several = { $count ->
    [one] expected %s argument
   *[other] expected %s arguments
}

## Shared by several commands

commands-game = a game: `boneace games` lists them
commands-whole = { $name } must be a whole number, not “{ $text }”
commands-bad-whole = this must be a whole number of at least 1, not { $text }
commands-large-whole = this must be at most { $most }, not { $text }
commands-no-number = this must be a whole number, not { $text }
commands-bad-number = this must be a whole number of at most { $most } figures, not { $text }
commands-bad-amount = this must be a number above 0, not { $text }
commands-option-form = --option must be NAME=VALUE, not “{ $text }”

## boneace table

commands-table = open the table in the browser (the default)
commands-table-about = Serve the table on this machine and open it in the browser.
commands-table-host = address to listen on (%(default)s)
commands-table-port = port; 0 picks a free one (%(default)s)
commands-table-db = the file in which matches are stored, or postgresql://user@host/database
commands-table-news = the Redis that tells several servers with the same database of each other's news: redis://host:port
commands-table-bad-news = --news needs the URL of a Redis, such as redis://127.0.0.1:6379, not { $text }
commands-table-workers = processes in which bots think and matches are reviewed; 0, the default: threads of the server
commands-table-bad-workers = --workers is a number from 0 to { $most }, not { $text }
commands-table-ray = let bots think, and matches be reviewed, on a Ray cluster: HOST:PORT, ray://HOST:PORT, or local for one that is started for this server
commands-table-no-browser = only print the address
commands-table-delay = the seconds a bot takes for a move (%(default)s)
commands-table-bad-port = a port is a number from 0 to 65535, not { $text }
commands-table-bad-delay = a delay is 0 to 60 seconds, not { $text }
commands-table-name = another host name that the server answers to, besides those of this machine (repeatable)
commands-table-proxy = a proxy in front of the server, whose X-Forwarded-For is believed (repeatable)
commands-table-metrics = where Prometheus finds the metrics; with a port alone, on this machine only
commands-table-log = the form of the log: %(choices)s (%(default)s)
commands-table-log-level = how much is logged: %(choices)s (%(default)s)
commands-table-epilog = To copy the matches: boneace table backup FILE. To put a copy back: boneace table restore FILE. docs/operations.md says how to run a server that others reach.
commands-table-bad-proxy = a proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not { $text }
commands-backup = copy the matches to a file
commands-backup-about = Copy the match store to a new file. The server may be running.
commands-backup-file = the file to write
commands-backup-done = The matches were copied to { $file }.
commands-restore = put a copy of the matches back
commands-restore-about = Replace the match store with a copy. The server must not be running. The old store is kept in the same folder.
commands-restore-file = a copy that `boneace table backup` made
commands-restore-done = The matches were restored from { $file }.
commands-restore-kept = The old matches are in { $file }.

## boneace play

commands-play = play in the terminal
commands-play-about = Play a match in the terminal; --plain is for pipes and screen readers.
commands-play-plain = line by line: for screen readers and pipes
commands-play-preset = a preset of the game, as `boneace games` lists them
commands-play-option = a house rule that differs from the preset (repeatable)
commands-play-seats = the number of players, you and bots ({ $usual }, or the nearest number that the game allows)
commands-play-bots = { $bots }, or a list separated by commas, one for each bot (%(default)s)
commands-play-name = your name at the table
commands-play-dealer = who deals first: a seat (you are 0), or cut in games that cut for the deal
commands-play-seed = repeat the shuffles and the bots of a match
commands-play-record = write the record of the match to FILE (TOML)
commands-play-epilog = With a screen reader, a braille display or a pipe, use --plain: one fact per line, nothing is drawn.
commands-play-epilog-dumb = Where the terminal cannot draw (a pipe, TERM=dumb), --plain is used automatically.

## boneace replay

commands-replay = replay match records
commands-replay-about = Replay a record (.toml) or many (.jsonl), and print how each ends. The exit status is 2 if one cannot be replayed; the others in the file are still replayed.
commands-replay-file = a record (.toml), or a file with one record per line (.jsonl); -: the standard input
commands-replay-json = print one JSON object for each record
commands-replay-seat = show only what seat N may know
commands-replay-log = show the match event by event
commands-replay-no-seat = there is no seat { $seat }: seats are 0 to { $last }
commands-replay-standing = { $key ->
    [lives] lives
    [points] points
    [chips] chips
    [table] table
    [pot] pot
    [pots] pots
    [pool] pool
    [games] games
    [stones] stones
    [bets] bets
   *[other] { $key }
}: { $values }
commands-replay-out = out
commands-replay-over = over after deal { $deal }; { $count ->
    [0] nobody has won
   *[other] won by { $who }
}
commands-replay-waiting = deal { $deal }, dealt by { $dealer }; waiting for { $who }
commands-replay-card = the next card
commands-replay-legal = legal: { $moves }

## boneace games

commands-games = list the games and their presets
commands-games-about = List the games.
commands-games-json = print the whole declaration of each game as JSON
commands-games-default = (default)

## boneace rules

commands-rules = read the rules of a game
commands-rules-about = Print a game's rule book.
commands-rules-clause = print one clause, such as T31-15
commands-rules-options = list the house rules of a table
commands-rules-both = give a clause or --options, not both
commands-rules-proposed = proposed for a new match: { $value }

## boneace bench

commands-bench = measure the engine on this machine
commands-bench-about = Play whole matches at random on one core. Chance moves count as moves. All games share the driver; it is compiled for the options of one table. Compiling takes some seconds the first time.
commands-bench-preset = default: the game's default preset
commands-bench-seats = the number of seats: 4, or the nearest number that the game allows
commands-bench-seconds = how many seconds to measure (%(default)s)
commands-bench-json = print { "{" }"moves_per_second": …{ "}" }
commands-starting = Starting
commands-bench-compiling = Compiling the engine; this happens once.
commands-bench-found = { $game }: { $millions } million random moves a second on one core

commands-verify = check that a finished match was dealt fairly
commands-verify-about = Check the proof of a finished match: that the server was bound to the cards before it knew what the players added, and that the cards that were shown are those. The exit status is 1 if something does not fit.
commands-verify-file = the proof, as downloaded from the page of the match
commands-verify-record = the record of the match (.toml), to check that it has the same cards
commands-verify-json = print one JSON object
