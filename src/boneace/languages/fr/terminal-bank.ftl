# La table contre une banque dans le terminal. Les mots de Vingt-Un sont dans vingt-un.ftl, avec leur
# glossaire. pone : le joueur à droite du donneur, qui ramasse les cartes jouées.

## Ce qu’a une place

terminal-bank-has-deals = { $has }, distribue
terminal-bank-standing-pool = Score : { $seats } ; dans la cagnotte, { $pool }.
terminal-bank-pool = Dans la cagnotte : { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.

## Votre tour, et la table

terminal-bank-deals = { $who } distribue{ $doubled ->
    [yes] , et les mises sont doublées.
   *[no] .
}
terminal-bank-you-deal = Vous distribuez{ $doubled ->
    [yes] , et les mises sont doublées.
   *[no] .
}
terminal-bank-doubled = Les mises sont doublées.
terminal-bank-stock = Il reste { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
} dans le paquet
terminal-bank-are-used = { $used ->
    [one] { $used } carte déjà jouée
   *[other] { $used } cartes déjà jouées
}
terminal-bank-pack = { terminal-bank-stock }.
terminal-bank-pack-used = { terminal-bank-stock } ; { terminal-bank-are-used }.
terminal-bank-pack-with = { terminal-bank-stock } ; { terminal-bank-are-used }, chez { $who }, le pone.
terminal-bank-pack-with-you = { terminal-bank-stock } ; { terminal-bank-are-used }, chez vous, le pone.

## Mains

terminal-bank-hands = { $who } : { $hands }.
terminal-bank-dealer-has = { $who } a { $cards }.
terminal-bank-one-hand = { $hand ->
    [1] première main
    [2] deuxième main
    [3] troisième main
   *[4] quatrième main
} { $told }
# 0 : la seule.
terminal-bank-hand = { $hand ->
    [0] Votre main
    [1] Votre première main
    [2] Votre deuxième main
    [3] Votre troisième main
   *[4] Votre quatrième main
} : { $cards }.
terminal-bank-it-counts = elle compte { $total }
terminal-bank-counts = compte { $total }
terminal-bank-on-it = mise de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
terminal-bank-asked = en train de jouer
terminal-bank-face-down = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}

## Ce que vous pouvez faire

terminal-bank-type = { $offer } : tapez le nombre.

## Aide

terminal-bank-help-short = Formes courtes : { $stake } stake (miser) ou stand (rester), { $draw } draw (tirer), { $double } double (doubler), { $no-double } no double (ne pas doubler), { $divide } divide (séparer), { $keep } keep (garder la paire).
terminal-bank-help-stakes = Mises : le nombre seul, comme 3, ou stake 3, ou { $stake } 3. Une deuxième main : divide 3 ou { $divide } 3.
terminal-bank-help-aces = Un as compte 1 ou 11 : une main de 7 ou 17 devient 17 avec un dix.

## Dessinée

terminal-bank-dealing = { $who } distribue
terminal-bank-dealing-you = Vous distribuez
terminal-bank-stakes-doubled = mises doublées
terminal-bank-in-pool = cagnotte { $chips }
terminal-bank-in-pack = paquet { $cards }
terminal-bank-used = jouées { $cards }
terminal-bank-used-with = jouées { $cards }, chez { $who }
terminal-bank-used-with-you = jouées { $cards }, chez vous
terminal-bank-deals-now = distribue
# Quelques lettres, là où il y a peu de place.
terminal-bank-short = { $how ->
    [over-drawn] dépasse
    [vingt-un] 21 !
   *[natural] naturel
}
terminal-bank-button-stake = Miser
terminal-bank-ask-hand = À vous, main { $hand } : { $moves }.
terminal-bank-ask-amount = { $label } ({ $key }, { $least } à { $most } ou − +)
terminal-bank-key-amount = Le montant d’une mise : 1 et 5 font 15
terminal-bank-key-step = Plus, moins
terminal-bank-key-stake = Miser ; ou rester
terminal-bank-key-draw = Tirer
terminal-bank-key-double = Donneur : doubler les mises, ou non
terminal-bank-key-divide = Séparer une paire, avec ce montant sur la nouvelle main ; ou la garder
terminal-bank-key-marks = est une mise ; (D) marque le donneur, ▶ qui doit jouer
terminal-bank-key-ace = Un as compte 1 ou 11, au mieux
