# Switch: zertan datzan, aukerak eta arautegiak.

switch-game = Switch
    .summary = Bildu 31 palo batean mahaiko bi eskurekin: bata agerian, bestea ahoz behera.

## Aukerak

switch-option-fourth-action = Laugarren jokaldia
    .meaning = Zer egin dezakeen jokalari batek karta bat trukatzeaz, ageriko eskuarekin trukatzeaz eta kolpatzeaz gain.
    .value-unseen = Itsuan trukatu ahoz beherako eskuarekin
    .value-pass = Pasa; ahoz beherako eskua ez da erabiltzen
    .value-both = Itsuan trukatu, eta pasa ere bai
switch-option-given-up = Uzten den eskua
    .meaning = Nola geratzen den itsuan trukatutako eskua.
    .value-face-down = Ahoz behera, hartutakoaren lekuan
    .value-face-up = Agerian: agerian zegoena ahoz behera jartzen da
switch-option-restart = Errepikatu
    .meaning = Nork errepika dezakeen banaketa, palo bereko 21 baino gehiagoko hiru kartarekin.
    .value-anybody = Edozeinek, txandaka banatzailearen ezkerretik
    .value-winner = Esku altuenak bakarrik
    .value-nobody = Inork ez
switch-option-blitz-after-knock = Kolpatu ondoren egindako 31k banaketa amaitzen du: duena salbu, kolpatu duenak bi galtzen ditu, gainerakoek bana.

## Arautegiak

switch-preset-default = Switch
    .summary = Txanda bakoitzean karta bat edo esku osoa trukatzen da agerikoarekin, esku osoa itsuan ahoz beherakoarekin, edo kolpatu egiten da.
switch-preset-pass = Pasa eginda
    .summary = Alemaniako jokoan bezala, pasa egin daiteke; ahoz beherako eskua ez da erabiltzen.
