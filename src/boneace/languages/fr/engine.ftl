# La progression de la compilation. Chaque message est une partie de phrase : ni majuscule ni point.
#
# Glossaire. engine : moteur, les règles compilées. compiled : traduit en code machine, une fois, au premier démarrage.

engine-compiling-part = le moteur est en cours de compilation : { $percent } %
engine-compiling = le moteur se compile en arrière-plan ; cela n’arrive qu’une fois
engine-compiling-short = compilation : { $percent } %
