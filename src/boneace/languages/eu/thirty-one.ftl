# Hogeita hamaika: zer gertatu den, zer egin daitekeen eta zergatik ez; aparteko apustuak.
#
# Jokaldi gisa idazten dena (discard 7H, bet 5 on 1) notazioa da, hizkuntza guztietan bera.
#
# Glosategia. stock: sorta. upcard: agerikoa. to draw: sortatik hartu. to take: agerikoa hartu. to
# discard: baztertu. pile: baztertuak. widow: alarguna. token: fitxa. deal: banaketa. drawn: berdinduta.
# wager: aparteko apustua. to outlast: gehiago iraun. to cover: estali. Izenak eta kartak ez dira
# deklinatzen: izenak bi punturen aurrean edo atzean doaz.

## Gertatutakoa

thirty-one-draws = { $who }: karta bat sortatik.
thirty-one-draws-card = { $who }: { $card } sortatik.
thirty-one-would-draw = { $who }: sortatik hartu nahi, baina sorta agortu da.
thirty-one-takes = { $who }: { $card } baztertuetatik.
thirty-one-discards = { $who }: baztertua, { $card }.
thirty-one-upcard = Agerikoa: { $card }.
thirty-one-exchanges = { $who }: { $cards } alargunera, { $count ->
    [one] karta honen truke
   *[other] karta hauen truke
}: { $slots }.
thirty-one-drawn = Sorta agortu da eta inork ez du kolpatu: banaketa berdinduta.
thirty-one-scores = { $who }: { $points ->
    [one] puntu bat
   *[other] { $points } puntu
}.
thirty-one-wins-tokens = { $who }: { $tokens ->
    [one] fitxa bat
   *[other] { $tokens } fitxa
} mahaitik.
thirty-one-adds-tokens = { $who }: { $tokens ->
    [one] fitxa bat
   *[other] { $tokens } fitxa
} mahaira.
thirty-one-antes = Bakoitzak { $ante ->
    [one] fitxa bat jarri du
   *[other] { $ante } fitxa jarri ditu
}; mahaian { $table }.

## Zer egin daitekeen

thirty-one-move-draw = Sortatik
    .hint = Sortaren gaineko karta hartu
thirty-one-move-take = Agerikoa
    .hint = Baztertuen gaineko karta hartu
thirty-one-move-knock = Kolpatu
    .hint = Banaketa amaitu: besteek txanda bana gehiago dute
thirty-one-move-stand = Gelditu
    .hint = Zure hiru kartak gorde
thirty-one-discard = Baztertu { $card }
    .hint = Baztertu { thirty-one-card }: besteek { $left } balio dute
thirty-one-exchange = Trukatu: { $given } eman, { $slots } hartu

## Ulertzen ez dena

thirty-one-no-move = «{ $text }» ez da hogeita hamaikaren jokaldi bat. Hauek daude: draw, take, discard 7H, knock eta stand
thirty-one-no-move-widow = «{ $text }» ez da hogeita hamaikaren jokaldi bat. Hauek daude: draw, take, discard 7H, knock, stand eta exchange 4C for 2
thirty-one-no-for = «{ $text }»: «for» falta da. Trukea honela idazten da: «exchange 4C for 2»
thirty-one-no-slot = «{ $text }»: lekua 1, 2 edo 3 izan behar da
thirty-one-each-once = «{ $text }»: karta eta leku bakoitza behin izendatu behar da

## Zergatik ez

thirty-one-draw-first = Lehenik karta bat hartu behar da, sortatik edo baztertuetatik
thirty-one-no-widow = Partida honetan ez dago alargunik trukatzeko
thirty-one-as-many = Alargunera joaten diren adina karta ateratzen dira handik
thirty-one-turn-used = Lehenik karta bat baztertu behar da: txanda erabilita dago
thirty-one-deal-first = Lehenik karta bat banatu behar da
thirty-one-card-first = Lehenik karta bat atera behar da sortatik
thirty-one-no-knock-now = Karta hartu ordez kolpatzen da: orain karta bat baztertu behar da
thirty-one-discard-now = Orain karta bat baztertu behar da: txanda batean karta bakarra hartzen da
thirty-one-just-taken = { $card } txanda honetan hartu da, eta ezin da berriro baztertu
thirty-one-knocked = Norbaitek kolpatu du dagoeneko: sortatik edo agerikoa hartu, edo gelditu
thirty-one-own-discard = Norberak baztertutakoa bi jokalari geratzen direnean bakarrik har daiteke berriro
thirty-one-stock-used = Sorta agortu da

## Aparteko apustuak

thirty-one-bets-wins = { $who }: { $stake } jokoan; partidaren irabazlea: { $on }.
thirty-one-bets-outlasts = { $who }: { $stake } jokoan; nork iraungo duen gehiago: { $on } ({ $over } baino).
thirty-one-covers = { $who }: apustua estalita ({ $by }, { $stake }).
thirty-one-lapses = { $who }: { $stake } jokoan zeuden, baina inork ez du apustua estali.
thirty-one-stand-off = { $who }, { $other }: apustua berdinduta ({ $stake }).
thirty-one-wins-wager = { $who }: { $stake } irabazita (apustuaren beste aldea: { $other }).

thirty-one-wager-help = «bet 5 on 1», «bet 5 on 1 over 2» edo «cover 3»
thirty-one-no-wager = «{ $text }» ez da aparteko apustu bat: idatzi { thirty-one-wager-help }
thirty-one-wager-seat = «{ $text }»: mahai honetan ez dago halako eserlekurik; idatzi { thirty-one-wager-help }
thirty-one-wager-stake = jokatzen dena 1 eta { $most } arteko zenbaki osoa da, ez «{ $number }»
thirty-one-outlast-itself = Eserleku batek ezin du berak baino gehiago iraun
thirty-one-out-already = Kanpoan dago dagoeneko: { $who }
thirty-one-own-wager = Inork ez du bere apustua estaltzen
thirty-one-no-open-wager = { $who }: ez dago apustu irekirik
thirty-one-bets-list = «bets» zerrenda bat izan behar da, eserleku bakoitzeko bat: { $seats }
thirty-one-bets-sum = «bets» zenbaki osoak izan behar dira, eta guztira 0

## Karten izenak

thirty-one-card = { thirty-one-suit } { thirty-one-rank }
thirty-one-suit = { $suit ->
    [spades] pikazko
    [hearts] bihotzezko
    [diamonds] diamantezko
   *[clubs] hirustazko
}
thirty-one-rank = { $rank ->
    [ace] batekoa
    [two] bikoa
    [three] hirukoa
    [four] laukoa
    [five] bostekoa
    [six] seikoa
    [seven] zazpikoa
    [eight] zortzikoa
    [nine] bederatzikoa
    [ten] hamarrekoa
    [jack] txanka
    [queen] erregina
   *[king] erregea
}
