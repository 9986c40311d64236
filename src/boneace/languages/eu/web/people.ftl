# Partidako pertsonen artean adosten dena: proposamenak, erlojuak, nor dagoen.
#
# Glosategia. offer: proposamena; away: konexiorik gabe.

people-clock = geratzen da: { $time }
people-seconds-left = { $n ->
    [one] Segundo { $n } geratzen da.
   *[other] { $n } segundo geratzen dira.
  }
people-away = absente
people-away-for = { $n ->
    [one] minutu { $n } darama absente
   *[other] { $n } minutu daramatza absente
  }
people-is-away = { $who } absente dago
people-bot = bot batek jokatzen du
people-offer = Proposatu…
people-choices = Partidaren aukerak
people-offer-title = Proposamena
people-offer-open = Badago jada proposamen bat.
people-undo = Desegin nire azken jokaldia
people-pause = Eten partida
people-stand-in = Bot batek joka dezala ez dagoenaren ordez
people-hints = Baimendu aholkuak
people-end = Amaitu partida dagoen bezala
people-end-sure = Ezin da desegin.
people-play-on = Jarraitu jokatzen
people-agree = Ados
people-decline = Ez
people-withdraw = Kendu
people-waits-for = Erantzun gabe: { $who }.
people-paused = Partida etenda dago.
people-goes-on = Partidak aurrera jarraitzen du.
people-resume = Jarraitu
people-ended = Partida adostasunez amaitu da.
people-bot-for-you = Bot batek jokatzen du zure ordez.
people-here = Hemen naiz
