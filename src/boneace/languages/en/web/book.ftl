# The rule book.

book-title = { $game }: the rules
book-none = No such rule book
book-english = So far this rule book is in English only.
book-contents = Contents
book-print-card = Print a summary
book-here = here: { $value }
book-your-table = These rules are in force at your table: { $preset }. What differs from the usual game is marked.
book-play-these = Play by these rules
book-opening = Opening the book…
book-examples = A deal at the table
    .open = Step through this deal
    .of = { $game }: a deal of the rule book
book-changed = Changed from { $preset }:
book-usually = usually
book-minute = This describes the usual game. At your table these things differ:
book-differs = { $option }: { $here } ({ $of }: { $there })
