# Un circolo: i membri, le regole della casa, le serate con i tavoli e i risultati.

club-cannot-open = Il circolo non si può aprire
club-join-anew = Entra di nuovo
club-elsewhere = È aperto in un’altra pagina
club-new = Un nuovo circolo
club-new-about = Un circolo ha un solo link. Chi lo apre sceglie un nome e diventa membro; non serve un account.
club-title = Nome del circolo
club-retitle = Cambia il nome
club-your-name = Il tuo nome
club-make = Crea il circolo
club-door = { $n ->
    [one] A cura di { $hosts }. Per ora { $n } membro.
   *[other] A cura di { $hosts }. Per ora { $n } membri.
}
club-join = Entra
club-invite = Invita
club-invite-text = Chi apre questo link sceglie un nome e diventa membro.
club-link = Link a questo circolo
club-members = { $n ->
    [one] { $n } membro
   *[other] { $n } membri
}
club-all-members = Tutti i { $n } membri
club-host = organizzatore
club-more = Altro
club-acting = organizzatore provvisorio
club-hosts-gone = Nessun organizzatore viene dal { $day }. Puoi diventare organizzatore provvisorio: potrai fare ciò che fa un organizzatore, tranne togliere quelli che il circolo ha già.
club-take-over = Diventa organizzatore provvisorio
club-only-host = Sei l’unico organizzatore. Nomina anche qualcun altro, o salva il tuo link personale: ti apre il circolo su qualsiasi dispositivo.
club-make-host = Rendi organizzatore
club-no-host = Non più organizzatore
club-remove = Togli
club-remove-of = Togli { $name }
club-remove-sure = Esce dal circolo su tutti i suoi dispositivi. I suoi risultati restano.
club-removed = Un organizzatore ti ha tolto da questo circolo.
club-of = { $does }: { $what }
club-rename = Cambia il tuo nome
club-save = Salva
club-cancel = Annulla
club-move = Usa un altro dispositivo
club-move-text = Apri questo link sull’altro dispositivo. Chi lo ha può agire al posto tuo: non darlo a nessuno.
club-own-link = Il tuo link
club-leave = Lascia il circolo
club-leave-sure = Esci dal circolo su tutti i tuoi dispositivi. I tuoi risultati restano. Con il link al circolo puoi entrare di nuovo, come nuovo membro.
club-leave-now = Lascia per sempre
club-rules = Regole del circolo
club-no-rules = Ancora nessuna. Le serate possono usare le regole normali di ogni gioco.
club-add-rules = Aggiungi regole
club-rules-name = Nome di queste regole
club-rules-remove-sure = Le serate già preparate mantengono queste regole.
club-rules-taken = Il circolo ha già regole con questo nome.
club-rules-replace = Sostituiscile
club-game = Gioco
club-evenings = Serate
club-all-evenings = Tutte le { $n } serate
club-no-evenings = Ancora nessuna. Le prepara un organizzatore.
club-no-evenings-host = Ancora nessuna. Prepara la prima.
club-plan = Una nuova serata
club-plan-about = Più partite di seguito: i posti di ogni turno sono sorteggiati e una tabella raccoglie tutti i risultati.
club-plan-open = Prepara una serata
club-plan-now = Prepara
club-plan-lacks = Prima serve un nome.
club-evening-title = Nome della serata
club-plays = Che cosa si gioca
club-size = Giocatori per tavolo
club-system = Chi incontra chi
club-system-everybody = Tutti incontrano tutti
club-system-results = Secondo i risultati
club-system-knock-out = Eliminazione diretta
club-about-everybody = I tavoli si sorteggiano in modo da ritrovare il meno possibile le stesse persone.
club-about-results = Si incontra chi ha risultati simili. Ai tavoli da due nessuno incontra due volte lo stesso avversario.
club-about-knock-out = Passa la metà migliore di ogni tavolo, finché ne resta uno.
club-rounds = Turni
club-rounds-planned = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
club-partners = Compagni
club-partners-evening = compagni per tutta la serata
club-partners-round = compagni nuovi a ogni turno
club-spare = Chi resta senza tavolo
club-spare-out = riposa, e riceve la propria media
club-spare-bot = gioca con i bot
club-patience = Comincia senza chi manca
club-patience-none = quando lo dice un organizzatore
club-patience-after = dopo { $n } minuti, con i bot
club-rated = Vale per la classifica
club-rated-about = Le partite senza bot cambiano i punteggi del circolo. Non ci sono suggerimenti.
club-is-rated = vale per la classifica
club-seeded = Il primo turno segue la classifica, non il sorteggio
club-points = A ogni tavolo il primo riceve 1 punto, l’ultimo 0, gli altri una parte; i pari si dividono. Un turno senza tavolo vale la media del giocatore. A parità di punti decide la vincita.
club-points-knock-out = Un punto per ogni turno superato. A parità di punti decide la vincita; un pareggio a un tavolo si decide a sorte.
club-ratings = Punteggi
club-ratings-about = Quello che le partite valide dicono del gioco di ognuno, e quanto è incerto. Ogni partita lo rende più sicuro.
club-rating = Punteggio
club-player = Giocatore
club-matches = Partite
club-course-of = Da { $first } dopo la prima partita a { $last } ora
club-state-gathering = { $n ->
    [one] La serata non è cominciata. C’è { $n } persona.
   *[other] La serata non è cominciata. Ci sono { $n } persone.
}
club-state-playing = Si sta giocando il turno { $round }.
club-state-between = Il turno { $round } è finito.
club-state-decided = Si è giocato tutto.
club-state-closed = La serata è finita.
club-winner = { $n ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
  }
club-evening-over = finita
club-evening-deleted = Questa serata è stata cancellata.
club-delete = Cancella la serata
club-delete-sure = I suoi turni, risultati e tavoli sono cancellati per tutti. I punteggi restano come sono.
club-delete-now = Cancella per sempre
club-take-part = Partecipo
club-go-home = Me ne vado
club-draw = Sorteggia il turno { $round }
club-close = Chiudi la serata
club-close-now = Chiudi la serata adesso
club-are-here = Presenti: { $names }.
club-my-table = Vai al mio tavolo: { $n }
club-you-are-out = Questo turno riposi.
club-you-go-on = Passi senza giocare.
club-guests = Chi partecipa: { $n }
club-round = Turno { $n }
club-sit-out = { $n ->
    [one] { $names } riposa.
   *[other] { $names } riposano.
}
club-byes = { $n ->
    [one] { $names } passa senza giocare.
   *[other] { $names } passano senza giocare.
}
club-table = Tavolo { $n }
club-sides = { $first } contro { $second }
club-table-waiting = in attesa
club-table-playing = in gioco
club-table-over = finito
club-bot = Bot
club-missing = (mancava: ha giocato un bot)
club-start = Comincia ora
club-correct = Inserisci il risultato
club-correct-about = Quanto ha vinto ognuno. Tutti vedono che l’hai inserito tu.
club-corrected = Inserito da { $name }
club-review = Analisi
club-standing = Classifica provvisoria
club-final = Classifica finale
club-rank = Posto
club-points-column = Punti
club-won = Vinto
club-firsts = Primo
club-outs = Riposi
club-gone = (andato via)
club-share = Mostra la serata ad altri
club-share-text = Chiunque abbia questo link può leggere i risultati. Non serve una chiave.
club-evening-link = Link a questa serata
club-csv = CSV
club-json = JSON
club-print = Stampa
