# Enumeraciones: { $first } es todo menos lo último, con comas entre sus partes.

lists-and = { $first } y { $last }
lists-and-before-i = { $first } e { $last }
lists-or = { $first } o { $last }
lists-or-before-o = { $first } u { $last }
