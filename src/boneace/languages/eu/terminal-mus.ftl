# Musaren mahaia terminalean. Jokoaren hitzak mus.ftl fitxategian daude, glosategiarekin.

## Aldeak eta harriak

terminal-mus-pile = { $who }: { $stones } harri, { $target } behar; irabazitako jokoak: { $games }.
terminal-mus-lie = Mahai gainean: { $amarracos ->
    [one] hamarreko 1
   *[other] { $amarracos } hamarreko
} ({ $keeper }), { $loose ->
    [one] harri 1
   *[other] { $loose } harri
} ({ $other }).
terminal-mus-lie-warned = Mahai gainean: { $loose ->
    [one] harri 1
   *[other] { $loose } harri
} ({ $other }); hamarrekoak ontzira itzuli dira.
terminal-mus-has = { $who } { $stones ->
    [one] harri 1
   *[other] { $stones } harri
}, { $games ->
    [one] joko 1
   *[other] { $games } joko
}
terminal-mus-standing = Markagailua: { $sides }.
terminal-mus-bowl = Ontzian: { $bowl }. Sortan: { $stock ->
    [one] karta 1
   *[other] { $stock } karta
}.

## Esandakoa

terminal-mus-deal = Banatzailea: { $dealer }. Eskua: { $mano }.
terminal-mus-changed = botata: { $cards }
terminal-mus-declared = { $has ->
    [yes] { $word } bai
   *[no] { $word } ez
}
terminal-mus-lance = { $title }: { $state }.
terminal-mus-open = apusturik ez oraindik
terminal-mus-asked = { $who }: { $stones } erantzuteko, onartu ezean { $deje }
terminal-mus-asked-ordago = { $who }: hordago, onartu ezean { $deje }
terminal-mus-declined = onartu gabe, { $stones } ({ $who })
terminal-mus-decided = { $how ->
    [accepted] { $stones ->
        [one] harri 1
       *[other] { $stones } harri
    } jokoan
    [passed] pasoan
    [ordago] hordagoa onartuta
   *[unable] apusturik gabe
}
terminal-mus-silent = ezer ez oraindik

## Zure kartak

terminal-mus-hand = Zure kartak: { $cards }: { $holds }.

## Zer egin dezakezun

terminal-mus-discard = Batetik laura karta bota: idatzi haien tokiak zure eskuan, adibidez 1 3, edo kartak.

## Keinuak

terminal-mus-seen = Keinua ({ $who }): { $what }.
terminal-mus-given = Zure keinuak: { $what }.
terminal-mus-may-signal = { $number }: { $move } ({ $meaning }: { $gesture })
terminal-mus-no-signals = Mahai honetan ez dago keinurik.
terminal-mus-claimed = { $who }: harri bat eskatzen, behar bezala jokatzeagatik. Emateko: grant { $seat }.
terminal-mus-before-others = Beste batzuek zuk baino lehen hitz egiten dute. Egin keinua, edo sakatu Sartu aurrera egiteko.

## Kontua

terminal-mus-step = { $lance ->
    [grande] Handia
    [chica] Txikia
    [pares] Pareak
    [juego] Jokoa
    [punto] Puntua
   *[none] Adeitasuna
}: { $who }, { $why }: { $stones ->
    [one] harri 1
   *[other] { $stones } harri
}, guztira { $now }.
terminal-mus-no-count = Oraindik ez da banaketarik kontatu.

## Laguntza

terminal-mus-help-short = Laburdurak: { $mus } mus, { $no-mus } mintza edo tira, { $paso } paso, { $envido } enbido, { $reenvido } errenbido, { $quiero } (edo bai) iduki, { $ordago } hordago. Edo zerrendako zenbakia.
terminal-mus-help-bets = Apustuak: enbido 4 edo { $envido } 4, errenbido 3 edo { $reenvido } 3; zenbakirik gabe 2 dira. Hitzez ere bai: enbido biga, enbido bortz; eta mintza, musik ez edo mus ez, denak berdin.
terminal-mus-help-discards = Deskarteak: karten tokiak zure eskuan, adibidez 1 3, edo kartak, adibidez 7E 4C.
terminal-mus-help-signals = keinuak: egin ditzakezunak. Galdetzen zaizunean, zenbakiaz, { $signal } 1, edo izenaz, signal two-kings; bikotekideak ikusten du, eta aurkari batek harrapa dezake.
terminal-mus-help-claims = claim: behar bezala jokatzeagatik harri bat eskatzeko. grant 2: 2. eserlekuari emateko.
terminal-mus-help-count = kontua: azken banaketako harri bakoitza nondik datorren.

## Marraztuta

terminal-mus-side = { $who } { $stones }/{ $target } ({ $games })
terminal-mus-target = Jokoa: { $target } harri; irabazitako joko gehien: { $games }
terminal-mus-in-bowl = ontzian { $bowl }
terminal-mus-claims = { $who }: harri bat eskatzen ({ $signal })
terminal-mus-signal-key = { $signal }: keinua bikotekideari
terminal-mus-hint = { $signal } keinua · z azkar · l historiala · c koloreak · ? teklak · --plain testu hutsa
terminal-mus-button-discard = Bota
terminal-mus-ask-amount = { $label } ({ $key }, { $least }–{ $most })
terminal-mus-ask-discard = Zure txanda: aukeratu botatzeko kartak (1–4 teklak), eta bota ({ $discard }).
terminal-mus-key-talk = Mus; mintza: karta hauekin jokatu
terminal-mus-key-open = Paso; enbido
terminal-mus-key-answer = Iduki; tira; errenbido
terminal-mus-key-ordago = Hordago
terminal-mus-key-amount = Apustuaren harriak, 1 eta 2 12 dira; + − gehiago, gutxiago
terminal-mus-key-discard = Botatzeko kartak aukeratu, saguaz ere bai. Bota
terminal-mus-key-signal = Keinua bikotekideari, edozein unetan; harri bat eskatu edo eman
terminal-mus-key-stones = Harria; hamarrekoa, bost harri
terminal-mus-key-marks = Banatzailea; noren txanda den
terminal-mus-dialog = Txandaz kanpo
terminal-mus-option = { $meaning } — { $gesture }
terminal-mus-option-claim = Eskatu harri bat behar bezala jokatzeagatik
terminal-mus-option-grant = Eman behar bezala jokatzeagatiko harria: { $who }

## Banaketaren amaiera

terminal-mus-why = { $who }: { $why }
terminal-mus-total = { $who } +{ $change }: { $stones }
