# The progress of compiling. Each message is part of a sentence: no capital letter, no full stop.
#
# Glossary. engine: the compiled rules. compiled: made into machine code, once, at the first start.

engine-compiling-seconds = the engine is being compiled: { $percent } % done, about { $seconds } s to go
engine-compiling-minutes = the engine is being compiled: { $percent } % done, about { $minutes } min to go
engine-compiling = the engine is being compiled in the background; this happens once
engine-compiling-short = compiling: { $percent } %
