# Il tavolo contro un banco nel terminale. Le parole del Vingt-Un sono in vingt-un.ftl, con il loro
# glossario. pone: il giocatore alla destra del mazziere, che raccoglie le carte usate.

## Che cosa ha un posto

terminal-bank-has-deals = { $has }, mazziere
terminal-bank-standing-pool = Situazione: { $seats }; nella cassa: { $pool }.
terminal-bank-pool = Nella cassa { $chips ->
    [one] c’è 1 gettone
   *[other] ci sono { $chips } gettoni
}.

## Il tuo turno e il tavolo

terminal-bank-deals = Mazziere: { $who }{ $doubled ->
    [yes] ; le poste sono raddoppiate.
   *[no] .
}
terminal-bank-you-deal = Il mazziere sei tu{ $doubled ->
    [yes] ; le poste sono raddoppiate.
   *[no] .
}
terminal-bank-doubled = Le poste sono raddoppiate.
terminal-bank-stock = Nel mazzo { $stock ->
    [one] resta 1 carta
   *[other] restano { $stock } carte
}
terminal-bank-are-used = { $used ->
    [one] 1 carta usata
   *[other] { $used } carte usate
}
terminal-bank-pack = { terminal-bank-stock }.
terminal-bank-pack-used = { terminal-bank-stock }; { terminal-bank-are-used }.
terminal-bank-pack-with = { terminal-bank-stock }; { terminal-bank-are-used }, accanto a { $who }, il pone.
terminal-bank-pack-with-you = { terminal-bank-stock }; { terminal-bank-are-used }, accanto a te, il pone.

## Mani

terminal-bank-hands = { $who }: { $hands }.
terminal-bank-dealer-has = { $who } ha { $cards }.
terminal-bank-one-hand = { $hand ->
    [1] prima mano
    [2] seconda mano
    [3] terza mano
   *[4] quarta mano
}: { $told }
# 0: l’unica.
terminal-bank-hand = { $hand ->
    [0] La tua mano
    [1] La tua prima mano
    [2] La tua seconda mano
    [3] La tua terza mano
   *[4] La tua quarta mano
}: { $cards }.
terminal-bank-it-counts = vale { $total }
terminal-bank-counts = vale { $total }
terminal-bank-on-it = posta di { $chips ->
    [one] 1 gettone
   *[other] { $chips } gettoni
}
terminal-bank-asked = si gioca adesso
terminal-bank-face-down = { $cards ->
    [one] 1 carta coperta
   *[other] { $cards } carte coperte
}

## Che cosa puoi fare

terminal-bank-type = { $offer }: scrivi il numero.

## Aiuto

terminal-bank-help-short = Forme brevi: { $stake } stake (punti) o stand (stai), { $draw } draw (chiedi carta), { $double } double (raddoppi), { $no-double } no double (non raddoppi), { $divide } divide (dividi), { $keep } keep (tieni la coppia).
terminal-bank-help-stakes = Poste: il numero da solo, come 3, o stake 3, o { $stake } 3. Una seconda mano: divide 3 o { $divide } 3.
terminal-bank-help-aces = Un asso vale 1 o 11: con un dieci una mano da 7 o 17 diventa 17.

## Disegnato

terminal-bank-dealing = Mazziere: { $who }
terminal-bank-dealing-you = Il mazziere sei tu
terminal-bank-stakes-doubled = raddoppio
terminal-bank-in-pool = cassa { $chips }
terminal-bank-in-pack = mazzo { $cards }
terminal-bank-used = usate { $cards }
terminal-bank-used-with = usate { $cards } ({ $who })
terminal-bank-used-with-you = usate { $cards }, da te
terminal-bank-deals-now = mazziere
# Poche lettere, dove c’è poco posto.
terminal-bank-short = { $how ->
    [over-drawn] sballa
    [vingt-un] 21!
   *[natural] naturale
}
terminal-bank-button-stake = Punta
terminal-bank-ask-hand = Tocca a te, mano { $hand }: { $moves }.
terminal-bank-ask-amount = { $label } ({ $key }, da { $least } a { $most } o − +)
terminal-bank-key-amount = I gettoni di una posta: 1 e 5 fanno 15
terminal-bank-key-step = Più, meno
terminal-bank-key-stake = Punta; o stai
terminal-bank-key-draw = Chiedi carta
terminal-bank-key-double = Da mazziere: raddoppia le poste, o no
terminal-bank-key-divide = Dividi una coppia, con quei gettoni sulla mano nuova; o tienila insieme
terminal-bank-key-marks = è una posta; (D) segna il mazziere, ▶ di chi è il turno
terminal-bank-key-ace = Un asso vale 1 o 11, come conviene
