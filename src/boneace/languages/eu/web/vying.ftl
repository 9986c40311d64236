# Apustu-jokoen mahaiak: Best, Pair and Thirty-one; Three-Stake Brag; Primiera.
#
# Glosarioa. stage: atala. pot: potoa. to brag: brag egin. brag: brag. to match: berdindu. to raise: igo. to see:
# ikusi. to drop, to fold: utzi. to stand: gelditu. satisfied: konforme. stake: apustua.

vying-discard-n = Baztertu { $n }
vying-choose-first = Lehenbizi aukeratu baztertzeko kartak.
vying-cannot-discard = Orain ezin dira karta horiek baztertu.
vying-at-most = Gehienez { $n ->
    [one] karta bat alda daiteke
   *[other] { $n } karta alda daitezke
  }.
vying-replaced = Sortatik ordezten dira

vying-hold = Zure kartak: { $cards }.
vying-hold-worth = Zure kartak: { $cards }; { $worth }.
vying-total = guztira { $total }
vying-asked-stake = apustua: { $n }
vying-asked-brag = brag: { $n }
vying-choose-discard = aukeratu baztertzeko kartak
vying-range-raise = igo, { $least } eta { $most } artean
vying-range-brag = brag, { $least } eta { $most } artean
vying-range = { $word }, { $least } eta { $most } artean
vying-drew = Hartu duzuna: { $card }.
vying-turn = Zure txanda.
vying-turn-asked = Zure txanda; { $asked }.
vying-may = Aukerak: { $moves }.

vying-stake = Apustua
vying-brag-is = Brag
vying-by = nork: { $who }
vying-to-begin = hasteko
vying-more-to-stay = { $what } gehiago jarraitzeko
vying-in-the-pot = potoan
vying-shown = agerian: { $cards }
vying-put-in = jarrita
vying-put-in-title = Apustuan jarria
vying-chips-put-in = { $n ->
    [one] fitxa jarrita
   *[other] fitxa jarrita
  }
vying-discarded = baztertuak: { $n }
vying-total-label = guztira
vying-stages-of-deal = Banaketaren atalak
vying-stage-past = amaituta
vying-stage-now = orain
vying-stage-ahead = gero
vying-nobody = Inor ez

vying-stages = Atalak
vying-double = Joko bikoitza: bi aldiz balio du.
vying-claimed = eskatu du
vying-not-shown = erakutsi gabe
vying-each = { $change } bakoitzak

vying-key-amount = Aukeratu brag edo igoera baten kopurua; 0 hamar da
vying-key-step = Gehiago edo gutxiago; zenbakiaren gainean, geziekin ere bai
vying-key-choose = Aukeratu edo utzi zure eskuko lehenengotik laugarrenera
