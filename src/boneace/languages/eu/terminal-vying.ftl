# Atalak eta apustuak dituzten jokoak terminalean: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
# Jokoen hitzak vying.ftl fitxategian eta bakoitzarenean daude, beren glosategiekin.
#
# Idazten dena (brag 2, discard 7H 4C) notazioa da, hizkuntza guztietan bera.

## Zure txanda, eta mahaia

terminal-vying-open-cards = Agerian dauden kartak: { $shown }.
terminal-vying-has-said = { $who }, esana: { $said }.
terminal-vying-all-up = Denak agerian daude.
terminal-vying-face-up = Agerian: { $cards }.
terminal-vying-value = Balioa: { $worth }.
terminal-vying-value-by = Balioa: { $worth } ({ $best }).
terminal-vying-total = Guztira: { $total }.
terminal-vying-pack = Sortan { $cards ->
    [one] karta { $cards } geratzen da
   *[other] { $cards } karta geratzen dira
}.
terminal-vying-stage = { $number }. atala, { $count } guztira: { $title }.
terminal-vying-stage-worth = { $number }. atala, { $count } guztira: { $title }, { $worth } jokoan.
terminal-vying-outcome = { $title }: { $told }
terminal-vying-won = { $title }: { $who }.
terminal-vying-won-worth = { $title }: { $worth } ({ $who }).
terminal-vying-pot = Potoan: { $chips }.
terminal-vying-pots = Potoetan: { $pots }.
terminal-vying-you-propose = Zure proposamena: { $stake } jokoan.
terminal-vying-proposes = { $who }, proposamena: { $stake } jokoan.
terminal-vying-stake-is = Apustua: { $stake }.
terminal-vying-your-brag = Zure brag: { $chips }.
terminal-vying-brag = Brag ({ $who }): { $chips }.
terminal-vying-put-in = Zuk jarrita: { $chips }.
terminal-vying-no-brag = Inork ez du brag egin oraindik.
terminal-vying-standing-paid = Markagailua, hurrengo banaketakoa ordainduta: { $seats }.

## Bakoitzak egindakoa

terminal-vying-counts = guztira { $total }
terminal-vying-staked = { $chips } jarrita
terminal-vying-in = { $chips } jarrita
terminal-vying-threw = { $cards } baztertuta
terminal-vying-said = esana: { $said }

## Zer egin dezakezun

terminal-vying-upto = { $most ->
    [one] karta bat
   *[other] 1–{ $most } karta
}
terminal-vying-discard = { $cards } baztertu, adibidez { $move }; guztiak ikusteko: moves.

## Laguntza

terminal-vying-help-amounts = Kopuruak, eskatzen direnean: brag 2, { $brag } 2, { $raise } 3, edo zerrendako zenbakia eta gero
terminal-vying-help-amounts-more = kopurua: 2 3.
terminal-vying-help-several = Hainbat batera, kartak aldatzen direnean: discard 7H 4C, { $discard } 7H 4C edo 7H 4C bakarrik.

## Marraztuta

terminal-vying-strip-won = { $title }: { $who }
terminal-vying-unit = { $unit ->
    [point] pt
   *[chip] f.
}
terminal-vying-in-pot = Potoa { $chips }
terminal-vying-at-stake = { $unit ->
    [point] Apustua
   *[chip] Brag
} { $amount }
terminal-vying-at-stake-by = { $unit ->
    [point] Apustua
   *[chip] Brag
} { $amount } ({ $who })
terminal-vying-nothing-bragged = inork ez du brag egin
terminal-vying-in-pack = sorta { $cards }
terminal-vying-ask-amount = { $label } ({ $key }, − + aldatzeko)
terminal-vying-ask-discard = { terminal-vying-upto } aukeratu (1–4) eta baztertu ({ $discard })
terminal-vying-key-amount = Beste kopuru bat brag egiteko edo igotzeko; edo idatzi zifra
terminal-vying-key-choose = Baztertzeko karta bat aukeratu, saguaz ere bai

## Banaketaren amaiera

terminal-vying-paid = Hurrengo banaketakoa ordainduta dago.
terminal-vying-claims = eskatzen: { $value }
