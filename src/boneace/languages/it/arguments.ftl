# Gli argomenti che una funzione rifiuta: una funzione della libreria o un driver, che esegue le regole
# compilate. I nomi degli argomenti si scrivono come in Python.

arguments-type = «{ $name }» deve essere { $wanted }, non { $given }
arguments-one-of = «{ $name }» dev’essere uno di { $known }, non { $given }
arguments-an-array = un array NumPy
arguments-options = le opzioni di { $game } come array, o specializzate
arguments-a-whole-number = un numero intero
arguments-text = un testo
arguments-a-pack = un mazzo di carte
arguments-cards = carte, come Cards o in notazione
arguments-names = un elenco di nomi
arguments-shuffles = una funzione da un numero a carte
arguments-a-record = una partita salvata, come la restituisce `read`
arguments-a-match = una partita, come la inizia `new`
arguments-a-path = il percorso di un file
arguments-a-mapping = una corrispondenza da nomi a valori
arguments-between = «{ $name }» deve essere da { $least } a { $most }, non { $given }
arguments-at-least = «{ $name }» deve essere almeno { $least }, non { $given }
arguments-dtype = «{ $name }» deve avere il dtype { $wanted }, non { $given }
arguments-dtype-state = State di { $game }
arguments-dtype-options = Options di { $game }
arguments-shape = «{ $name }» deve avere la forma { $wanted }, non { $given }
arguments-too-short = «{ $name }» deve avere almeno { $wanted } elementi, non { $given }
arguments-scattered = «{ $name }» deve essere un unico blocco di memoria (contiguo in ordine C, allineato): passa una copia
arguments-read-only = «{ $name }» deve essere scrivibile: passa una copia
arguments-option-code = «{ $name }» dà all’opzione «{ $option }» il numero { $given }, che non significa niente
arguments-specialized = «{ $name }» contiene opzioni specializzate di un gioco che non è { $game }
arguments-not-begun = «{ $name }» contiene uno stato mai iniziato: chiama prima `begin` o `begin_all`
arguments-state = «{ $name }» non è uno stato con { $seats } posti: il suo { $field } è { $given }
arguments-generator = «{ $name }» è un generatore casuale e non deve essere 0
arguments-legal = «{ $name }» deve contenere una mossa valida del posto di turno
arguments-shuffle-cards = una mescolata deve essere un elenco di numeri di carta da 0 a 62, non { $given }
arguments-shuffle-lacks = alla mescolata mancano carte che possono uscire adesso
arguments-pickle-shuffles = questa partita non si può salvare con pickle, perché non si possono salvare le sue mescolate ({ $why }): iniziala con un seed, o con una funzione definita in un modulo
arguments-pickle-layout = questa partita è stata salvata con pickle quando gli stati di { $game } avevano un’altra struttura; una partita salvata con `to_record` si legge con ogni versione
