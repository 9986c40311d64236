# How far the engine is: part of a sentence, so it begins small and has no full stop.
#
# Glossary. engine: the compiled rules. compiled: made into machine code, once, at the first start.

engine-compiling-seconds = the engine is being compiled: { $percent } % done, about { $seconds } s to go
engine-compiling-minutes = the engine is being compiled: { $percent } % done, about { $minutes } min to go
engine-compiling = the engine is being compiled, once, while you go on
engine-compiling-short = compiling: { $percent } %
