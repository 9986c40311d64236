# Apustu-jokoak: Primiera; Three-Stake Brag; Best, Pair and Thirty-one. Denek batera dutena.
#
# Jokaldi gisa idazten dena (brag 2, raise 3, match) notazioa da, eta berdina hizkuntza guztietan.
#
# Glosarioa. to brag: brag egin. brag: brag, ingelesez bezala. to match: berdindu. to raise: igo. to drop: utzi. vying:
# apustuak. pot: potoa. chip: fitxa. deal: banaketa. pack: sorta. ace high: batekoa karta altuena,
# bikoterik gabe. prial: priala (hiru berdin). satisfied: konforme. Izenak deklinatu gabe doaz, bi punturen aurretik («Ane: brag 2»).

## Hitzak

vying-high = { cards-rank } karta altuena
vying-both = biek { cards-rank }, paloaren arabera
vying-pair = { cards-ranks } bikotea
vying-prial = { cards-ranks } priala
vying-did = { $did ->
    [passed] pasa
    [dropped] utzita
    [bragged] brag
    [matched] berdinduta
    [raised] igota
    [satisfied] konforme
    [stood] kartak gordeta
    [stands] geldituta
    [over] gaindituta
   *[made] 31
}

## Jokaldiak

vying-label = { $verb ->
    [brag] Brag { $chips }
    [raise] Igo { $chips } (guztira { $to })
    [match] Berdindu { $chips }
    [drop] Utzi
   *[pass] Pasa
}
vying-label-closed = { $chips ->
    [1] { vying-verb }
   *[other] { vying-verb } { $chips }
}
vying-verb = { $verb ->
    [brag] Brag
    [raise] Igo
    [match] Berdindu
    [drop] Utzi
   *[pass] Pasa
}
vying-hint-pass = Orain brag ez; beste norbaitek egiten badu, oraindik erantzun daiteke
vying-hint-drop = { $pot ->
    [brag] Brag-potoari
   *[only] Potoari
} eta bertan jarritakoari uko egin
vying-hint-costs = { $chips ->
    [one] Fitxa { $chips }
   *[other] { $chips } fitxa
} { vying-pot } jarri
vying-pot = { $pot ->
    [brag] brag-potoan
   *[only] potoan
}

## Gertatutakoa

vying-deals = { $deal }. banaketa. Banatzailea: { $who }.
vying-told = { $verb ->
    [brag] { $who }: brag { $chips }.
    [raise] { $who }: igo { $chips } (guztira { $to }).
    [match] { $who }: berdindu.
    [drop] { $who }: utzi.
   *[pass] { $who }: pasa.
}
vying-wins-match = { $who ->
    [you] Partida irabazi duzu
   *[other] Partidaren { $players ->
        [one] irabazlea
       *[other] irabazleak
    }: { $who }
}.

## Zergatik ez

vying-match-over = Partida amaitu da
vying-card-first = Lehenbizi sortatik karta bat atera behar da
vying-no-such-move = Ez dago horrelako jokaldirik
vying-most-at-once = { $verb ->
    [brag] Brag handiena
   *[raise] Igoera handiena
} aldi berean: { $most ->
    [one] fitxa { $most }
   *[other] { $most } fitxa
}
vying-bragged-already = Badago brag bat dagoeneko: berdindu, igo edo utzi egin behar da
vying-to-answer = Brag bati erantzun behar zaio: berdindu, igo edo utzi
vying-nothing-bragged = Inork ez du brag egin oraindik: brag edo pasa
vying-one-may = { $verb ->
    [brag] Brag handiena
   *[raise] Igoera handiena
}: { $most ->
    [one] fitxa { $most }
   *[other] { $most } fitxa
}
vying-limit = Inork ezin du banaketa batean { $limit ->
    [one] fitxa { $limit }
   *[other] { $limit } fitxa
} baino gehiago jarri: { $left ->
    [0] ezin da gehiago { $verb ->
        [brag] brag egin
       *[raise] igo
    }
    [one] { $verb ->
        [brag] brag handiena
       *[raise] igoera handiena
    }, fitxa { $left }
   *[other] { $verb ->
        [brag] brag handiena
       *[raise] igoera handiena
    }, { $left } fitxa
}

## Zer egin daitekeen

vying-action-pass = Pasa
    .help = Pasa
vying-action-brag = Brag
    .help = Brag, aukeratutakoarekin
vying-action-match = Berdindu
    .help = Berdindu brag hori
vying-action-see = Ikusi
    .help = Ikusi
vying-action-raise = Igo
    .help = Igo aukeratutakoa
vying-action-fold = Utzi
    .help = Utzi
vying-action-drop = Utzi
    .help = Utzi
vying-action-draw = Hartu
    .help = Hartu karta bat
vying-action-discard = Baztertu
    .help = Baztertu aukeratutako kartak
vying-action-stand = Gelditu
    .help = Gelditu
