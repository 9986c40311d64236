# Énumérations : { $first } est tout sauf le dernier élément, avec des virgules.

lists-and = { $first } et { $last }
lists-and-before-i = { lists-and }
lists-or = { $first } ou { $last }
lists-or-before-o = { lists-or }
