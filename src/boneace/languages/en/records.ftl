# Match records: why one cannot be read, replayed or written, and where in it. Reasons are parts of a
# sentence: no capital letter, no full stop. Keys (game, deals, pack) and moves are notation.

records-line = line { $line }
records-deal = deal { $deal }
records-card = card { $number }
records-move = move { $number }
records-after-move = after move { $number }
records-whole-deal = the whole deal
records-place = { $key } { $number }

records-none = the file contains no record
records-suffix = a record file ends in .toml or .jsonl
records-too-deep = its lists and tables are nested too deeply
records-not-read = this is not { $form }: { $why }
records-not-utf8 = its byte { $place } ({ $code }) is not UTF-8 text
records-number-too-long = a number is too large to be read
records-not-written = this record cannot be written as TOML: { $why }
records-not-written-json = this record cannot be written as JSON: { $why }
records-half-character = it contains half of a character ({ $code })
records-twice = the key “{ $key }” appears twice
records-a-table = a record is a table of keys
records-format = “boneace” must be { $format }, the version of the format, not { $found }
records-no-format = none
records-deal-table = a deal is a table of keys
records-no-key = “{ $key }” is not a key of a record: the keys are { $known }, and your own keys that start with x-
records-missing = “{ $key }” is missing
records-type = “{ $key }” must be { $type ->
    [str] text
    [int] a whole number
    [list] a list
   *[dict] a table of keys
}
records-text = “{ $key }” must hold text, not { $value }
records-over = the match is over: there can be no further deal
records-over-by = the match is over: there can be no further deal, because option “{ $name }” is { $value }
records-card-missing = a card is missing before the move “{ $move }”
records-unfinished = the deal is unfinished, but another follows
records-too-many = “{ $move }” is one move too many: the deal has ended
records-name-seat = “{ $move }” must name its seat here: “2: { $move }”
records-refused = “{ $move }”: { $why }

## The standing that a match begins with

records-not-kept = this game does not keep “{ $key }”: it keeps { $known }
records-list = “{ $key }” must be a list of { $count }, one for each { $each ->
    [side] side
    [pot] pot
   *[seat] seat
}
records-number = { $what } must be a whole number from { $least } to { $most }, not { $value }
records-number-of = { $key } of { $each ->
    [side] side
    [pot] pot
   *[seat] seat
} { $place }
