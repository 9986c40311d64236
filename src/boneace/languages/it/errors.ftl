# Quello che il tavolo rifiuta, e perché. Il motivo è parte di una frase: minuscola e niente punto.
#
# Glossario. match: partita. key: chiave, quella che apre un posto. store: archivio delle partite. engine: motore.

errors-not-found-file = il file non esiste
errors-not-found-address = a questo indirizzo non c’è niente
errors-not-found-match = la partita non esiste
errors-no-rule-book = questo gioco non ha un libro delle regole
errors-nothing-after = dopo quel punto nessuno ha deciso niente
errors-no-puzzle = il quesito non esiste
errors-no-lesson = questo gioco non ha una lezione
errors-not-json = il corpo deve essere application/json
errors-body-too-long = un corpo ha al massimo { $most } byte
errors-body-late = il corpo ha impiegato troppo ad arrivare
errors-quota = { $kind ->
    [matches] troppe partite nuove
    [reviews] troppe analisi
    [comparisons] troppi confronti
    [sockets] troppe connessioni
    [links] troppi link che non aprono nulla
   *[other] troppe richieste
} da questo indirizzo: riprova tra { $seconds } s
errors-full = il server è pieno: riprova tra un momento
errors-store = l’archivio delle partite ha avuto un errore; riprova
errors-store-trying = L’archivio delle partite ha avuto un errore; nuovo tentativo in corso.
errors-server = qualcosa è andato storto sul server

errors-old-rules = Le regole di questo gioco sono cambiate da quando è iniziata questa partita: non si può continuare, ma si può leggere che cosa ha fatto ciascuno.
errors-old-log = Questa partita non corrisponde alle regole di questa versione (all’evento { $number }): non si può continuare, ma si può leggere che cosa ha fatto ciascuno.
errors-old-game = Il gioco «{ $game }» qui non è installato: le sue partite non si possono continuare, ma si può leggere che cosa ha fatto ciascuno.
errors-newer-match = Questa partita è stata scritta da una versione più recente di Bone Ace: qui non si può continuare, ma si può leggere che cosa ha fatto ciascuno.
errors-newer = questo è stato scritto da una versione più recente di Bone Ace, e questo server non lo capisce finché non viene aggiornato

errors-spectators = chi guarda non può giocare: non ha un posto
errors-stopping = il server si sta fermando: riprova tra un momento
errors-try-again = { $note }: riprova tra un momento
errors-gone-on = intanto la partita è andata avanti
errors-deal-waits = la prossima smazzata aspetta { $who } (che guarda il risultato)
errors-waits-for = Si aspetta { $who } (che guarda il risultato).
errors-coins-awaited = Si aspettano gli altri prima di dare le carte.
errors-no-hints = in questa partita non ci sono suggerimenti: chi l’ha creata non li ha permessi
errors-hint-turn = un suggerimento è per chi è di turno: non tocca a te
errors-no-such-seat = A questo tavolo non c’è il posto { $seat }.
errors-not-over = la partita non è ancora finita
errors-too-many-comparisons = troppi confronti sono in attesa: riprova tra qualche minuto
errors-no-comparison = questo confronto non è più conservato: ricomincialo
errors-no-figures = questo confronto non ha ancora cifre
errors-comparison-waits = in attesa di altri confronti
errors-comparison-failed = il confronto non è riuscito: il registro del server dice perché
errors-too-many-messages = troppi messaggi insieme
errors-hello-once = hello si manda una volta sola
errors-hello-first = il primo messaggio deve essere hello
errors-at-place = { $reason } (in { $place })
errors-invalid-json = questo non è JSON valido
errors-text-frames = i messaggi devono essere frame di testo
errors-message-too-long = un messaggio ha al massimo { $most } byte

errors-name-too-long = un nome ha al massimo { $most } caratteri
errors-name-mixed = un nome ha lettere di un solo alfabeto
errors-name-twice = due posti si chiamano «{ $name }»
errors-key = questa chiave non apre nessun posto della partita
errors-no-cut = a { $game } non si taglia per scegliere il mazziere
errors-no-such-dealer = il posto { $seat } non esiste, quindi non può fare da mazziere
errors-no-such-kind = non ci sono giocatori di tipo «{ $kind }»: scegli tra { $kinds }
errors-one-yours = solo un posto può essere tuo

errors-starting = si stanno caricando le regole
errors-preparing = il motore è in preparazione
errors-compiling-here = il motore è in compilazione dentro il server, che per un po’ sarà lento
errors-broken = non è stato possibile caricare il motore; il registro del server dice perché
errors-slow = non è stato possibile compilare il motore, quindi si gioca più lentamente; il registro del server dice perché
errors-waiting = { $who } è in attesa: { $note }.
errors-no-proof = le carte di questa partita vengono solo dal suo seed, perciò non ce n’è una prova
