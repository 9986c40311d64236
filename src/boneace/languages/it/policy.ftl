# Strategie allenate, in file (`boneace.env.policies`): perché una non si può usare.
#
# Glossario. policy: strategia, una rete di pesi che dice quanto spesso si fa ogni mossa. layout: che cosa
# significa ogni posto di ciò che si osserva.

policy-a-policy = una strategia
policy-no-network = questi numeri non formano una rete per questo gioco: { $why }
policy-other-format = { $file } è una strategia di un’altra versione di Bone Ace
policy-no-file = non si può leggere { $file }: { $why }
policy-no-policy = { $file } non è un file di strategia, o ne manca una parte
policy-other-game = questa strategia è stata allenata in un altro gioco: { $game }
policy-other-actions = questa strategia è stata allenata con altre mosse: il gioco è cambiato da allora
policy-other-layout = questa strategia è stata allenata per { $seats } posti e altre opzioni, o per una versione precedente del gioco: non può leggere quello che si vede qui
