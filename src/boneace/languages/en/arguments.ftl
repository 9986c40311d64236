# What functions say of arguments that they do not take: those of the library, and the drivers, which
# run the compiled rules. A name of an argument is given as it is written in Python.

arguments-type = “{ $name }” must be { $wanted }, not { $given }
arguments-an-array = a NumPy array
arguments-options = the options of { $game } as an array, or frozen
arguments-a-whole-number = a whole number
arguments-text = text
arguments-a-pack = a pack of cards
arguments-cards = cards, as Cards or in notation
arguments-names = a list of names
arguments-shuffles = a function from a number to cards
arguments-a-record = a record, as `read` gives it
arguments-a-path = the path of a file
arguments-a-mapping = a mapping from names to values
arguments-between = “{ $name }” must be from { $least } to { $most }, not { $given }
arguments-at-least = “{ $name }” must be { $least } or more, not { $given }
arguments-dtype = “{ $name }” must have the dtype { $wanted }, not { $given }
arguments-dtype-state = State of { $game }
arguments-dtype-options = Options of { $game }
arguments-shape = “{ $name }” must have the shape { $wanted }, not { $given }
arguments-too-short = “{ $name }” must have { $wanted } or more places, not { $given }
arguments-scattered = “{ $name }” must lie in one piece of memory (C-contiguous, aligned): give a copy
arguments-read-only = “{ $name }” must be writable: give a copy
arguments-option-code = “{ $name }” has the number { $given } for the option “{ $option }”, which stands for nothing
arguments-frozen = “{ $name }” is frozen options of another game than { $game }
arguments-not-begun = “{ $name }” holds a state that was never begun: `begin` or `begin_all` sets the table
arguments-state = “{ $name }” holds no state of { $seats } seats: its { $field } is { $given }
arguments-generator = “{ $name }” is a random generator, and must not be 0
arguments-legal = “{ $name }” must have a legal move of the seat on turn in it
arguments-shuffle-cards = a shuffle must be a list of card numbers from 0 to 62, not { $given }
arguments-shuffle-lacks = the shuffle lacks cards that may come now
arguments-pickle-shuffles = this match cannot be pickled, because its shuffles cannot ({ $why }): begin it with a seed, or with a function of a module
arguments-pickle-layout = this match was pickled when states of { $game } were laid out in another way; a record outlives that (`to_record`)
