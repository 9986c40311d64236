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
zoo-random = Fa una qualunque mossa valida.
zoo-first-turn-knocker = Chiude la smazzata appena le regole lo permettono, con qualsiasi mano.
zoo-knock = Prende quello che migliora la mano, e bussa da { $points } punti in su.
