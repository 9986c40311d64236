# Wie weit das Übersetzen der Regeln ist. Jede Meldung ist Teil eines Satzes, ohne Punkt am Ende.
#
# Glossar. engine: Engine, die kompilierten Regeln. compiled: in Maschinencode übersetzt, einmal, beim ersten Start.

engine-compiling-seconds = die Engine wird kompiliert: { $percent } % fertig, noch etwa { $seconds } s
engine-compiling-minutes = die Engine wird kompiliert: { $percent } % fertig, noch etwa { $minutes } min
engine-compiling = die Engine wird im Hintergrund kompiliert; das geschieht nur einmal
engine-compiling-short = wird kompiliert: { $percent } %
