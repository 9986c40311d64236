# Il tavolo del mus nel terminale. Le parole del gioco, con il loro glossario, sono in mus.ftl.

## Coppie e pietre

terminal-mus-pile = { $who }: { $stones } pietre su { $target }, { $games ->
    [one] 1 gioco vinto
   *[other] { $games } giochi vinti
}.
terminal-mus-lie = Sul tavolo: { $amarracos ->
    [one] 1 amarraco
   *[other] { $amarracos } amarracos
} ({ $keeper }), { $loose ->
    [one] 1 pietra
   *[other] { $loose } pietre
} ({ $other }).
terminal-mus-lie-warned = Sul tavolo: { $loose ->
    [one] 1 pietra
   *[other] { $loose } pietre
} ({ $other }); gli amarracos sono tornati nella ciotola.
terminal-mus-has = { $who } { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}, { $games ->
    [one] 1 gioco
   *[other] { $games } giochi
}
terminal-mus-standing = Situazione: { $sides }.
terminal-mus-bowl = Nella ciotola: { $bowl }. Nel mazzo: { $stock ->
    [one] 1 carta
   *[other] { $stock } carte
}.

## Che cosa è stato detto

terminal-mus-deal = Mazziere: { $dealer }. Di mano: { $mano }.
terminal-mus-changed = cambio di { $cards }
terminal-mus-declared = { $has ->
    [yes] { $word }
   *[no] niente { $word }
}
terminal-mus-lance = { $title }: { $state }.
terminal-mus-open = ancora nessuna puntata
terminal-mus-asked = { $who }: { $stones } da accettare, { $deje } se si rifiuta
terminal-mus-asked-ordago = { $who }: órdago, { $deje } se si rifiuta
terminal-mus-declined = rifiutato, { $stones } a { $who }
terminal-mus-decided = { $how ->
    [accepted] { $stones ->
        [one] 1 pietra puntata
       *[other] { $stones } pietre puntate
    }
    [passed] en paso, nessuna puntata
    [ordago] órdago accettato
   *[unable] senza puntate
}
terminal-mus-silent = ancora niente

## Le tue carte

terminal-mus-hand = La tua mano: { $cards } ({ $holds }).

## Che cosa puoi fare

terminal-mus-discard = Scarta da una a quattro carte: scrivi il loro posto nella tua mano, come 1 3, o le carte.

## Segnali

terminal-mus-seen = Segnale di { $who }: { $what }.
terminal-mus-given = I tuoi segnali: { $what }.
terminal-mus-may-signal = { $number }: { $move } ({ $meaning }: chi lo fa { $gesture })
terminal-mus-no-signals = A questo tavolo non ci sono segnali.
terminal-mus-claimed = { $who } chiede una pietra per aver giocato correttamente: con grant { $seat } la concedi.
terminal-mus-before-others = Altri parlano prima di te. Fai un segnale, o premi Invio per andare avanti.

## Il conto

terminal-mus-step = { $lance ->
    [grande] Grande
    [chica] Chica
    [pares] Pares
    [juego] Juego
    [punto] Punto
   *[none] Cortesia
}: { $who }, { $why }: { $stones ->
    [one] 1 pietra
   *[other] { $stones } pietre
}, in tutto { $now }.
terminal-mus-no-count = Nessuna smazzata è ancora stata contata.

## Aiuto

terminal-mus-help-short = Forme brevi: { $mus } mus, { $no-mus } no mus o no quiero, { $paso } paso, { $envido } envido, { $reenvido } reenvido, { $quiero } quiero, { $ordago } ordago. Oppure il numero davanti a una mossa nell’elenco.
terminal-mus-help-bets = Puntate: envido 4 o { $envido } 4, reenvido 3 o { $reenvido } 3; senza numero sono 2. Si capiscono anche le parole basche: enbido biga, iduki, tira, hordago.
terminal-mus-help-discards = Scarti: il posto delle carte nella tua mano, come 1 3, o le carte, come 7E 4C.
terminal-mus-help-signals = signals: i segnali che puoi fare. Falli quando ti si chiede qualcosa, con il numero, { $signal } 1, o con il nome, signal two-kings; il compagno li vede, un avversario può coglierli.
terminal-mus-help-claims = claim: chiedi una pietra per aver giocato correttamente. grant 2: la concedi al posto 2.
terminal-mus-help-count = count: da dove viene ogni pietra dell’ultima smazzata.

## Disegnato

terminal-mus-side = { $who } { $stones }/{ $target } ({ $games })
terminal-mus-target = Un gioco è a { $target } pietre; più giochi vinti: { $games }
terminal-mus-in-bowl = ciotola { $bowl }
terminal-mus-claims = { $who } chiede una pietra ({ $signal })
terminal-mus-signal-key = { $signal }: segnale al compagno
terminal-mus-hint = { $signal } segnale · z rapido · l registro · c colori · ? tasti · --plain senza disegni
terminal-mus-button-discard = Scarta
terminal-mus-ask-amount = { $label } ({ $key }, da { $least } a { $most })
terminal-mus-ask-discard = Tocca a te: scegli le carte da cambiare (tasti da 1 a 4), poi scarta ({ $discard }).
terminal-mus-key-talk = Mus; no mus: tieni le carte
terminal-mus-key-open = Paso; envido
terminal-mus-key-answer = Quiero; no quiero; reenvido
terminal-mus-key-ordago = Órdago
terminal-mus-key-amount = Le pietre di una puntata, 1 e 2 fanno 12; + − più, meno
terminal-mus-key-discard = Scegli le carte da cambiare, anche con un clic. Scartale
terminal-mus-key-signal = Segnale al compagno, in ogni momento; chiedi o concedi una pietra
terminal-mus-key-stones = Una pietra; un amarraco, che ne vale cinque
terminal-mus-key-marks = Il mazziere; di chi è il turno
terminal-mus-dialog = Fuori turno
terminal-mus-option = { $meaning } — chi lo fa { $gesture }
terminal-mus-option-claim = Chiedi una pietra per aver giocato correttamente
terminal-mus-option-grant = Concedi a { $who } la pietra per aver giocato correttamente

## La fine di una smazzata

terminal-mus-why = { $who }: { $why }
terminal-mus-total = { $who } +{ $change }: { $stones }
