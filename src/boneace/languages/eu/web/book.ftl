# Arau-liburua.

book-title = { $game }: arauak
book-none = Ez dago halako arau-libururik
book-english = Oraingoz arau-liburu hau ingelesez bakarrik dago.
book-contents = Aurkibidea
book-print-card = Inprimatu laburpena
book-here = hemen: { $value }
book-your-table = Zure mahaian arau hauek daude indarrean: { $preset }. Ohiko jokotik aldatzen dena markatuta dago.
book-play-these = Jokatu arau hauekin
book-opening = Liburua irekitzen…
book-examples = Banaketa bat mahaian
    .open = Ikusi banaketa hau urratsez urrats
    .of = { $game }: arau-liburuko banaketa bat
book-changed = { $preset }: hau aldatuta dago
book-usually = normalean
book-minute = Hau ohiko jokoa da. Zure mahaian hau aldatzen da:
book-differs = { $option }: { $here } ({ $of }: { $there })
