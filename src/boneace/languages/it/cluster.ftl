# Dividere il lavoro tra processi e macchine (`--ray`).
#
# Glossario. worker: processo di lavoro, qui o su un'altra macchina. Ray: il nome del programma non si traduce.

cluster-ray = divide il lavoro tra le macchine di un cluster Ray: HOST:PORTA, ray://HOST:PORTA oppure local per uno avviato solo per questo comando; i numeri restano gli stessi
cluster-jobs = il numero di processi (1); con --ray, quante parti del lavoro si fanno insieme al massimo (tante quanti sono i processori del cluster)
cluster-no-ray = Ray non è installato ({ $why }): pip install 'boneace[cluster]'
cluster-bad-address = «{ $address }» non è l’indirizzo di un cluster Ray: HOST:PORTA, ray://HOST:PORTA o local
cluster-no-answer = il cluster Ray a { $address } non si può usare: { $why }
cluster-not-started = non è stato possibile avviare Ray su questa macchina: { $why }; --jobs (del tavolo: --workers) fa lo stesso senza
cluster-not-ray = ciò che ascolta a { $address } non è Ray
cluster-twice = questo processo usa già un cluster Ray
cluster-other = la macchina { $machine } ha un altro codice di Bone Ace (la sua versione è { $version }) rispetto a questa: installa lo stesso su entrambe
cluster-not-installed = Bone Ace non è installato su una macchina del cluster Ray: installalo anche lì, la stessa versione con lo stesso Python
cluster-lost = una parte del lavoro è stata iniziata { $tries } volte, e ogni volta il suo processo è morto
cluster-failed = il cluster Ray non ha funzionato: { $why }
