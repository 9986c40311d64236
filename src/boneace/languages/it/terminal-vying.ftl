# I giochi di puntata nel terminale: Best, Pair and Thirty-one; Three-Stake Brag; Primiera. Le parole dei
# giochi sono in vying.ftl e nei cataloghi di ciascuno, con i loro glossari.
#
# Ciò che si scrive (brag 2, discard 7H 4C) è notazione, uguale in tutte le lingue.

## Il tuo turno e il tavolo

terminal-vying-open-cards = Carte scoperte: { $shown }.
terminal-vying-has-said = { $who } ha detto: { $said }.
terminal-vying-all-up = Tutte le tue carte sono scoperte.
terminal-vying-face-up = Scoperte: { $cards }.
terminal-vying-value = Il suo valore: { $worth }.
terminal-vying-value-by = Il suo valore: { $worth }, con { $best }.
terminal-vying-total = Il suo totale: { $total }.
terminal-vying-pack = Nel mazzo { $cards ->
    [one] resta { $cards } carta
   *[other] restano { $cards } carte
}.
terminal-vying-stage = Fase { $number } di { $count }: { $title }.
terminal-vying-stage-worth = Fase { $number } di { $count }: { $title }, per { $worth }.
terminal-vying-outcome = { $title }: { $told }
terminal-vying-won = { $title }: { $who }.
terminal-vying-won-worth = { $title }: { $worth } per { $who }.
terminal-vying-pot = Nel piatto: { $chips }.
terminal-vying-pots = Nei piatti: { $pots }.
terminal-vying-you-propose = Proponi una posta di { $stake }.
terminal-vying-proposes = { $who } propone una posta di { $stake }.
terminal-vying-stake-is = La posta è di { $stake }.
terminal-vying-your-brag = Il tuo brag è a { $chips }.
terminal-vying-brag = Il brag di { $who } è a { $chips }.
terminal-vying-put-in = Hai messo { $chips }.
terminal-vying-no-brag = Nessuno ha ancora fatto brag.
terminal-vying-standing-paid = Situazione, con le poste della prossima smazzata già pagate: { $seats }.

## Che cosa ha fatto un posto

terminal-vying-counts = totale { $total }
terminal-vying-staked = ha messo { $chips }
# Lo stesso in poche lettere.
terminal-vying-in = messi { $chips }
terminal-vying-threw = scarto: { $cards }
terminal-vying-said = dice { $said }

## Che cosa puoi fare

terminal-vying-upto = { $most ->
    [one] una carta
   *[other] da 1 a { $most } carte
}
terminal-vying-discard = Scarta { $cards }, come { $move }; moves elenca tutti gli scarti.

## Aiuto

terminal-vying-help-amounts = Quantità, dove servono: brag 2, { $brag } 2, { $raise } 3, o il numero nell’elenco e poi
terminal-vying-help-amounts-more = la quantità: 2 3.
terminal-vying-help-several = Più carte insieme, dove si cambiano: discard 7H 4C, { $discard } 7H 4C o solo 7H 4C.

## Disegnato

terminal-vying-strip-won = { $title }: { $who }
# Accanto a un numero, dove c’è poco posto.
terminal-vying-unit = { $unit ->
    [point] pt
   *[chip] gt
}
terminal-vying-in-pot = Piatto { $chips }
terminal-vying-at-stake = { $unit ->
    [point] Posta
   *[chip] Brag
} { $amount }
terminal-vying-at-stake-by = { $unit ->
    [point] Posta
   *[chip] Brag
} { $amount } ({ $who })
terminal-vying-nothing-bragged = ancora nessun brag
terminal-vying-in-pack = mazzo { $cards }
terminal-vying-ask-amount = { $label } ({ $key }, − + cambia)
terminal-vying-ask-discard = scegli { terminal-vying-upto } (1–4) e scarta ({ $discard })
terminal-vying-key-amount = Un’altra quantità per un brag o un rilancio; o scrivi la cifra
terminal-vying-key-choose = Scegli una carta da scartare; anche con un clic

## La fine di una smazzata

terminal-vying-paid = Le poste della prossima smazzata sono pagate.
terminal-vying-claims = dichiara: { $value }
