# The progress of compiling. Each message is part of a sentence: no capital letter, no full stop.
#
# Glossary. engine: the compiled rules. compiled: made into machine code, once, at the first start.

engine-compiling-part = the engine is being compiled: { $percent } % done
engine-compiling = the engine is being compiled in the background; this happens once
engine-compiling-short = compiling: { $percent } %

# A sentence of its own, for a program that plays from Python.
engine-compiling-now = Compiling the game for this machine: this may take a minute, and happens once.
