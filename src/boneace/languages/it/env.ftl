# Gli ambienti per chi impara: azioni, episodi e quello che si chiede loro.

env-no-action = non c’è nessuna azione «{ $name }»: { $known }
env-no-learners = le mosse di { $game } sono numerate da capo in ogni stato: per questo al gioco serve learners.py con TABLES
env-illegal = «{ $action }» non si può fare ora; si può: { $legal }
env-over = la partita è finita
env-no-world = nessuno dei { $tries } stati estratti a caso può stare dietro a ciò che vede il posto
env-text = questo non è il testo di un episodio: { $why }
env-text-version = questo testo di un episodio è di un’altra versione di Bone Ace o del gioco
env-text-move = la mossa { $number } del testo non si può fare lì
env-text-bytes = il suo stato ha { $given } byte, non { $wanted }
env-text-seats = dice ciò che { $given ->
    [one] 1 posto ha
   *[other] { $given } posti hanno
} visto, non { $wanted }
env-text-damaged = è danneggiato
env-text-begun = una partita non comincia in questo stato
env-text-field = «{ $field }» del suo stato non può essere { $given }
