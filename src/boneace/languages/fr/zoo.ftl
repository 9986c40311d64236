# Le zoo : des stratégies fixes contre lesquelles on mesure les robots (boneace arena JEU --list).
#
# Les noms des stratégies (caller, knock_25) se tapent de même dans toutes les langues.

zoo-unknown = le zoo n’a pas de stratégie « { $name } » ({ $game }) : { $known }
zoo-caller = Suit, voit ou accepte toujours, et ne relance jamais.
zoo-raiser = Relance toujours au maximum, jusqu’à une limite.
zoo-folder = Se couche dès que d’autres misent, sauf avec une main presque imbattable.
zoo-honest = Mise ce que vaut la main, et ne bluffe jamais.
zoo-bluffer = Mise ce que vaut la main, et mise une mauvaise main sur quatre comme une forte.
zoo-trapper = Avec une main forte, attend que d’autres aient misé et relancé, puis relance au maximum.
zoo-random = Joue n’importe quel coup permis.
zoo-first-turn-knocker = Met fin à la donne dès que les règles le permettent, avec n’importe quelle main.
zoo-knock = Prend ce qui améliore la main, et frappe à partir de { $points } points.
