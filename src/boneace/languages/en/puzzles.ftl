# `boneace puzzles`, and puzzles on the page.

puzzles-help = draw puzzles from matches: positions with one clearly best move
puzzles-about = Let bots play, or read your own matches, review them, and keep decisions that somebody got wrong where one move
    is clearly best. Each puzzle is one line: a record up to the decision, with what its moves are worth. The bots
    are repeated around the table; without any, all are novices. The same seed gives the same puzzles.
puzzles-count = how many puzzles (%(default)s)
puzzles-seed = the seed of the deals and of the bots (%(default)s)
puzzles-from = draw them from the records in this file, .toml or .jsonl, instead; -: the standard input
puzzles-out = write them to this file, .jsonl; otherwise they are printed
puzzles-a-file = a file of puzzles
puzzles-drawing = Drawing puzzles
puzzles-drawn = { $count ->
    [one] One puzzle.
   *[other] { $count } puzzles.
}
puzzles-other-game = this is a match of { $game }, not of { $wanted }
puzzles-none = there is no puzzle { $number } of { $game }: it has { $count }, counted from 0
