# Lo zoo: strategie fisse con cui si misurano i bot (boneace arena GIOCO --list).
#
# I nomi delle strategie (caller, knock_25) si scrivono allo stesso modo in tutte le lingue.

zoo-unknown = lo zoo non ha una strategia «{ $name }» per { $game }: { $known }
zoo-caller = Vede o accetta sempre, e non rilancia mai.
zoo-raiser = Rilancia sempre del massimo, fino a un limite.
zoo-folder = Lascia appena gli altri puntano, se non ha una mano quasi imbattibile.
zoo-honest = Punta quello che la mano vale, e non bluffa mai.
zoo-bluffer = Punta quello che la mano vale, e una mano povera su quattro la gioca come se fosse forte.
zoo-trapper = Con una mano forte aspetta che gli altri puntino e rilancino, e allora rilancia del massimo.
zoo-ordago = Dice órdago ogni volta che può, e accetta ogni órdago.
zoo-four-suits = Chiede sempre per avere una carta di ogni seme.
zoo-one-suit = Chiede sempre nel seme che vale di più.
zoo-random = Fa una qualunque mossa valida.
zoo-first-turn-knocker = Chiude la smazzata appena le regole lo permettono, con qualsiasi mano.
zoo-knock = Prende quello che migliora la mano, e bussa da { $points } punti in su.
zoo-stop-pair = Ferma il bus con una coppia o meglio.
zoo-stop-flush = Ferma il bus con un colore o meglio.
zoo-stop-run = Ferma il bus con una scala o meglio.
zoo-stand = Punta la posta media, non raddoppia e non divide mai, e sta con { $total }.
zoo-doubler = Punta il massimo, raddoppia e divide ogni volta che può, e sta con 17.

## Quello che insegna un buon libro, gioco per gioco

zoo-textbook-thirty-one = Prende la carta scoperta se migliora la mano, tiene il seme migliore, bussa da 22 punti al primo turno fino a 29 più avanti.
zoo-textbook-switch = Cambia se migliora la mano, bussa da 22 punti al primo turno fino a 27 più avanti.
zoo-textbook-stop-the-bus = Fa il cambio migliore, ferma il bus con una coppia all’inizio, con un colore più avanti.
zoo-textbook-schwimmen = Tiene una prima mano da 18, cambia se migliora la mano, bussa da 24 punti all’inizio fino a 28 più avanti.
zoo-textbook-best-pair-thirty-one = Rilancia con le coppie, vede con un re o un asso, lascia tutto il resto; sta con 26, o con 24 se l’altro sta.
zoo-textbook-three-stake-brag = Fa brag per quanto vale una coppia, rilancia con i prial, si ritira con meno di una coppia.
zoo-textbook-primiera = Chiede una carta se ha tre semi, altrimenti va sul seme migliore; fa brag con un punto di 45 o più.
zoo-textbook-vingt-un = Punta forte su un asso o un dieci, divide assi e otto, sta con 16 o con 18 morbido.
zoo-textbook-mus = Taglia il mus con una mano giocabile, punta se batte due mani su tre, accetta secondo le probabilità, e non rischia un gioco con niente in mano.
