# The matches of a browser, and forgetting them. A reason is part of a sentence: no capital letter, no
# full stop.

mine-somebody = Somebody
mine-still-played = this match is still being played; it can be forgotten when it is over, or when nobody has played it for a week
