# Se le carte di una partita finita sono state date onestamente.

verify-title = Le carte sono state date onestamente?
verify-about = Prima che qualcuno aggiungesse qualcosa, il server era vincolato all’ordine di ogni mazzo. Poi una moneta casuale di ogni giocatore ha deciso in quale ordine darne i posti. Così nessuno ha potuto scegliere le carte, e questo browser può controllarlo.
verify-checking = Controllo in corso…
verify-none = Non c’è niente da controllare
verify-insecure = I browser possono controllarlo solo con una connessione sicura o sulla macchina del server. Scarica la prova ed esegui boneace verify.

verify-promised = L’impegno è quello che questo browser ha ricevuto in anticipo.
verify-coin = La tua moneta è fra quelle dei giocatori.
verify-commitment = L’impegno vale per tutti i mazzi preparati: { $count }
verify-packs = I mazzi distribuiti sono fra questi: { $count }
verify-cards = Carte aperte, sigillate ai posti a cui portano le monete: { $count }
verify-sequence = Le carte sono state date dalla cima di ogni mazzo, ciascuna una volta: { $count }
verify-secret = Tutte le carte derivano dal segreto, ora svelato; mazzi: { $count }
verify-mark = { $fits ->
    [yes] torna
   *[no] non torna
}
verify-late = Mazzi che l’impegno non copre, di cui si controlla solo l’ordine: { $late }
verify-good = Tutto ciò che è stato controllato torna.
verify-bad = Qualcosa non torna: questa partita non è stata distribuita come doveva, o il file è stato cambiato.

verify-added = Che cosa hanno aggiunto i giocatori
verify-nothing = niente
verify-shown = Le carte, nell’ordine in cui sono state date
verify-pack = Mazzo { $number }
verify-closed = non aperta
verify-cut = Taglio per la prima smazzata
verify-passed = Saltate e non aperte: { $count }
verify-download = Scarica la prova
verify-command = Anche un altro programma può controllarlo: boneace verify, con la prova e la registrazione della partita.
