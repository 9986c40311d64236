# Il tavolo semplice nel terminale, per ogni gioco che non ne ha uno proprio. I nomi delle mosse e quello
# che si dice dei posti e del tavolo vengono dal gioco.

## Il tuo turno e il tavolo

terminal-plain-hand-total = La tua mano: { $cards }. Vale { $total }.
terminal-plain-pile = { $title }: { $cards }.
terminal-plain-pack = mazzo: { $cards }

## Che cosa puoi fare

terminal-plain-many = { $verb }: { $count } mosse, come { $move }; moves le elenca tutte.
terminal-plain-help-moves = Mosse: scrivi una mossa come la chiama l’elenco, il suo numero nell’elenco, o l’inizio della sua prima parola.
terminal-plain-help-cards = Le carte da sole, come 7H, bastano se una sola mossa nomina proprio quelle.

## Disegnato

# Una mossa e il suo tasto; + e − ne scelgono un’altra dove ce n’è più d’una.
terminal-plain-ask-move = { $count ->
    [1] { $label } ({ $key })
   *[other] { $label } ({ $key }, − + la cambiano)
}
terminal-plain-key-card = Una carta della tua mano, o una quantità; anche con un clic
terminal-plain-key-step = Un’altra mossa dello stesso tipo; un’altra quantità
