# `boneace puzzles`, e i quesiti sulla pagina.
#
# Glossario. puzzle: quesito, una posizione di cui trovare la mossa migliore.

puzzles-help = ricava quesiti dalle partite: posizioni con una mossa chiaramente migliore
puzzles-about = Fa giocare i bot, o legge le tue partite, le analizza e tiene le decisioni in cui qualcuno ha sbagliato e una
    mossa è chiaramente la migliore. Ogni quesito è una riga: una partita fino alla decisione, con quanto valgono le
    sue mosse. I bot siedono a turno intorno al tavolo; se non ne indichi nessuno, sono tutti principianti. Lo stesso seed dà gli stessi
    quesiti.
puzzles-count = quanti quesiti (%(default)s)
puzzles-seed = il seed delle smazzate e dei bot (%(default)s)
puzzles-from = li ricava invece dalle partite di questo file, .toml o .jsonl; -: lo standard input
puzzles-out = li scrive in questo file, .jsonl; altrimenti li stampa
puzzles-a-file = un file di quesiti
puzzles-drawing = Ricerca dei quesiti
puzzles-drawn = { $count ->
    [one] Un quesito.
   *[other] { $count } quesiti.
}
puzzles-other-game = questa è una partita di { $game }, non di { $wanted }
puzzles-none = non c’è nessun quesito { $number } ({ $game }): ce ne sono { $count }, contati da 0
