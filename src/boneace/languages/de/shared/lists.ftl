# Aufzählungen im Satz: { $first } ist alles außer dem letzten Teil, mit Kommas dazwischen.

lists-and = { $first } und { $last }
lists-and-before-i = { lists-and }
lists-or = { $first } oder { $last }
lists-or-before-o = { lists-or }
