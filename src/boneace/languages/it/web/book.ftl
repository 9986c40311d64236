# Il libro delle regole.

book-title = { $game }: le regole
book-none = Questo libro delle regole non c’è
book-english = Per ora questo libro delle regole è solo in inglese.
book-contents = Indice
book-print-card = Stampa una scheda
book-here = qui: { $value }
book-your-table = Al tuo tavolo valgono queste regole: { $preset }. Ciò che cambia rispetto al gioco normale è evidenziato.
book-play-these = Gioca con queste regole
book-opening = Si apre il libro…
book-examples = Una smazzata al tavolo
    .open = Ripercorri questa smazzata passo per passo
    .of = { $game }: una smazzata del libro delle regole
book-changed = Cambiato rispetto a { $preset }:
book-usually = di solito
book-minute = Questo è il gioco normale. Al tuo tavolo cambia questo:
book-differs = { $option }: { $here } ({ $of }: { $there })
