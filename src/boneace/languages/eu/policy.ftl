# Entrenatutako politikak, fitxategietan (`boneace.env.policies`): zergatik ezin den bat erabili.
#
# Glosarioa. policy: politika, jokaldi bakoitza zenbatetan egiten den esaten duen pisu-sarea. layout: ikusten
# denaren leku bakoitzak zer esan nahi duen.

policy-a-policy = politika bat
policy-no-network = zenbaki hauek ez dute joko honetarako sarerik osatzen: { $why }
policy-other-format = { $file } Bone Aceren beste bertsio bateko politika bat da
policy-no-file = ezin da { $file } irakurri: { $why }
policy-no-policy = { $file } ez da politika-fitxategi bat, edo zati bat falta zaio
policy-other-game = politika hau beste joko batean entrenatu zen: { $game }
policy-other-actions = politika hau beste jokaldi batzuekin entrenatu zen: jokoa aldatu egin da ordutik
policy-other-layout = politika hau { $seats } eserlekurako eta beste aukera batzuetarako entrenatu zen, edo jokoaren aurreko bertsio baterako: ezin du hemen ikusten dena irakurri
