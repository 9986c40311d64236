# Ciò che non si può fare in un circolo o in una delle sue serate, e perché.

clubs-not-found = questo circolo non esiste
clubs-no-evening = questa serata non esiste
clubs-key = questo link non apre più il circolo
clubs-full = un circolo ha al massimo { $most } membri
clubs-host-only = può farlo solo un organizzatore del circolo
clubs-last-host = un circolo ha bisogno di un organizzatore: nomina prima qualcun altro
clubs-acting = { $name } era già organizzatore: un organizzatore provvisorio non può cambiarlo
clubs-hosts-come = è possibile quando nessun organizzatore viene da { $days } giorni, per chi era già membro
clubs-no-member = questa persona non fa parte del circolo
clubs-name-taken = nel circolo c’è già qualcuno che si chiama «{ $name }»
clubs-only-members = entra prima nel circolo
clubs-title = serve un nome da 1 a { $most } caratteri
clubs-too-many-rules = un circolo conserva al massimo { $most } regolamenti
clubs-no-rules = il circolo non ha regole chiamate «{ $name }»
clubs-rules-taken = il circolo ha già regole chiamate «{ $name }»
clubs-playing = si sta giocando un turno: aspetta che finisca
clubs-closed = questa serata è finita
clubs-too-few = devono esserci almeno due persone
clubs-no-more-rounds = si è giocato tutto: chiudi la serata
clubs-no-table = questa serata non ha quel tavolo
clubs-result = un risultato ha un numero per ciascuno dei { $seats } posti
clubs-too-late = il turno successivo è già stato sorteggiato in base a questo risultato
clubs-no-partners = con queste regole nessuno ha un compagno
clubs-partners-must = con queste regole si gioca in coppia: di’ come si sorteggiano le coppie
clubs-partners-stay = nell’eliminazione diretta i compagni non cambiano
