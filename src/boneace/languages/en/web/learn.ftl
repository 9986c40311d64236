# The first deal of a game, played with a coach.

learn-title = Your first deal: { $game }
learn-go-on = Go on
learn-yours = Your move.
learn-fold = Hide the text
learn-unfold = Show the text
learn-listen = Go on with the lesson first
learn-not-now = You may play that in a real match. Here, do what the lesson says.
learn-play = Play now
learn-again = Try again
learn-none = No lesson
learn-clause = Rule { $clause }
learn-link = Learn
    .of = Learn { $game }: your first deal
    .first = Learn with a first deal
learn-about = The first deal of each game, played with a coach: a few minutes, and you know how it goes. Then puzzles, from matches in which somebody missed the best move.
learn-first = First deal
learn-done = learned
learn-puzzles = Puzzles
    .of = Puzzles: { $game }

learn-puzzle = Puzzle
learn-puzzle-title = { $game }: puzzle { $n } of { $of }
learn-ask = Your turn: what is the best move?
    .how = One move is clearly best. It comes from a match in which somebody missed it.
learn-right = Yes, that is the best move.
learn-wrong = Better: { $best }
learn-chosen = yours
learn-worth = What each move was worth
learn-next-puzzle = Next puzzle
learn-answered = You have answered this puzzle
learn-no-such-move = “{ $move }” is not a move here
learn-tally = { $all ->
    [0] None answered yet
   *[other] { $right } of { $all } right at the first try
}
learn-more = About this puzzle, and other games
learn-other-game = Game
learn-no-puzzle = No puzzle
learn-no-puzzles = there are no puzzles
