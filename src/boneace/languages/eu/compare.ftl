# `boneace study compare` eta laborategia: etxeko bi arau sorta, botek jokatuta.
#
# Laguntzan, %(default)s hutsune bat da.
#
# Glosarioa. rules: arauak, arautegi bat eta hartan aldatzen dena. first dealer: lehen banatzailea. place:
# mahaiko lekua, lehen banatzailetik kontatuta. cut: etenda, amaierarik ez zuen partida.

## Laguntza

compare-help = etxeko bi arau sorta alderatu, botek jokatuta
compare-about = Botek joko baten partidak jokatzen dituzte bi arau sortarekin, A eta B. Partida batek zenbat irauten duen,
    mahaiko lekuaren arabera nork irabazten duen eta banaketa batean gauza bakoitza zenbatetan gertatzen
    den erakusten da, % 95eko tarteekin.

    n. partidak karta, bot eta lehen banatzaile berak ditu bi arauekin; hazi berak zenbaki berak ematen
    ditu. Ctrl+C sakatuta ordura arte dakiguna erakusten da.
compare-rules = arauak
compare-preset = A-ren arautegia
compare-option = A-ren etxeko arau bat: knocker_double=no
compare-against-preset = B-ren arautegia; ezean, B A da, --against aukerak aldatzen duenarekin
compare-against = B-ren etxeko arau bat
compare-seats = eserleku kopurua (3, edo arauek onartzen duten hurbilena)
compare-against-seats = B-ren eserleku kopurua
compare-level = boten maila: { $levels } (club, edo novice club jokalariek asko irauten badute)
compare-matches = partidak arau sorta bakoitzarekin (%(default)s)
compare-plot = zenbakiak marraztu FITXATEGIA.svg, .png edo .pdf fitxategian (boneace[study] behar du)

## Aurrerapena eta emaitzak

compare-playing = { $of } partidatik { $done }
compare-stopped = Etenda: zenbakiak osatutako partidenak dira.
compare-same = bi arau sortak berdinak dira: aldatu batean etxeko arau bat, arautegia edo eserleku kopurua
compare-heading = { $game }: { $matches ->
    [0] ez dago partida osorik
   *[other] { $matches } partida arau sorta bakoitzarekin
}, { $level }
compare-first-is = A: { $rules }
compare-second-is = B: { $rules }
compare-column = { $column ->
    [first] A
    [second] B
   *[difference] B − A
}
compare-group = { $group ->
    [length] Iraupena
    [won] Irabazitako partidak lekuaren arabera, %
    [gain] Banaketako irabazia lekuaren arabera, { $unit }
    [dealt] Banaketako irabazia banatzailearengandik zenbatutako lekuaren arabera, { $unit }
    [moves] Jokaldiak, zenbat banaketa batean
   *[events] Beste zer gertatzen den, zenbatetan banaketa batean
}
compare-lengths = Partida bateko banaketak, partiden %
compare-note-intervals = ± eta *: % 95eko tarteak; * tartean 0 ez duen aldea da. Hogei lerrotik batek gutxi gorabehera zoriz du *.
compare-note-cut = { $side ->
    [first] A
   *[second] B
}: { $count } partida eten { $count ->
    [one] da
   *[other] dira
} { $deals } banaketaren ondoren; irabazlea ez da kontatzen.

## Zer kontatzen den

compare-deals = Partida bateko banaketak
compare-moves = Partida bateko jokaldiak
compare-pace = Banaketa bateko jokaldiak
compare-place = { $place ->
    [0] Lehen banatzailea
    [one] Hurrengo eserlekua
   *[other] { $place } eserleku geroago
}
compare-dealt = { $place ->
    [0] Banatzailea
    [one] Banatzailearen hurrengo eserlekua
   *[other] Banatzailea baino { $place } eserleku geroago
}
compare-change = { $option }: { $value }
compare-as-dealt = { $what }, banatu orduko
compare-unit = { $unit ->
    [chips] fitxak
    [lives] bizitzak
    [stones] harriak
    [points] puntuak
   *[returns] irabazia
}
compare-event-blitz = 31 batek banaketa amaitzen du
compare-event-drawn = Banaketan inork ez du galtzen
compare-event-out = Jokalari bat kanpoan geratzen da
compare-event-shuffled = Sorta berriz nahasten da
compare-event-game = Joko bat irabazten da
compare-event-claimed = Potoa eskatzen da
compare-event-annulled = Banaketak ez du balio
compare-event-carried = Potoa hurrengo banaketarako geratzen da
compare-event-passed-over = Kartak amaitu dira denek aldatu aurretik
compare-event-over = Esku bat pasatzen da
compare-event-collected = Naturalak denengandik kobratzen du
compare-event-dealer = Banaketa beste bati pasatzen zaio
compare-event-stayed = Banatzailea ez da aldatzen, naturala izan arren
compare-event-signal = Keinu bat egiten da
compare-event-renewing = Karta berriak erdian
