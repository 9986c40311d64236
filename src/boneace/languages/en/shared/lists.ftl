# Lists in a sentence: { $first } is all but the last part, with commas between them.
#
# The second message of each pair is for a last part that begins with the sound i or o: Spanish changes
# its word there. In other languages it is the same as the first.

lists-and = { $first } and { $last }
lists-and-before-i = { lists-and }
lists-or = { $first } or { $last }
lists-or-before-o = { lists-or }
