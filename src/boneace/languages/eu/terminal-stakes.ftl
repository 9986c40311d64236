# Atalak eta apustuak dituzten jokoak terminalean: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
# Jokoen hitzak vying.ftl fitxategian eta bakoitzarenean daude, beren glosategiekin.
#
# Idazten dena (brag 2, discard 7H 4C) notazioa da, hizkuntza guztietan bera.

## Zure txanda, eta mahaia

terminal-stakes-open-cards = Agerian dauden kartak: { $shown }.
terminal-stakes-has-said = { $who }, esana: { $said }.
terminal-stakes-no-cards = Ez duzu kartarik.
terminal-stakes-hand = Zure kartak: { $cards }.
terminal-stakes-all-up = Denak agerian daude.
terminal-stakes-face-up = Agerian: { $cards }.
terminal-stakes-value = Balioa: { $worth }.
terminal-stakes-value-by = Balioa: { $worth } ({ $best }).
terminal-stakes-total = Guztira: { $total }.
terminal-stakes-pack = Sortan { $cards ->
    [one] karta { $cards } geratzen da
   *[other] { $cards } karta geratzen dira
}.
terminal-stakes-stage = { $number }. atala, { $count } guztira: { $title }.
terminal-stakes-stage-worth = { $number }. atala, { $count } guztira: { $title }, { $worth } jokoan.
terminal-stakes-outcome = { $title }: { $told }
terminal-stakes-won = { $title }: { $who }.
terminal-stakes-won-worth = { $title }: { $worth } ({ $who }).
terminal-stakes-pot = Potoan: { $chips }.
terminal-stakes-pots = Potoetan: { $pots }.
terminal-stakes-you-propose = Zure proposamena: { $stake } jokoan.
terminal-stakes-proposes = { $who }, proposamena: { $stake } jokoan.
terminal-stakes-stake-is = Apustua: { $stake }.
terminal-stakes-your-brag = Zure brag: { $chips }.
terminal-stakes-brag = Brag ({ $who }): { $chips }.
terminal-stakes-put-in = Zuk jarrita: { $chips }.
terminal-stakes-no-brag = Inork ez du brag egin oraindik.
terminal-stakes-standing-paid = Markagailua, hurrengo banaketakoa ordainduta: { $seats }.

## Bakoitzak egindakoa

terminal-stakes-counts = guztira { $total }
terminal-stakes-staked = { $chips } jarrita
terminal-stakes-in = { $chips } jarrita
terminal-stakes-threw = { $cards } baztertuta
terminal-stakes-said = esana: { $said }

## Zer egin dezakezun

terminal-stakes-upto = { $most ->
    [one] karta bat
   *[other] 1–{ $most } karta
}
terminal-stakes-discard = { $cards } baztertu, adibidez { $move }; guztiak ikusteko: moves.

## Laguntza

terminal-stakes-help-short = Forma laburrak: p pass (pasa), b brag, r raise (igo), m match (berdindu), s see (ikusi) edo stand (gelditu, konforme), f fold (utzi),
terminal-stakes-help-draw = d draw (hartu) edo drop (utzi), x discard (baztertu). Edo zerrendan jokaldiaren aurretik dagoen zenbakia.
terminal-stakes-help-amounts = Kopuruak, eskatzen direnean: brag 2, b 2, r 3, edo zerrendako zenbakia eta gero
terminal-stakes-help-amounts-more = kopurua: 2 3.
terminal-stakes-help-cards = Kartak: maila, A K Q J T 9–2, eta paloa, S (pikak) H (bihotzak) D (diamanteak) C (hirustak): TD diamantezko hamarrekoa da.
terminal-stakes-help-several = Hainbat batera, kartak aldatzen direnean: discard 7H 4C, x 7H 4C edo 7H 4C bakarrik.

## Marraztuta

terminal-stakes-hint = z azkar · l erregistroa · c koloreak · ? teklak · --plain testu hutsa
terminal-stakes-up = ageri
terminal-stakes-strip-won = { $title }: { $who }
terminal-stakes-unit = { $unit ->
    [point] pt
   *[chip] f.
}
terminal-stakes-watching = Partida hau ikusten ari zara.
terminal-stakes-in-pot = Potoa { $chips }
terminal-stakes-at-stake = { $unit ->
    [point] Apustua
   *[chip] Brag
} { $amount }
terminal-stakes-at-stake-by = { $unit ->
    [point] Apustua
   *[chip] Brag
} { $amount } ({ $who })
terminal-stakes-nothing-bragged = inork ez du brag egin
terminal-stakes-in-pack = sorta { $cards }
terminal-stakes-button = { $verb ->
    [brag] Brag
    [raise] Igo
    [match] Berdindu
    [see] Ikusi
    [fold] Utzi
    [drop] Utzi
    [draw] Hartu
    [discard] Baztertu
    [stand] Gelditu
   *[pass] Pasa
}
terminal-stakes-button-amount = { terminal-stakes-button } { $amount }
terminal-stakes-ask = Zure txanda: { $moves }.
terminal-stakes-ask-amount = { $label } ({ $key }, − + aldatzeko)
terminal-stakes-ask-discard = { terminal-stakes-upto } aukeratu (1–4) eta baztertu (x)
terminal-stakes-choose-first = Aukeratu kartak lehenik: 1–4, edo saguaz.
terminal-stakes-keys-hand = 1–4
terminal-stakes-key-pass = Pasa
terminal-stakes-key-brag = Brag; igo
terminal-stakes-key-match = Brag bat berdindu
terminal-stakes-key-see = Apustua ikusi; edo gelditu: konforme zaude
terminal-stakes-key-fold = Utzi; edo karta bat hartu
terminal-stakes-key-amount = Beste kopuru bat brag egiteko edo igotzeko; edo idatzi zifra
terminal-stakes-key-choose = Baztertzeko karta bat aukeratu, saguaz ere bai
terminal-stakes-key-discard = Aukeratutako kartak baztertu
terminal-stakes-key-marks = banatzailea, ▶ txanda duena

## Banaketaren amaiera

terminal-stakes-end = { $deal }. banaketaren amaiera
terminal-stakes-paid = Hurrengo banaketakoa ordainduta dago.
terminal-stakes-claims = eskatzen: { $value }
