# `boneace simulate`: boten arteko partidak, eta nola joan diren.
#
# Laguntzan, %(default)s hutsune bat da.
#
# Glosarioa. seat: eserlekua, bot batek partida guztietan duena. cut: etenda, amaierarik ez zuen partida.

## Laguntza

simulate-help = botei partidak jokarazi, eta nola joan diren esan
simulate-about = Botek joko baten partidak jokatzen dituzte. Partida batek zenbat irauten duen, nork irabazten duen botaren,
    eserlekuaren eta lehen banatzailetik dagoen distantziaren arabera, eta banaketa batean gauza bakoitza
    zenbatetan gertatzen den erakusten da, % 95eko tarteekin. Partidak gorde daitezke.

    Botak txandaka esertzen dira mahaiaren inguruan; batere ez baduzu ematen, denak hasiberriak dira. Lehen
    banatzailea partida batetik bestera aldatzen da. Hazi berak zenbaki berak ematen ditu, lana edonork eginda
    ere. Ctrl+C sakatuta ordura arte dakiguna erakusten da.
simulate-matches = partida kopurua (%(default)s)
simulate-records = partidak FITXATEGIA.jsonl fitxategian idatzi, bat lerro bakoitzean
simulate-a-file-of-records = gordetako partiden fitxategia

## Emaitzak

simulate-too-many = { $bots } bot { $seats } eserleku baino gehiago dira: eman --seats, edo bot gutxiago
simulate-heading = { $game }: { $matches ->
    [0] ez dago partida osorik
    [one] partida 1
   *[other] { $matches } partida
}
simulate-seat = { $seat }. eserlekua: { $bot }
simulate-group = { $group ->
    [won] { $of ->
        [bot] Irabazitako partidak botaren arabera, %
       *[seat] Irabazitako partidak eserlekuaren arabera, %
    }
   *[gain] { $of ->
        [bot] Banaketako irabazia, botaren eserleku bakoitzeko, { $unit }
       *[seat] Banaketako irabazia eserlekuaren arabera, { $unit }
    }
}
simulate-note-intervals = ±: % 95eko tarteak.
simulate-note-cut = { $count } partida eten { $count ->
    [one] da
   *[other] dira
} { $deals } banaketaren ondoren; irabazlea ez da kontatzen.
