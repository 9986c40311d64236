# Quello che stampa il server quando parte, e perché non può partire. Il motivo è parte di una frase:
# minuscola e niente punto.
#
# Glossario. store: archivio, il file o il database in cui si conservano le partite. port: porta.

serving-at = Bone Ace è su { $url } (Ctrl+C lo ferma)
serving-no-address = non si può ascoltare su { $host }:{ $port }: l’indirizzo non esiste
serving-in-use = la porta { $port } è occupata, forse da un altro Bone Ace: ferma quello, o scegli un’altra porta con --port (--port 0 ne trova una libera)
serving-not-allowed = non hai il permesso di usare la porta { $port }: scegline un’altra con --port
serving-not-here = questo computer non ha l’indirizzo { $host }: scegline un altro con --host
serving-cannot = non si può ascoltare su { $host }:{ $port }: { $why }
serving-other-name = questo server non risponde a quel nome
serving-other-site = alle richieste di altri siti non si risponde
serving-unstated-proxy = arrivano richieste da un proxy a { $address } che non è stato dichiarato, quindi contano tutte per un solo indirizzo: dichiaralo con --proxy

## L’archivio

serving-remedy = indica un altro file con --db, o sposta questo
serving-folder = { $file } è una cartella, non un archivio di partite: indica un file con --db
serving-unread = { $file } non si può leggere ({ $why }): { serving-remedy }
serving-no-database = { $file } non è un database: { serving-remedy }
serving-another-program = { $file } è un database di un altro programma: { serving-remedy }
serving-unopened = { $file } non si può aprire ({ $why }): { serving-remedy }
serving-damaged = { $file } è danneggiato ({ $why }): recupera una copia, oppure { serving-remedy }
serving-newer = { $where } è stato scritto da un Bone Ace più recente: installa l’ultima versione, oppure { serving-remedy }
serving-no-folder = non si può creare la cartella { $folder } ({ $why }): indica un altro file con --db
serving-unwritten = non si può scrivere in { $file }: indica un altro file con --db
serving-no-store = l’archivio { $store } non si può usare: indica un file con --db, oppure postgresql://utente@server/database
serving-database-of-another = { $where } contiene tabelle di un altro programma: indica un altro database con --db
serving-no-driver = PostgreSQL richiede il pacchetto asyncpg: installa boneace[postgres]
serving-no-redis = le notizie tramite Redis richiedono il pacchetto redis: installa boneace[redis]
serving-no-answer = il database non risponde
serving-no-match-store = { $where } non si può usare come archivio di partite: { $why }
serving-gone = { $file } non c’è più ({ $why }): rimettilo al suo posto
serving-closed = { $where } è stato chiuso

## Copie

serving-copy-exists = { $file } esiste già: indica un altro file
serving-copy-url = un archivio di questo tipo si copia con gli strumenti del suo database: docs/operations.md dice come
serving-no-store-file = non c’è nessun archivio di partite in { $file }
serving-copy-open = { $file } è aperto in un Bone Ace in funzione: prima fermalo
serving-copy-failed = non si è potuto copiare { $file }: { $why }
