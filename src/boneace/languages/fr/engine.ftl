# La progression de la compilation. Chaque message est une partie de phrase : ni majuscule ni point.
#
# Glossaire. engine : moteur, les règles compilées. compiled : traduit en code machine, une fois, au premier démarrage.

engine-compiling-part = le moteur est en cours de compilation : { $percent } %
engine-compiling = le moteur se compile en arrière-plan ; cela n’arrive qu’une fois
engine-compiling-short = compilation : { $percent } %

# Une phrase entière, pour un programme qui joue depuis Python.
engine-compiling-now = Compilation du jeu pour cette machine : cela peut prendre une minute, et n’arrive qu’une fois.
