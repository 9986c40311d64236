# What the table refuses, and why. A reason is part of a sentence: no capital letter, no full stop.
#
# Glossary. match: everything that is played to its end. key: what opens a seat. store: where matches
# are kept. engine: the compiled rules.

errors-not-found-file = there is no such file
errors-not-found-address = there is nothing at this address
errors-not-found-match = there is no such match
errors-no-rule-book = this game has no rule book
errors-nothing-after = nobody decided anything after that point
errors-no-puzzle = there is no such puzzle
errors-no-lesson = this game has no lesson
errors-not-json = the body must be application/json
errors-body-too-long = a body is at most { $most } bytes long
errors-body-late = the body took too long to arrive
errors-quota = { $kind ->
    [matches] too many new matches
    [reviews] too many reviews
    [comparisons] too many comparisons
    [sockets] too many connections
    [links] too many links that do not work
   *[other] too many requests
} from this address: try again in { $seconds } s
errors-full = the server is full: try again in a moment
errors-store = the match store failed; try again
errors-store-trying = The match store failed; trying again.
errors-server = something went wrong on the server

errors-old-rules = The rules of this game have changed since this match was begun: it cannot be played on, but what everybody did can be read.
errors-old-log = This match does not fit the rules of this version (at event { $number }): it cannot be played on, but what everybody did can be read.
errors-old-game = The game “{ $game }” is not installed here: its matches cannot be played on, but what everybody did can be read.
errors-newer-match = A newer version of Bone Ace has written this match: it cannot be played on here, but what everybody did can be read.
errors-newer = a newer version of Bone Ace has written this, and this server does not understand it until it is updated

errors-spectators = spectators cannot act: they have no seat
errors-stopping = the server is stopping: try again in a moment
errors-try-again = { $note }: try again in a moment
errors-gone-on = the match has moved on in the meantime
errors-deal-waits = the next deal waits for { $who } (looking at the result)
errors-waits-for = Waiting for { $who } (looking at the result).
errors-coins-awaited = Waiting for the others to connect; then the cards are dealt.
errors-no-hints = this match has no hints: its host has not allowed them
errors-hint-turn = a hint is for the seat to move: it is not your turn
errors-no-such-seat = There is no seat { $seat } at this table.
errors-not-over = the match is not over yet
errors-too-many-comparisons = too many comparisons are waiting: try again in a few minutes
errors-no-comparison = this comparison is not kept any more: start it again
errors-no-figures = this comparison has no figures yet
errors-comparison-waits = waiting for other comparisons
errors-comparison-failed = the comparison has failed: the log of the server says why
errors-too-many-messages = too many messages at once
errors-hello-once = hello may be sent only once
errors-hello-first = the first message must be hello
errors-at-place = { $reason } (at { $place })
errors-invalid-json = this is not valid JSON
errors-text-frames = messages must be text frames
errors-message-too-long = a message is at most { $most } bytes long

errors-name-too-long = a name has at most { $most } characters
errors-name-mixed = a name must use the letters of one alphabet only
errors-name-twice = two seats are called “{ $name }”
errors-key = this key does not belong to a seat of the match
errors-no-cut = { $game } has no cut for deal
errors-no-such-dealer = there is no seat { $seat }, so it cannot deal
errors-no-such-kind = there is no kind of player “{ $kind }”: choose from { $kinds }
errors-one-yours = only one seat can be yours

errors-starting = the rules are being loaded
errors-preparing = the engine is being prepared
errors-compiling-here = the engine is being compiled inside the server, which makes it slow for a while
errors-broken = the engine could not be loaded; the server's log says why
errors-slow = the engine could not be compiled, so play stays slower; the server's log says why
errors-waiting = { $who } is waiting: { $note }.
errors-no-proof = the cards of this match come from its seed alone, so there is no proof of them
