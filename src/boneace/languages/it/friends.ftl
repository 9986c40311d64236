# Che cosa rifiuta un tavolo di amici, e perché. Un motivo è parte di una frase: niente maiuscola, niente punto.

friends-not-found = questo tavolo non esiste
friends-key = questo link non apre più il tavolo
friends-name-taken = qui qualcuno si chiama già { $name }
friends-full = questo tavolo è pieno
friends-closed = il padrone di casa ha chiuso questo tavolo a nuove persone
friends-taken = lì c’è { $name }
friends-sits-there = lì c’è qualcuno
friends-no-place = non hai un posto a questo tavolo
friends-last = sei rimasto solo tu: nessun altro può fare da padrone di casa
friends-host-only = questo lo può fare solo { $who }, il padrone di casa
friends-playing = è in corso una partita: aspetta che finisca
friends-fixed = la serata ha fissato i posti e le regole
friends-no-member = questa persona non è a questo tavolo
friends-yourself = non puoi mandare via te stesso
friends-evening = a un tavolo di una serata viene solo chi ci gioca in questo turno
friends-missing = manca ancora: { $who }
friends-no-match = non si sta giocando nessuna partita
friends-start-seated = siediti per iniziare la partita
friends-nobody-sits = nessuno si è ancora seduto
friends-too-many-sit = questo gioco ha { $most } posti, e le persone sedute sono di più
friends-vote-seated = vota solo chi ha un posto
friends-silenced = il padrone di casa ti ha silenziato
friends-only-members = prima entra al tavolo
friends-too-many-words = aspetta un momento prima di dire altro
friends-no-watchers = il padrone di casa non lascia guardare questa partita
friends-somebody = qualcuno che se n’è andato
