# Zerrendak: { $first } azkena ez beste guztia da, komaz bereizita.

lists-and = { $first } eta { $last }
lists-and-before-i = { lists-and }
lists-or = { $first } edo { $last }
lists-or-before-o = { lists-or }
