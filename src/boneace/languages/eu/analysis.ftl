# Aholkuak eta azterketak: jokaldiek zer balio duten.
#
# Glosategia. hint: aholkua. review: azterketa. loss: galera. luck: zortea. playout: simulazioa.

analysis-not-to-move = ez da { $seat } eserlekuaren txanda: { $who } da jokatzekoa

## Zergatik den jokaldi bat ona ala ez

analysis-why-only = Jokaldi bakarra da.
analysis-why-best = Onena: espero den emaitza { $worth }, { $apart } gehiago honek baino: { $other }.
analysis-why-best-chance = Onena: partiden % { $chance } irabazten du, { $apart } ehuneko-puntu gehiago honek baino: { $other }.
analysis-why-close = Onena dirudi, baina hau ere hain ona izan daiteke: { $other }. Espero den emaitza: { $worth }.
analysis-why-close-chance = Onena dirudi, baina hau ere hain ona izan daiteke: { $other }. Partiden % { $chance } irabazten du.
analysis-why-even = Hau bezain ona izan daiteke: { $other }. Espero den emaitza: { $worth }.
analysis-why-even-chance = Hau bezain ona izan daiteke: { $other }. Partiden % { $chance } irabazten du.
analysis-why-less = Espero den emaitza { $worth }, { $apart } gutxiago honek baino: { $other }.
analysis-why-less-chance = Partiden % { $chance } irabazten du, { $apart } ehuneko-puntu gutxiago honek baino: { $other }.
analysis-why-deal = { $kind ->
    [both] Orduan, banaketa honen emaitza: irabazia, kasuen % { $gains }; galera, % { $loses }.
    [gain] Orduan, banaketa honen emaitza: irabazia, kasuen % { $gains }.
   *[loss] Orduan, banaketa honen emaitza: galera, kasuen % { $loses }.
}
analysis-hint-hand = { $who }: eskuan { $middle } inguru; kasuen erdian { $low } eta { $high } artean.

## `boneace review`

analysis-help = aztertu partida bat: erabaki bakoitzak zer balio zuen
analysis-about = Aztertu erregistro bat (.toml) edo asko (.jsonl): erabaki bakoitza bere jokalariak orduan zekienaren
    arabera baloratzen du, eta zortea eta akatsak bereizten ditu. Amaitu gabeko partida bat iristen den
    lekuraino aztertzen da. Irteera-kodea 2 da erregistroren bat ezin bada irakurri edo errepikatu;
    fitxategiko besteak aztertu egiten dira hala ere.
analysis-json = idatzi JSON objektu bat erregistro bakoitzeko: erabaki bakoitzaren jokaldi guztiak, eta gehiago
analysis-svg = marraztu .svg fitxategian eserleku bakoitzak zer espero zezakeen, gertaeraz gertaera
analysis-seat = baloratu N eserlekuaren erabakiak bakarrik
analysis-playouts = erabaki bakoitzeko simulazioak (8000, gutxiago partida oso luze batean); gehiagorekin luzeago jotzen du, eta alde txikiagoak ikusten dira
analysis-jobs = baloratu erabakiak hainbeste prozesutan, bakar baten harietan ordez; --ray aukerarekin, gehienez zenbat erabaki baloratzen diren aldi berean
analysis-a-plot = grafiko bat
analysis-one-svg = --svg aukerak partida bakarra marrazten du: hau fitxategi bereko beste bat da
analysis-running = { $of } erabakitik { $done }

## Azterketa bat hitzetan

analysis-of = { $game } ({ $preset }): { $players }
analysis-not-over = Partida ez da amaitu: azken gertaeraraino aztertu da.
analysis-how-sure = { $sure ->
    [exact] Balioak zehatzak dira.
    [abstract] Balioak zehatzak dira joko errazago baterako, eta joko honetakoetatik gertu daude.
   *[rollout] Balioak simulazioen bidezko estimazioak dira: joko hau ez dago ebatzita. ± % 95eko tartea da.
}
analysis-column-seat = jokalaria
analysis-column-result = emaitza
analysis-column-start = hasieran
analysis-column-luck = zortea
analysis-column-loss = akatsak
analysis-column-decisions = erabakiak
analysis-column-mistakes = galerarekin
analysis-column-deal = banaketa
analysis-column-made = egina
analysis-column-best = onena
analysis-column-chance = galdutako partidak
analysis-percent = % { $share }
analysis-no-mistakes = Erabaki batek ere ez du galera neurgarririk ekarri.
analysis-worst = { $all ->
    [one] Erabaki batek zerbait galarazi zuen:
   *[other] { $all } erabakik zerbait galarazi zuten; gehien galarazi zuten { $count }:
}
analysis-card = { $card } % { $share }
analysis-believed-before = { $deal }. banaketa, { $who } jokalariak «{ $made }» egin aurretik: { $other } jokalariak segur aski hau dauka: { $cards }.
analysis-believed-after = { $deal }. banaketa, { $who } jokalariaren hurrengo erabakian: { $other } jokalariak segur aski hau dauka: { $cards }.
analysis-believed-count = Eskuak { $middle } balio du; kasuen erdian { $low } eta { $high } artean.
analysis-plot = Jokalari bakoitzak zer espero zezakeen: { $players }
analysis-plot-events = Partidaren gertaerak, ezkerretik eskuinera. Puntu bat zerbait galarazi zuen erabaki bat da.
analysis-plot-lost = { $deal }. banaketa: { $made }, { $best } egin ordez; galera: { $loss }
