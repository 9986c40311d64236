# Hogeita hamaika, Switch eta Stop the Bus: bizitzetara jokatzen diren jokoek berdin esaten dutena.
#
# Jokaldi gisa idazten dena (swap 4C for 9H, knock) notazioa da, hizkuntza guztietan bera; esaldietan
# datorrena hizkuntzako hitza da.
#
# Glosategia. life: bizitza. on the county: doan. out: kanpoan. to knock: kolpatu. to stand: gelditu.
# to exchange, to swap: trukatu. face up: agerian. deal: banaketa. Izenak ez dira deklinatzen: bi
# punturen aurrean doaz, eta kartak ere ez.

## Gertatutakoa

lives-deals = { $deal }. banaketa. Banatzailea: { $who }.
lives-knocks = { $who }: kolpea.
lives-stands = { $who }: geldi.
lives-exchanges = { $who }: { $given } eman, { $received } hartu.
lives-three-cards = hiru karta
lives-blitz = { $showing }: 31!
lives-blitz-hand = { $who } { $cards }
lives-shown = Agerian: { $hands }.
lives-shown-hand = { $who } { $cards } ({ $worth })
lives-loses = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago; { $left ->
    [one] bat
   *[other] { $left }
} geratzen.
lives-loses-last = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago, eta hemendik aurrera doan.
lives-loses-all = { $who }: { $lives ->
    [one] bizitza bat
   *[other] { $lives } bizitza
} gutxiago.
lives-loses-again = { $who }: doan zebilen, eta berriro galdu du.
lives-out = { $who }: kanpoan.
lives-won = Partidaren { $count ->
    [one] irabazlea
   *[other] irabazleak
}: { $who }.

## Jokaldiak nola deitzen diren

lives-swap = Trukatu: { $given } eman, { $taken } hartu
lives-swap-two = Trukatu bi

## Ulertzen ez dena

lives-no-move = «{ $text }» ez da { $game } jokoko jokaldi bat. Hauek daude: { $moves }
lives-no-for = «{ $text }»: «for» falta da. Trukea honela idazten da: «swap 4C for 9H»
lives-name-both = «{ $text }»: eskuko karta bat eta mahaiko bat izendatu behar dira

## Zergatik ez

lives-cards-first = Lehenik kartak banatu behar dira
lives-never-two = Karta bat trukatzen da, edo hirurak; bi inoiz ez
lives-not-held = { $card } ez dago eskuan
lives-not-face-up = { $card } ez dago agerian mahaian
lives-stand-last = Azken txandan gelditzen da, norbaitek kolpatu duenean
lives-knock-early = Inork ezin du kolpatu denek txanda bat izan baino lehen

## Partida bat zerekin has daitekeen

lives-no-life = joko honetan bizitzarik gabeko eserlekua kanpoan dago: «out» idatzi behar da
lives-two-in = gutxienez bi eserleku egon behar dira jokoan
lives-dealer-out = { $seat }. eserlekuak ezin du banatu: kanpoan dago
