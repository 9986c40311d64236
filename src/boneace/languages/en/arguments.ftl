# Arguments that a function refuses: a function of the library, or a driver, which runs the compiled
# rules. The names of arguments are written as in Python.

arguments-type = “{ $name }” must be { $wanted }, not { $given }
arguments-one-of = “{ $name }” must be one of { $known }, not { $given }
arguments-an-array = a NumPy array
arguments-options = the options of { $game } as an array, or specialized
arguments-a-whole-number = a whole number
arguments-text = text
arguments-a-pack = a pack of cards
arguments-cards = cards, as Cards or in notation
arguments-names = a list of names
arguments-shuffles = a function from a number to cards
arguments-a-record = a record, as `read` returns it
arguments-a-match = a match, as `new` begins it
arguments-a-path = the path of a file
arguments-a-mapping = a mapping from names to values
arguments-between = “{ $name }” must be from { $least } to { $most }, not { $given }
arguments-at-least = “{ $name }” must be { $least } or more, not { $given }
arguments-dtype = “{ $name }” must have the dtype { $wanted }, not { $given }
arguments-dtype-state = State of { $game }
arguments-dtype-options = Options of { $game }
arguments-shape = “{ $name }” must have the shape { $wanted }, not { $given }
arguments-too-short = “{ $name }” must have { $wanted } or more elements, not { $given }
arguments-scattered = “{ $name }” must be one block of memory (C-contiguous, aligned): pass a copy
arguments-read-only = “{ $name }” must be writable: pass a copy
arguments-option-code = “{ $name }” sets the option “{ $option }” to the number { $given }, which has no meaning
arguments-specialized = “{ $name }” holds specialized options of a game other than { $game }
arguments-not-begun = “{ $name }” holds a state that was never begun: call `begin` or `begin_all` first
arguments-state = “{ $name }” is not a state with { $seats } seats: its { $field } is { $given }
arguments-generator = “{ $name }” is a random generator, and must not be 0
arguments-legal = “{ $name }” must contain a legal move of the seat to move
arguments-shuffle-cards = a shuffle must be a list of card numbers from 0 to 62, not { $given }
arguments-shuffle-lacks = the shuffle lacks cards that may come next
arguments-pickle-shuffles = this match cannot be pickled, because its shuffles cannot ({ $why }): begin it with a seed, or with a function that is defined in a module
arguments-pickle-layout = this match was pickled when the states of { $game } had another layout; a record (`to_record`) can be read by every version
