# Opzioni, regolamenti e posti di qualsiasi gioco.
#
# Glossario. option: opzione. preset: regolamento. seat: posto, giocatore. I nomi di opzioni, regolamenti e valori
# sono notazione: non si traducono.

options-group-play = Gioco
options-group-cards = Carte
options-group-stakes = Poste
options-group-hands = Mani
options-group-betting = Puntate
options-group-match = Partita
options-group-the-deal = La distribuzione
options-group-naturals = Naturali
options-group-pool = Cassa comune
options-group-game = Partita
options-group-count = Conteggio
options-group-signals = Segnali
options-default = Predefinito

options-cut-card = { WITHIN($who) } { $card }
options-cut = { $how }: { $turned }. { $who ->
    [you] Il primo mazziere sei tu
   *[other] Il primo mazziere è { $who }
}.
options-cut-told = Taglio per scegliere il mazziere
options-cut-choice = Tagliando il mazzo

options-so-many-seats = { $seats } { $seats ->
    [one] giocatore
   *[other] giocatori
}
options-from-to-seats = da { $least } a { $most } giocatori
options-allows-bool = true o false
options-allows-int = un numero intero da { $least } a { $most }
options-allows-odd = un numero dispari da { $least } a { $most }
options-allows-choice = uno tra { $values }

options-only-with = Ha effetto solo con { $needs }.
options-needed = { $values } ({ $option })
options-needed-value = «{ $text }»
options-did-you-mean = forse volevi dire «{ $close }»?
options-there-are = scegli tra { $known }
options-not-allowed = l’opzione «{ $name }» deve essere { $allows }, non { $value }
options-allowed-kinds = l’opzione «{ $name }» ammette un intervallo di numeri, None per sì o no, o testi tra cui scegliere, non { $value }
options-no-option = { $game } non ha l’opzione «{ $name }»: { $known }
options-no-preset = { $game } non ha il regolamento «{ $name }»: { $known }
options-missing = manca l’opzione «{ $name }»: `resolve` restituisce tutte quelle di un regolamento
options-preset-wrong = regolamento «{ $preset }»: { $why }
options-game-unreadable = non si può caricare il gioco «{ $name }» dal pacchetto { $package }: { $why }
options-other-package = { $package } dichiara il pacchetto { $declared }
options-no-declaration = in { $package }/declaration.py ci deve essere una Declaration di nome DECLARATION
options-other-name = l’entry point si chiama «{ $name }», ma la dichiarazione dice name="{ $declared }"
options-no-game = non c’è nessun gioco «{ $name }»: { $known }
options-example = il gioco «{ $name }» è un esempio, e non è installato: pip install ./examples/{ $name } nei sorgenti di Bone Ace
options-no-bot = non c’è nessun bot «{ $name }»: { $known }
options-seats = per { $game } servono { $many }, non { $seats }
options-seats-so = con queste opzioni per { $game } servono { $many }, non { $seats }
options-cards-all = { $game } si gioca sempre con il mazzo intero
options-cards-few = { $seats } posti di { $game } richiedono più di { $cards ->
        [one] una carta
       *[other] queste { $cards } carte
    }
options-cards-none = queste regole di { $game } non hanno { $cards }
options-cards-wanted = carte in notazione, come testo o come elenco
options-no-clause = il libro delle regole di { $game } non ha la clausola «{ $clause }»

## I valori di un’opzione accesa o spenta, in un libro delle regole

options-true = sì
options-false = no
