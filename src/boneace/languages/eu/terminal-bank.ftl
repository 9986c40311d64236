# Banka baten aurkako mahaiak terminalean. Vingt-Un-en hitzak vingt-un.ftl fitxategian daude, beren
# glosarioarekin. pone: banatzailearen eskuinekoa, erabilitako kartak biltzen dituena.

## Bakoitzak zer duen

terminal-bank-has-deals = { $has }, banatzailea
terminal-bank-standing-pool = Markagailua: { $seats }; kutxan { $pool }.
terminal-bank-pool = Kutxan { $chips ->
    [one] fitxa 1 dago
   *[other] { $chips } fitxa daude
}.

## Zure txanda, eta mahaia

terminal-bank-deals = Banatzailea: { $who }{ $doubled ->
    [yes] ; apustuak bikoiztuta daude.
   *[no] .
}
terminal-bank-you-deal = Zuk banatzen duzu{ $doubled ->
    [yes] , eta apustuak bikoiztuta daude.
   *[no] .
}
terminal-bank-doubled = Apustuak bikoiztuta daude.
terminal-bank-stock = Sortan { $stock ->
    [one] karta 1 geratzen da
   *[other] { $stock } karta geratzen dira
}
terminal-bank-are-used = erabilita { $used ->
    [one] karta 1
   *[other] { $used } karta
}
terminal-bank-pack = { terminal-bank-stock }.
terminal-bank-pack-used = { terminal-bank-stock }; { terminal-bank-are-used }.
terminal-bank-pack-with = { terminal-bank-stock }; { terminal-bank-are-used } (biltzailea: { $who }).
terminal-bank-pack-with-you = { terminal-bank-stock }; { terminal-bank-are-used } (biltzailea: zu).

## Eskuak

terminal-bank-hands = { $who }: { $hands }.
terminal-bank-dealer-has = { $who }: { $cards }.
terminal-bank-one-hand = { $hand ->
    [1] lehen eskua
    [2] bigarren eskua
    [3] hirugarren eskua
   *[4] laugarren eskua
}: { $told }
terminal-bank-hand = { $hand ->
    [0] Zure eskua
    [1] Zure lehen eskua
    [2] Zure bigarren eskua
    [3] Zure hirugarren eskua
   *[4] Zure laugarren eskua
}: { $cards }.
terminal-bank-it-counts = guztira { $total }
terminal-bank-counts = guztira { $total }
terminal-bank-on-it = apustua { $chips ->
    [one] fitxa 1
   *[other] { $chips } fitxa
}
terminal-bank-asked = orain hau jokatzen da
terminal-bank-face-down = { $cards ->
    [one] karta 1
   *[other] { $cards } karta
} ahoz behera

## Zer egin dezakezun

terminal-bank-type = { $offer }: idatzi zenbakia.

## Laguntza

terminal-bank-help-short = Forma laburrak: { $stake } stake (apustua) edo stand (gelditu), { $draw } draw (eskatu), { $double } double (bikoiztu), { $no-double } no double (ez bikoiztu), { $divide } divide (banandu), { $keep } keep (bikotea ez banandu).
terminal-bank-help-stakes = Apustuak: zenbakia bakarrik, hala nola 3, edo stake 3, edo { $stake } 3. Bigarren eskua: divide 3 edo { $divide } 3.
terminal-bank-help-aces = Batekoak 1 edo 11 balio du: 7 edo 17 duen eskua 17 izango da hamarreko batekin.

## Marraztuta

terminal-bank-dealing = Banatzailea: { $who }
terminal-bank-dealing-you = Zuk banatzen duzu
terminal-bank-stakes-doubled = bikoiztuta
terminal-bank-in-pool = kutxa { $chips }
terminal-bank-in-pack = sorta { $cards }
terminal-bank-used = erabilita { $cards }
terminal-bank-used-with = erabilita { $cards } ({ $who })
terminal-bank-used-with-you = erabilita { $cards } (zuk)
terminal-bank-deals-now = banatzailea
terminal-bank-short = { $how ->
    [over-drawn] pasa
    [vingt-un] 21!
   *[natural] natural
}
terminal-bank-button-stake = Apustua
terminal-bank-ask-hand = Zure txanda, { $hand }. eskua: { $moves }.
terminal-bank-ask-amount = { $label } ({ $key }, { $least }–{ $most } edo − +)
terminal-bank-key-amount = Apustuaren fitxak: 1 eta 5, 15 dira
terminal-bank-key-step = Gehiago, gutxiago
terminal-bank-key-stake = Apustua; edo gelditu
terminal-bank-key-draw = Eskatu
terminal-bank-key-double = Banatzaile zarela: apustuak bikoiztu, edo ez
terminal-bank-key-divide = Bikotea banandu, esku berrian fitxa horiekin; edo ez banandu
terminal-bank-key-marks = apustua da; (D) banatzailea, ▶ txanda duena
terminal-bank-key-ace = Batekoak 1 edo 11 balio du, komeni dena
