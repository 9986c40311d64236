# La table de Mus dans le terminal. Les mots du jeu sont dans mus.ftl, avec leur glossaire.

## Camps et piedras

terminal-mus-pile = { $who } : { $stones } sur { $target } piedras, { $games ->
    [one] { $games } manche gagnée
   *[other] { $games } manches gagnées
}.
terminal-mus-lie = Sur la table : { $amarracos ->
    [one] { $amarracos } amarraco
   *[other] { $amarracos } amarracos
} ({ $keeper }), { $loose ->
    [one] { $loose } piedra
   *[other] { $loose } piedras
} ({ $other }).
terminal-mus-lie-warned = Sur la table : { $loose ->
    [one] { $loose } piedra
   *[other] { $loose } piedras
} ({ $other }) ; les amarracos sont de retour dans la coupelle.
terminal-mus-has = { $who } { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}, { $games ->
    [one] { $games } manche
   *[other] { $games } manches
}
terminal-mus-standing = Score : { $sides }.
terminal-mus-bowl = Dans la coupelle : { $bowl }. Au talon : { $stock ->
    [one] { $stock } carte
   *[other] { $stock } cartes
}.

## Ce qui a été dit

terminal-mus-deal = Donneur : { $dealer }. Mano : { $mano }.
terminal-mus-changed = échange : { $cards }
terminal-mus-declared = { $has ->
    [yes] { $word }
   *[no] sans { $word }
}
terminal-mus-lance = { $title } : { $state }.
terminal-mus-open = rien de misé
terminal-mus-asked = { $who } : { $stones } en attente de réponse, { $deje } en cas de refus
terminal-mus-asked-ordago = { $who } : órdago, { $deje } en cas de refus
terminal-mus-declined = refusé, { $stones } pour { $who }
terminal-mus-decided = { $how ->
    [accepted] { $stones ->
        [one] { $stones } piedra misée
       *[other] { $stones } piedras misées
    }
    [passed] en paso, rien de misé
    [ordago] órdago accepté
   *[unable] pas d’enchères
}
terminal-mus-silent = n’a rien dit

## Vos cartes

terminal-mus-hand = Votre main : { $cards } ({ $holds }).

## Ce que vous pouvez faire

terminal-mus-discard = Défaussez d’une à quatre cartes : tapez leurs rangs dans votre main, comme 1 3, ou les cartes.

## Signes

terminal-mus-seen = Signe : { $who } ({ $what }).
terminal-mus-given = Vos signes : { $what }.
terminal-mus-may-signal = { $number } : { $move } ({ $meaning } : on { $gesture })
terminal-mus-no-signals = Il n’y a pas de signes à cette table.
terminal-mus-claimed = { $who } réclame une piedra pour avoir joué comme il faut : grant { $seat } la lui accorde.
terminal-mus-before-others = D’autres parlent avant vous. Faites un signe, ou appuyez sur Entrée pour continuer.

## Le décompte

terminal-mus-step = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
    [punto] Punto
   *[none] Courtoisie
} : { $who }, { $why } : { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}, ce qui fait { $now }.
terminal-mus-no-count = Aucune donne n’a encore été comptée.

## Aide

terminal-mus-help-short = Formes courtes : { $mus } mus, { $no-mus } no mus ou no quiero, { $paso } paso, { $envido } envido, { $reenvido } reenvido, { $quiero } quiero, { $ordago } ordago. Ou le nombre qui précède un coup dans la liste.
terminal-mus-help-bets = Enchères : envido 4 ou { $envido } 4, reenvido 3 ou { $reenvido } 3 ; sans nombre, c’est 2. Les mots basques marchent aussi : enbido biga, iduki, tira, hordago.
terminal-mus-help-discards = Défausses : les rangs des cartes dans votre main, comme 1 3, ou les cartes, comme 7E 4C.
terminal-mus-help-signals = signals : les signes que vous pouvez faire. Faites un signe à tout moment par son numéro, { $signal } 1, ou son nom, signal two-kings ; votre partenaire le voit, un adversaire peut l’intercepter.
terminal-mus-help-claims = claim : réclamer une piedra pour avoir joué comme il faut. grant 2 : l’accorder à la place 2.
terminal-mus-help-count = count : d’où vient chaque piedra de la dernière donne.

## Dessinée

terminal-mus-side = { $who } { $stones }/{ $target } ({ $games })
terminal-mus-target = Manche en { $target } piedras ; plus de manches gagnées : { $games }
terminal-mus-in-bowl = coupelle { $bowl }
terminal-mus-claims = { $who } réclame une piedra ({ $signal })
terminal-mus-signal-key = { $signal } : signe au partenaire
terminal-mus-hint = { $signal } signe · z vite · l journal · c couleurs · ? touches · --plain sans dessin
terminal-mus-button-discard = Défausser
terminal-mus-ask-amount = { $label } ({ $key }, { $least } à { $most })
terminal-mus-ask-discard = À vous : choisissez les cartes à changer (touches 1 à 4), puis défaussez-les ({ $discard }).
terminal-mus-key-talk = Mus ; no mus : garder les cartes
terminal-mus-key-open = Paso ; envido
terminal-mus-key-answer = Quiero ; no quiero ; reenvido
terminal-mus-key-ordago = Órdago
terminal-mus-key-amount = Les piedras d’une enchère, 1 et 2 font 12 ; + − plus, moins
terminal-mus-key-discard = Choisir les cartes à changer, aussi d’un clic. Les défausser
terminal-mus-key-signal = Signe au partenaire, à tout moment ; réclamer ou accorder une piedra
terminal-mus-key-stones = Une piedra ; un amarraco, qui en vaut cinq
terminal-mus-key-marks = Le donneur ; qui doit jouer
terminal-mus-dialog = Hors tour
terminal-mus-option = { $meaning } — on { $gesture }
terminal-mus-option-claim = Réclamer une piedra pour avoir joué comme il faut
terminal-mus-option-grant = Accorder à { $who } la piedra pour avoir joué comme il faut

## La fin d’une donne

terminal-mus-why = { $who } : { $why }
terminal-mus-total = { $who } +{ $change } : { $stones }
