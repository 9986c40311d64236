# La riga di comando: aiuto, risultati ed errori.
#
# Comandi, opzioni e i loro valori (play, --seats, novice) si scrivono allo stesso modo in tutte le lingue.
# %s, %(prog)s e simili sono segnaposti, e %% è un segno di percentuale: restano come sono.
#
# Glossario. preset: regolamento. house rule: regola della casa. seat: posto. record: partita salvata.
# clause: clausola. engine: motore. shuffle: mescolata.

commands-description = I giochi di carte della famiglia del Trentuno: giocare, rivedere, studiare.
commands-warning = boneace: avviso: { $text }
commands-epilog-table = Senza un comando, boneace apre il tavolo nel browser.
commands-epilog-options = Per vedere le opzioni di un gioco: boneace rules GIOCO --options
commands-title = comandi
commands-examples = esempi:

## Lingua

commands-language-help = { $known }; altrimenti { $variable } o la lingua del terminale
commands-no-language = la lingua «{ $wanted }» non c’è: scegli tra { $known }

## Segnaposti dei valori

commands-metavar-code = CODICE
commands-metavar-game = GIOCO
commands-metavar-name = NOME
commands-metavar-option = NOME=VALORE
commands-metavar-number = N
commands-metavar-bot = BOT
commands-metavar-kind = TIPO
commands-metavar-seat = POSTO
commands-metavar-file = FILE
commands-metavar-url = URL
commands-metavar-record = REGISTRAZIONE
commands-metavar-clause = CLAUSOLA
commands-metavar-seconds = SECONDI
commands-metavar-deals = SMAZZATE
commands-metavar-how = COME
commands-metavar-cards = CARTE
commands-metavar-score = PUNTEGGIO
commands-metavar-ranks = VALORI
commands-metavar-command = COMANDO
commands-metavar-preset = REGOLAMENTO
commands-metavar-seats = POSTI
commands-metavar-address = INDIRIZZO
commands-metavar-folder = CARTELLA
commands-metavar-match = PARTITA
commands-metavar-host = INDIRIZZO
commands-metavar-port = PORTA
commands-metavar-network = INDIRIZZO[/BIT]
commands-metavar-place = [INDIRIZZO:]PORTA

## Messaggi di argparse

commands-argparse-usage = uso:
commands-argparse-positional = argomenti
commands-argparse-options = opzioni
commands-argparse-help = mostra questo aiuto ed esce
commands-argparse-version = mostra la versione del programma ed esce
commands-argparse-error = %(prog)s: errore: %(message)s
commands-argparse-argument = argomento %(argument_name)s: %(message)s
commands-argparse-required = mancano questi argomenti: %s
commands-argparse-one-required = serve uno di questi argomenti: %s
commands-argparse-unrecognized = argomenti sconosciuti: %s
commands-argparse-not-allowed = non può stare con l’argomento %s
commands-argparse-ignored = non vuole un valore, ma è stato dato %r
commands-argparse-ambiguous = opzione ambigua: %(option)s può essere %(matches)s
commands-argparse-choice = valore non valido: %(value)r (scegli tra %(choices)s)
commands-argparse-value = valore non valido: %(value)r (serve %(type)s)
commands-argparse-command = comando sconosciuto %(parser_name)r (scegli tra %(choices)s)
commands-argparse-one = serve un valore
commands-argparse-at-most-one = serve al massimo un valore
commands-argparse-at-least-one = serve almeno un valore
commands-argparse-several = { $count ->
    [one] serve %s valore
   *[other] servono %s valori
}

## Comuni a più comandi

commands-game = un gioco: `boneace games` li elenca
commands-whole = { $name } deve essere un numero intero, non «{ $text }»
commands-bad-whole = serve un numero intero da 1 in su, non { $text }
commands-large-whole = dev’essere al massimo { $most }, non { $text }
commands-no-number = serve un numero intero, non { $text }
commands-bad-number = serve un numero intero di { $most } cifre al massimo, non { $text }
commands-bad-amount = serve un numero maggiore di 0, non { $text }
commands-option-form = --option si scrive NOME=VALORE, non «{ $text }»

## boneace table

commands-table = apre il tavolo nel browser (è il comando predefinito)
commands-table-about = Fa partire il tavolo su questo computer e lo apre nel browser.
commands-table-host = indirizzo su cui ascoltare (%(default)s)
commands-table-port = porta; con 0 se ne prende una libera (%(default)s)
commands-table-db = il file in cui si conservano le partite, oppure postgresql://utente@server/database
commands-table-news = il Redis con cui più server sullo stesso database si danno notizie: redis://server:porta
commands-table-bad-news = --news richiede l’URL di un Redis, come redis://127.0.0.1:6379, non { $text }
commands-table-workers = processi in cui i bot pensano e le partite si analizzano; 0, il valore normale: thread del server
commands-table-bad-workers = --workers è un numero da 0 a { $most }, non { $text }
commands-table-ray = i bot pensano e le partite si analizzano su un cluster Ray: HOST:PORTA, ray://HOST:PORTA oppure local per uno avviato solo per questo server
commands-table-no-browser = stampa solo l’indirizzo
commands-table-delay = i secondi che un bot impiega per una mossa (%(default)s)
commands-table-bad-port = una porta è un numero da 0 a 65535, non { $text }
commands-table-bad-delay = l’attesa va da 0 a 60 secondi, non { $text }
commands-table-name = un nome a cui il server risponde, oltre a quelli di questa macchina (ripetibile)
commands-table-proxy = un proxy davanti al server, il cui X-Forwarded-For è affidabile (ripetibile)
commands-table-metrics = dove Prometheus trova le misure; una porta da sola vale solo su questa macchina
commands-table-log = la forma del registro: %(choices)s (%(default)s)
commands-table-log-level = quanto si registra: %(choices)s (%(default)s)
commands-table-epilog = Per copiare le partite: boneace table backup FILE. Per rimettere una copia: boneace table restore FILE. docs/operations.md dice come gestire un server raggiungibile da altri.
commands-table-bad-proxy = un proxy è un indirizzo o una rete, come 127.0.0.1 o 10.0.0.0/8, non { $text }
commands-backup = copia le partite in un file
commands-backup-about = Copia l’archivio delle partite in un file nuovo. Il server può essere in funzione.
commands-backup-file = il file da creare
commands-backup-done = Le partite sono in { $file }.
commands-restore = rimette una copia delle partite
commands-restore-about = Mette una copia al posto dell’archivio delle partite. Il server non deve essere in funzione; l’archivio di prima resta accanto.
commands-restore-file = una copia fatta da `boneace table backup`
commands-restore-done = Le partite sono di nuovo quelle di { $file }.
commands-restore-kept = Quelle di prima sono in { $file }.

## boneace play

commands-play = gioca nel terminale
commands-play-about = Gioca una partita nel terminale; --plain è per pipe e lettori di schermo.
commands-play-plain = riga per riga: per lettori di schermo e pipe
commands-play-preset = un regolamento del gioco, come li elenca `boneace games`
commands-play-option = una regola della casa diversa dal regolamento (ripetibile)
commands-play-seats = il numero di giocatori, tu e i bot ({ $usual }, o il più vicino che il gioco permette)
commands-play-bots = { $bots }, o un elenco separato da virgole, uno per ogni bot (%(default)s)
commands-play-name = il tuo nome al tavolo
commands-play-dealer = il primo mazziere: un posto (tu sei lo 0), o cut nei giochi in cui si taglia per sceglierlo
commands-play-seed = ripete le mescolate e i bot di una partita
commands-play-record = salva la partita in FILE (TOML)
commands-play-epilog = Con un lettore di schermo, un display braille o una pipe usa --plain: un’informazione per riga, senza disegni.
commands-play-epilog-dumb = Dove il terminale non può disegnare (una pipe, TERM=dumb) --plain si attiva da solo.

## boneace replay

commands-replay = rivede partite salvate
commands-replay-about = Rigioca una partita salvata (.toml) o molte (.jsonl) e stampa come finisce ciascuna. Il codice di uscita è 2 se una non si può rigiocare; le altre del file si rigiocano lo stesso.
commands-replay-file = una partita salvata (.toml) o un file con una partita per riga (.jsonl); -: lo standard input
commands-replay-json = stampa un oggetto JSON per ogni partita
commands-replay-seat = mostra solo quello che può sapere il posto N
commands-replay-log = mostra la partita mossa per mossa
commands-replay-no-seat = non c’è il posto { $seat }: i posti vanno da 0 a { $last }
commands-replay-standing = { $key ->
    [lives] vite
    [points] punti
    [chips] gettoni
    [table] tavolo
    [pot] piatto
    [pots] piatti
    [pool] cassa
    [games] giochi
    [stones] pietre
    [bets] scommesse
   *[other] { $key }
}: { $values }
commands-replay-out = fuori
commands-replay-over = finita dopo la smazzata { $deal }; { $count ->
    [0] non vince nessuno
   *[other] vince { $who }
}
commands-replay-waiting = smazzata { $deal }, mazziere { $dealer }; si aspetta { $who }
commands-replay-card = la prossima carta
commands-replay-legal = mosse possibili: { $moves }

## boneace games

commands-games = elenca i giochi e i loro regolamenti
commands-games-about = Elenca i giochi.
commands-games-json = stampa come JSON l’intera dichiarazione di ogni gioco
commands-games-default = (predefinito)

## boneace rules

commands-rules = mostra le regole di un gioco
commands-rules-about = Stampa il libro delle regole di un gioco.
commands-rules-clause = stampa una sola clausola, come T31-15
commands-rules-options = elenca le regole della casa di un tavolo
commands-rules-both = indica una clausola oppure --options, non entrambe
commands-rules-proposed = proposto per una partita nuova: { $value }

## boneace bench

commands-bench = misura il motore su questo computer
commands-bench-about = Gioca partite intere a caso su un core. Contano anche le mosse del caso. Tutti i giochi usano lo stesso motore, compilato per le opzioni di un tavolo. La prima volta la compilazione richiede qualche secondo.
commands-bench-preset = se manca, il regolamento predefinito del gioco
commands-bench-seats = il numero di posti: 4, o il più vicino che il gioco permette
commands-bench-seconds = per quanti secondi misurare (%(default)s)
commands-bench-json = stampa { "{" }"moves_per_second": …{ "}" }
commands-starting = Avvio
commands-bench-compiling = Compilazione del motore; succede una volta sola.
commands-bench-found = { $game }: { $millions } milioni di mosse a caso al secondo su un core

commands-verify = controlla che le carte di una partita finita siano state date onestamente
commands-verify-about = Controlla la prova di una partita finita: che il server fosse vincolato alle carte prima di sapere che cosa avrebbero aggiunto i giocatori, e che le carte mostrate siano quelle. Il codice di uscita è 1 se qualcosa non torna.
commands-verify-file = la prova, scaricata dalla pagina della partita
commands-verify-record = la registrazione della partita (.toml), per controllare che abbia le stesse carte
commands-verify-json = stampa un oggetto JSON
