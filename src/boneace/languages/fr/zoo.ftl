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
zoo-ordago = Dit órdago à chaque occasion, et accepte tous les órdagos.
zoo-four-suits = Tire toujours vers une carte de chaque couleur.
zoo-one-suit = Tire toujours vers la couleur qui compte le plus.
zoo-random = Joue n’importe quel coup permis.
zoo-first-turn-knocker = Met fin à la donne dès que les règles le permettent, avec n’importe quelle main.
zoo-knock = Prend ce qui améliore la main, et frappe à partir de { $points } points.
zoo-stop-pair = Arrête le bus avec une paire ou mieux.
zoo-stop-flush = Arrête le bus avec une couleur ou mieux.
zoo-stop-run = Arrête le bus avec une suite ou mieux.
zoo-stand = Mise la moyenne, ne double ni ne sépare jamais, et reste à { $total }.
zoo-doubler = Mise le maximum, double et sépare dès que possible, et reste à 17.

## Ce qu’enseigne un bon livre, par jeu

zoo-textbook-thirty-one = Prend la carte retournée si elle améliore la main, garde la meilleure couleur, frappe de 22 points au premier tour à 29 plus tard.
zoo-textbook-switch = Échange si cela améliore la main, frappe de 22 points au premier tour à 27 plus tard.
zoo-textbook-stop-the-bus = Fait le meilleur échange, arrête le bus avec une paire au début, avec une couleur plus tard.
zoo-textbook-schwimmen = Garde une première main de 18, échange si cela améliore la main, frappe de 24 points au début à 28 plus tard.
zoo-textbook-best-pair-thirty-one = Relance avec une paire, voit avec un roi ou un as, se couche avec le reste ; reste à 26, ou 24 si l’autre reste.
zoo-textbook-three-stake-brag = Mise ce que vaut une paire, relance avec un prial, se couche avec moins d’une paire.
zoo-textbook-primiera = Tire une carte vers trois couleurs, sinon vers la meilleure couleur ; fait un brag avec un point de 45 ou plus.
zoo-textbook-vingt-un = Mise haut sur un as ou un dix, sépare les as et les huit, reste à 16 ou à 18 souple.
zoo-textbook-mus = Coupe le mus avec une main jouable, mise quand deux mains sur trois sont battues, accepte selon les chances, et ne risque pas la manche sur rien.
