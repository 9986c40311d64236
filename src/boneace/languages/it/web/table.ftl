# Tavoli di amici: entrare, posti, chiacchiere, voti e quello che si è giocato.

table-of = Tavolo di { $host }
table-of-evening = { $title }, tavolo { $n }
table-free = { $n ->
    [0] tutti i posti sono occupati
    [one] { $n } posto libero
   *[other] { $n } posti liberi
  }
table-sit-there = { $n ->
    [one] { $names } è al tavolo.
   *[other] { $names } sono al tavolo.
  }
table-door-playing = È in corso una partita. Puoi giocare la prossima.
table-door-closed = Il padrone di casa ha chiuso questo tavolo a nuove persone.
table-name = Il tuo nome
table-come-in = Entra

## I posti

table-sit = Siediti qui
table-sit-at = Siediti qui: posto { $n }
table-free-place = libero
table-stand = Alzati
table-put-bot = Metti un bot
table-put-bot-at = Metti un bot: posto { $n }
table-bot = Bot
table-change = Cambia
table-level = Livello
table-take-away = Togli
table-about = { $what }: { $whom }
table-host = padrone di casa
table-away = assente
table-silenced = silenziato
table-is-bot = bot

## Al centro

table-start = Inizia
table-start-bots = { $n ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $n } posti liberi.
  }
table-nobody = Siediti per iniziare.
table-awaits = La partita comincia da sola quando ci sono tutti.
table-playing = È in corso una partita.
table-go = Vai alla partita
table-watch = Guarda
table-no-watch = Il padrone di casa non lascia guardare.
table-fixed = Posti e regole sono fissati per questa serata.
table-to-evening = Alla serata
table-house = { $n ->
    [one] { $n } regola della casa
   *[other] { $n } regole della casa
  }
table-change-rules = Cambia il gioco o le regole
table-game = Gioco
table-places = Posti
table-manners = A questo tavolo
table-watchers = Chi non ha un posto può guardare
table-newcomers = Possono entrare altre persone
    .meaning = Altrimenti può tornare solo chi c’è adesso.
table-listed = Mostralo nell’elenco dei tavoli aperti
    .meaning = Così lo trovano anche gli sconosciuti e possono entrare.
table-bots = I programmi possono venire con il link
    .meaning = Sono indicati come bot. Ai tavoli dell’elenco non ce ne sono.
table-save = Salva
table-cancel = Annulla

## Invitare

table-invite = Invita gli amici
table-invite-text = Chi apre il link sceglie un nome e si siede. Non serve un account.
table-invite-evening = I posti sono fissati: qui gioca solo chi partecipa alla serata. Gli altri possono guardare con questo link, se il tavolo lo permette.
table-link = Link a questo tavolo
table-copy-link = Copia il link
table-code = Codice
table-picture = Codice QR
table-picture-of = Codice QR del link a questo tavolo
table-share = Condividi…
table-share-text = Vieni a giocare con me: { $game }.
table-move = Porta il mio posto su un altro dispositivo
table-move-text = Apri questo link sull’altro dispositivo, o inquadra l’immagine con quello. Chi lo ha può prendere il tuo posto: non darlo a nessuno.
table-own-link = Link al tuo posto
table-own-picture = Codice QR del link al tuo posto

## Che cosa viene dopo

table-next = E adesso?
table-next-about = La prossima partita comincia appena hanno votato tutti quelli che hanno un posto e sono qui.
table-again = Ancora: { $game }
table-votes = { $n ->
    [0] nessun voto
    [one] { $n } voto
   *[other] { $n } voti
  }
table-played = Giocato qui
table-player = Giocatore
table-matches = Partite
table-firsts = Vinte
table-review = Analisi

## Le persone

table-people = Persone
table-more = Altro
table-watching = { $n ->
    [one] { $n } visitatore guarda.
   *[other] { $n } visitatori guardano.
  }
table-mute = Nascondi messaggi
table-unmute = Mostra messaggi
table-silence = Silenzia
table-unsilence = Lascia parlare
table-hand-over = Rendi padrone di casa
table-host-away = Il padrone di casa non c’è.
table-take-over = Diventa padrone di casa
table-rename = Cambia il tuo nome
table-remove = Manda via
table-remove-sure = Perde il posto e può tornare solo con il link.
table-keep = No, resta
table-sent-away = Il padrone di casa ti ha mandato via da questo tavolo.
table-give-up = Lascia la partita
table-give-up-sure = Questa partita resta incompiuta, al suo indirizzo. Il tavolo va avanti.
table-leave = Lascia questo tavolo
table-leave-sure = Lasci il tuo posto per sempre.
table-leave-now = Lascia
table-stay = Resta

## Le chiacchiere

table-talk = Chiacchiere
table-talk-new = { $n ->
    [one] { $n } riga nuova
   *[other] { $n } righe nuove
  }
table-talk-here = Apri le chiacchiere qui
table-close-talk = Chiudi le chiacchiere
table-say = Di’ qualcosa
table-send = Invia
table-phrases = Frasi
table-nothing-said = Nessuno ha ancora detto niente.
table-not-sent = Non inviato: manca la connessione.
table-said-lost = Non è arrivato: la connessione è caduta. Puoi inviarlo di nuovo.
table-you-are-silenced = Il padrone di casa ti ha silenziato.
table-here = { $n ->
    [one] C’è { $n } persona
   *[other] Ci sono { $n } persone
  }
table-phrase-hello = Ciao!
table-phrase-good-luck = Buona fortuna!
table-phrase-well-played = Ben giocato!
table-phrase-thanks = Grazie!
table-phrase-sorry = Scusate!
table-phrase-wow = Accidenti!
table-phrase-one-moment = Un momento, per favore.
table-phrase-take-your-time = Fate con calma.
table-phrase-again = Un’altra?
table-phrase-goodbye = Arrivederci!

## Altri tavoli, e nessuno

table-cannot-open = Questo tavolo non si può aprire
table-come-anew = Entra di nuovo
table-elsewhere = Questo tavolo è aperto in un’altra scheda
    .text = Solo la pagina più recente che usa il tuo posto resta collegata.
table-none-open = Al momento nessun tavolo è aperto a tutti.
table-open-new = Apri un tavolo
    .about = Invita amici con un link, o mostra il tavolo in questo elenco.
table-with-code = Il codice di un tavolo
