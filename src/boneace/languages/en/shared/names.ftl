# The reader: “you” within a sentence, “You” at its beginning.

names-you = You
names-you-within = you
