# Quello che dice ogni tavolo nel terminale, riga per riga e disegnato.
#
# I comandi (hand, table, why …) e le mosse si scrivono allo stesso modo in tutte le lingue.

## Cominciare e lasciare

terminal-house-rule = Regola della casa: { $rule }: { $value } ({ $clauses }).
terminal-yes = sì
terminal-no = no
terminal-seat = Posto { $seat }: { $name }, { $bot ->
    [none] { names-you-within }
   *[other] { $bot } (bot)
}.
terminal-seat-you = Posto { $seat }: { $name }.
terminal-begin = Scrivi ? per l’aiuto, quit per lasciare.
terminal-left = Lasci la partita.
terminal-interrupted = Interruzione: lasci la partita.
terminal-input-ended = L’input è finito prima della fine della partita.

## Giocare

terminal-your-turn = Tocca a te.
terminal-your-move = La tua mossa?
terminal-not-your-turn = Non tocca a te.
terminal-no-move-any-more = Non hai più mosse.
terminal-out = Sei fuori. Scommetti o copri, oppure premi Invio per andare avanti.
terminal-type-help = Scrivi ? per l’aiuto.
terminal-closed = Non si può: { $move }. { $reason }
terminal-many-open = Niente lo impedisce: puoi fare { $first } e { $more ->
    [one] un’altra mossa
   *[other] altre { $more } mosse
}.
terminal-open = Niente lo impedisce: puoi fare { $moves }.
terminal-amounts = { $verb } da { $least } a { $most }
terminal-how-much = Quanto? Scegli tra { $offer }: scrivi per esempio { $move }
terminal-name-a-move = Indica una mossa: why { $why }.
terminal-no-cards = Non hai carte.
terminal-hand = La tua mano: { $cards }.

## Comandi

terminal-help-looking = hand: le tue carte. table: chi ha che cosa. log: questa smazzata fin qui.
terminal-help-moves = moves: che cosa puoi fare, e che cosa no. why { $why }: perché una mossa non si può fare.
terminal-help-rules = rules: le regole di questa partita. rules { $clause }: una clausola.
terminal-help-words = words: le carte a parole; words off: in due lettere.
terminal-help-hint = hint: quanto valgono le tue mosse, da quello che sai.
terminal-help-quit = quit: lascia la partita.
terminal-one-clause = Per una sola clausola scrivi per esempio rules { $clause }.
terminal-no-clause = La clausola «{ $clause }» non c’è.
terminal-in-words = Le carte si scrivono a parole.
terminal-in-letters = Le carte si scrivono in due lettere.
terminal-deal = { $of ->
    [0] Smazzata { $deal }. Mazziere: { $who }.
   *[other] Smazzata { $deal } di { $of }. Mazziere: { $who }.
}
terminal-you-deal = { $of ->
    [0] Smazzata { $deal }. Il mazziere sei tu.
   *[other] Smazzata { $deal } di { $of }. Il mazziere sei tu.
}
terminal-where = { $of ->
    [0] smazzata { $deal }
   *[other] smazzata { $deal } di { $of }
}
terminal-help-action = { $move } o { $key }: { $help }.
terminal-help-number = Oppure il numero davanti a una mossa nell’elenco.
terminal-help-cards = Carte: il valore A K Q J T 9 fino a 2, poi il seme, S (picche) H (cuori) D (quadri) C (fiori): TD è il dieci di quadri.

## Disegnato

terminal-reader-hint = Lettore di schermo? Esci e avvia con --plain.
terminal-hint = z rapido · l registro · c colori · ? tasti · --plain senza disegni
terminal-button-fast = Rapido  z
terminal-button-help = Aiuto  ?
terminal-button-quit = Esci  q
terminal-button-stay = Resta  n
terminal-button-leave = Lascia  y
terminal-close = Chiudi
terminal-back = Torna al tavolo
terminal-next-deal = Prossima smazzata
terminal-help = Aiuto
terminal-help-plain = Con un lettore di schermo avvia con --plain.
terminal-leave = Lasciare la partita?
terminal-leave-why = Non è finita, e non potrai riprenderla.
terminal-over = La partita è finita: q per uscire.
terminal-to-move = Tocca a { $who }…
terminal-you-are-out = Sei fuori: z per andare veloce, q per lasciare.
terminal-you-win = Hai vinto la partita!
terminal-won = { $who ->
    [you] Vinci la partita
    [among] { $who } condividete la vittoria
   *[other] { $who } { $count ->
        [one] vince la partita
       *[other] condividono la vittoria
    }
}
terminal-won-together = { $who ->
    [you] Vinci la partita
    [among] { $who } vincete la partita
   *[other] { $who } { $count ->
        [one] vince
       *[other] vincono
    } la partita
}
terminal-fast = I bot giocano senza pause.
terminal-slow = I bot fanno di nuovo delle pause.
terminal-key-fast = Rapido: i bot non fanno pause
terminal-key-log = Vai al registro; frecce e tasti pagina lo scorrono
terminal-key-colours = Colori scuri o chiari
terminal-key-hint = Suggerimento: quanto valgono le tue mosse
terminal-no-hint = Puoi chiedere un suggerimento quando tocca a te.
terminal-hinted = { $move }: { $why }
terminal-key-quit = Esci
terminal-watching = Guardi questa partita.
terminal-end = Fine della smazzata { $deal }
terminal-ask = Tocca a te: { $moves }.
terminal-choose-first = Scegli prima le carte: da 1 a 4, o con un clic.
terminal-up = scoperta
terminal-key-marks = segna il mazziere, ▶ di chi è il turno

## Scommesse a parte

terminal-wagers = Scommesse
terminal-wagers-seats = Posti: { $seats }.
terminal-wagers-help = bet 5 on 1: il posto 1 vince la partita. bet 5 on 1 over 2: il posto 1 dura più del posto 2. cover 3: copri la scommessa del posto 3. I bot non scommettono.
terminal-wager-how = Una scommessa si scrive bet 5 on 1, bet 5 on 1 over 2 o cover 3.

## I posti e quello che hanno

terminal-nobody = nessuno
terminal-dealer = mazziere
terminal-holds = ha { $cards }
terminal-seat-has = Posto { $seat }, { $who }: { $facts }.
terminal-standing = Situazione: { $seats }.
terminal-has = { $who } { $has }
terminal-amount = { $unit ->
    [point] { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
    [token] { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
   *[chip] { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
}
terminal-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
terminal-games = { $games ->
    [one] { $games } gioco
   *[other] { $games } giochi
}
terminal-lives = { $lives ->
    [one] { $lives } vita
   *[other] { $lives } vite
}
terminal-on-the-county = a scrocco
terminal-is-out = fuori
terminal-changed = { $change }, adesso { $has }

## Le scommesse a parole

terminal-wager-help-bet = Scommesse, ogni volta che ti si chiede qualcosa: bet 5 on 1 (il posto 1 vince la partita),
terminal-wager-help-cover = bet 5 on 1 over 2 (il posto 1 dura più del posto 2), cover 3 (copri la scommessa del posto 3).
terminal-wager-help-bots = I bot non scommettono: una scommessa che nessuno copre decade.
terminal-wager-wins = { $who ->
    [you] vinci
   *[other] { $who } vince
} la partita
terminal-wager-outlasts = { $who ->
    [you] duri
   *[other] { $who } dura
} più di { $other ->
    [you] te
   *[other] { $other }
}
terminal-wager-open = da coprire
terminal-wager-covered = coperta da { $who ->
    [you] te
   *[other] { $who }
}
terminal-wager-line = { $who ->
    [you] La tua scommessa
   *[other] La scommessa di { $who }
}: { $stake } che { $what }, { $state }.
terminal-wagers-settled = Scommesse regolate fin qui: { $won }.
terminal-wager-net = { $who } { $net }

## Perché una partita non può cominciare

terminal-no-cut = a { $game } non si taglia per scegliere il mazziere: il mazziere è un posto
terminal-no-such-dealer = il mazziere è un posto da 0 a { $last }, non { $dealer }
terminal-no-bot = non c’è nessun bot «{ $kind }»: { $known }
terminal-one-person = in un terminale gioca una persona sola; con gli amici si gioca al tavolo: boneace
terminal-no-folder = non si può salvare la partita in { $file }: la cartella non esiste
terminal-not-toml = { $file }: il nome del file della partita deve finire in .toml
terminal-same-name = due posti hanno lo stesso nome
terminal-name-taken = «{ $name }» è come ti chiama il gioco: scegli un altro nome
terminal-bad-name = un nome ha da 1 a { $most } caratteri stampabili, non { $name }
terminal-not-recorded = la partita non è stata salvata: { $why }
terminal-bots-count = --bots indica { $bots } bot, ma con { $seats } posti ne servono { $others }
