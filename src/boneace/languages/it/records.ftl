# Le partite salvate: perché una non si può leggere, rigiocare o scrivere, e dove. I motivi sono parte di
# una frase: minuscola e niente punto. Le chiavi (game, deals, pack) e le mosse sono notazione.

records-line = riga { $line }
records-deal = smazzata { $deal }
records-card = carta { $number }
records-move = mossa { $number }
records-after-move = dopo la mossa { $number }
records-whole-deal = l’intera smazzata
records-place = { $key } { $number }

records-none = il file non contiene nessuna partita
records-suffix = il file di una partita finisce in .toml o .jsonl
records-too-deep = contiene troppe liste e tabelle annidate
records-not-read = questo non è { $form }: { $why }
records-not-utf8 = il suo byte { $place } ({ $code }) non è testo UTF-8
records-number-too-long = un numero è troppo grande per essere letto
records-not-written = questa partita non si può scrivere come TOML: { $why }
records-not-written-json = questa partita non si può scrivere come JSON: { $why }
records-half-character = contiene mezzo carattere ({ $code })
records-twice = la chiave «{ $key }» vi compare due volte
records-a-table = una partita salvata è una tabella di chiavi
records-format = «boneace» deve essere { $format }, la versione del formato, non { $found }
records-no-format = nessuna
records-deal-table = una smazzata è una tabella di chiavi
records-no-key = «{ $key }» non è una chiave di una partita: le chiavi sono { $known }, e quelle tue, che cominciano con x-
records-missing = manca «{ $key }»
records-type = «{ $key }» deve essere { $type ->
    [str] un testo
    [int] un numero intero
    [list] un elenco
   *[dict] una tabella di chiavi
}
records-text = «{ $key }» deve contenere un testo, non { $value }
records-over = la partita è finita: non ci possono essere altre smazzate
records-over-by = la partita è finita: non ci possono essere altre smazzate, perché l’opzione «{ $name }» è { $value }
records-card-missing = manca una carta prima della mossa «{ $move }»
records-unfinished = la smazzata non è finita, ma ne segue un’altra
records-too-many = «{ $move }» è una mossa di troppo: la smazzata è già finita
records-name-seat = «{ $move }» qui deve dire di quale posto è: «2: { $move }»
records-refused = «{ $move }»: { $why }

## Con che cosa comincia una partita

records-not-kept = questo gioco non conserva «{ $key }»: conserva { $known }
records-list = «{ $key }» deve essere un elenco di { $count }, uno per ogni { $each ->
    [side] coppia
    [pot] piatto
   *[seat] posto
}
records-number = { $what } deve essere un numero intero da { $least } a { $most }, non { $value }
records-number-of = { $key } { $each ->
    [side] della coppia
    [pot] del piatto
   *[seat] del posto
} { $place }
