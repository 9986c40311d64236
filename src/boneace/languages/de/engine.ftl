# Wie weit das Übersetzen der Regeln ist. Jede Meldung ist Teil eines Satzes, ohne Punkt am Ende.
#
# Glossar. engine: Engine, die kompilierten Regeln. compiled: in Maschinencode übersetzt, einmal, beim ersten Start.

engine-compiling-part = die Engine wird kompiliert: { $percent } % fertig
engine-compiling = die Engine wird im Hintergrund kompiliert; das geschieht nur einmal
engine-compiling-short = wird kompiliert: { $percent } %

# Ein ganzer Satz, für ein Programm, das von Python aus spielt.
engine-compiling-now = Das Spiel wird für diesen Rechner kompiliert: Das dauert bis zu einer Minute und geschieht nur einmal.
