# Three-Stake Brag: zer gertatzen den, zer egin daitekeen eta zergatik ez. Besteekin batera duena
# vying.ftl-n dago.
#
# Glosarioa. upcard: agerian dagoen karta. bon ace: diamantezko batekoa, joko honetan hala deitua.
# bragger: braggerra, beste baten ordez balio duen karta. pair, prial: bikotea, priala. eldest: eskua, banatzailearen ondoko lehena.
# vying: apustuak. over: 31 gaindituta. to see: ikusi. to draw: hartu. to stand: gelditu. Izenak
# deklinatu gabe.

## Hitzak

three-stake-brag-stage = { $pot ->
    [upcard] Karta onena
    [brag] Brag
   *[thirty-one] Hogeita hamaika
}
three-stake-brag-pot = { $pot ->
    [upcard] kartaren potoa
    [brag] brag-potoa
   *[thirty-one] hogeita hamaikaren potoa
}
three-stake-brag-no-pair = bikoterik ez
three-stake-brag-made = { $hand } braggerrarekin
three-stake-brag-over = { $count }, gaindituta
three-stake-brag-label-see = Ikusi ({ $chips })
three-stake-brag-label-draw = Hartu
three-stake-brag-label-stand = Gelditu

## Zergatik joan den potoa joan den lekura

three-stake-brag-bon-ace = { $card }, bon ace
three-stake-brag-eldest = { $best }, berdinen artean eskua
three-stake-brag-beats = { $best }, honen gainetik: { $other }
three-stake-brag-better = { $hand }: hirustazko txanka bragger hobea da
three-stake-brag-nobody-stayed = Ez da beste inor geratu
three-stake-brag-nobody-bragged = Inork ez du brag egin
three-stake-brag-nobody-bragged-why = Inork ez du brag egin: { $why }
three-stake-brag-nobody-has = Geratu direnetan inork ez du bikoterik
three-stake-brag-all-over = Denek gainditu dute
three-stake-brag-others-over = { $count }: gainerako guztiek gainditu dute

## Gertatutakoa

three-stake-brag-ante = Bakoitzak { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
} jarri du hiru potoetako bakoitzean; potoetan: { $pots }.
three-stake-brag-shows = { $who }: { $card } agerian.
three-stake-brag-draws = { $who }: { $card } hartuta, { $count }.
three-stake-brag-stands = { $who }: geldituta, { $count }.
three-stake-brag-nobody-brags = Inork ez du brag egiten.
three-stake-brag-sees = { $who }: ikusi ({ $chips }).
three-stake-brag-opens = { $who }: { $cards }, { $said }.
three-stake-brag-takes = { $who }: { three-stake-brag-pot }, { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
} ({ $why }).
three-stake-brag-carried = { $why }. Hurrengo banaketarako: { three-stake-brag-pot }, { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
}.
three-stake-brag-counted = Hogeita hamaikaren kontua: { $counts }.
three-stake-brag-all-three = { $who }: hiru potoak, eta beste bakoitzaren { $chips ->
    [one] fitxa { $chips }
   *[other] { $chips } fitxa
} gehiago.
three-stake-brag-changed = { $who }: { $does ->
    [wins] +
   *[loses] −
}{ $chips ->
    [one] { $chips } fitxa
   *[other] { $chips } fitxa
} banaketa honetan.

## Zer egiten duen jokaldi batek

three-stake-brag-hint-see = { $chips } fitxa brag-potoan jarri, eta bi eskuak alderatu
three-stake-brag-hint-draw = Sortako goiko karta hartu
three-stake-brag-hint-stand = Horretan geratu: { $count }

## Zergatik ez

three-stake-brag-no-move = «{ $text }» ez da Three-Stake Brag jokoko jokaldi bat. Hauek daude: brag 2, pass, match, raise 3, drop, draw, stand{ $see ->
    [yes] { " " }eta see
   *[no] { "" }
}
three-stake-brag-no-pack = Sorta agortu da
three-stake-brag-vying-over = Apustuak amaitu dira eta eskuak agerian daude: hartu edo gelditu
three-stake-brag-drawn-later = Kartak apustuen ondoren hartzen dira, eskuak agerian daudela
three-stake-brag-no-see = Eskuak geratzen diren guztiek berdindu dutenean alderatzen dira: inork ez du ikusteagatik ordaintzen
three-stake-brag-nothing-to-see = Inork ez du brag egin oraindik: ez dago zer ikusirik
three-stake-brag-see-of-two = Bi geratzen direnean bakarrik ikus daiteke
three-stake-brag-modern-limit = apustu modernoan txanda bakoitzean ordaintzen da eta ez dago mugarik: «vying_limit» aukerak 0 izan behar du
