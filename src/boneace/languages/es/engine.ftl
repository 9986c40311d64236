# Cuánto lleva hecho el motor: es parte de una frase, así que empieza con minúscula y no lleva punto.
#
# Glosario. engine: motor, las reglas compiladas. compiled: hecho código de máquina, una vez, al primer arranque.

engine-compiling-part = el motor se está compilando: { $percent } % hecho
engine-compiling = el motor se está compilando, una sola vez, mientras sigues
engine-compiling-short = compilando: { $percent } %

# Una frase entera, para un programa que juega desde Python.
engine-compiling-now = Compilando el juego para esta máquina: puede tardar un minuto y solo se hace una vez.
