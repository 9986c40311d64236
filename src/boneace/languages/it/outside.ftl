# Bot da fuori: programmi che arrivano a un tavolo dalla rete, e `boneace bot`.

outside-no-bots = questo tavolo non accetta bot
outside-may-not = un bot non può farlo
outside-known = solo al posto di un bot viene detto ciò che sa
outside-bad-address = «{ $text }» non è il link di un tavolo: è del tipo http://192.168.1.5:3131/table/k3x9m2pq
outside-unreached = impossibile raggiungere { $server }: { $why }
outside-no-server = a { $server } non risponde nessun Bone Ace di questa versione
outside-refused = il server rifiuta: { $reason }
outside-other-rules = il server gioca a { $game } con altre regole: il server e questo bot devono essere della stessa versione di Bone Ace
outside-replaced = un altro programma usa la chiave di questo bot
outside-sent-away = chi ospita ha mandato via il bot
outside-silent = il server non dice nulla da un po’
outside-closed = il server ha chiuso la connessione
outside-lost = La connessione è persa ({ $why }); si riprova.
outside-joined = Al tavolo { $code } come { $name }.
outside-seated = Ha un posto.
outside-no-place = Non ha ancora un posto e ne aspetta uno.
outside-begins = Comincia la partita { $match }.
outside-ended = { $game } è finita. Vince: { $who }.
outside-left = Ha lasciato il tavolo.
outside-leaves-later = Se ne andrà alla fine della partita; un altro Ctrl+C e se ne va subito.
outside-help = fa giocare un bot a un tavolo di amici
outside-about = Entra in un tavolo di amici con il suo link, si siede e gioca tutte le partite. Ctrl+C lascia il tavolo.
outside-url = il link del tavolo
outside-level = quanto gioca bene (%(default)s)
outside-name = come si chiama (se non indicato: come il suo livello)
outside-matches = andarsene dopo tante partite (se non indicato: restare)
