# Klub batean edo haren gaualdi batean ezin dena egin, eta zergatik.

clubs-not-found = ez dago halako klubik
clubs-no-evening = ez dago halako gaualdirik
clubs-key = esteka honek ez du kluba irekitzen jada
clubs-full = klub batek gehienez { $most } kide ditu
clubs-host-only = klubeko anfitrioi batek bakarrik egin dezake hori
clubs-last-host = klubak anfitrioi bat behar du: izendatu lehenago beste bat
clubs-acting = { $name } lehendik zen anfitrioia: behin-behineko anfitrioi batek ezin du hori aldatu
clubs-hosts-come = { $days } egunez anfitriorik etorri ez denean egin daiteke, lehendik kide zirenek
clubs-no-member = ez dago halakorik klub honetan
clubs-name-taken = klubean badago «{ $name }» izeneko norbait
clubs-only-members = sartu lehenago klubera
clubs-title = 1 eta { $most } karaktere arteko izena behar da
clubs-too-many-rules = klub batek gehienez { $most } arau sorta gordetzen ditu
clubs-no-rules = klubak ez du «{ $name }» izeneko araurik
clubs-rules-taken = klubak badu lehendik «{ $name }» izeneko araurik
clubs-playing = itzuli bat jokatzen ari da: itxaron amaitu arte
clubs-closed = gaualdi hau amaitu da
clubs-too-few = gutxienez bi pertsonak egon behar dute
clubs-no-more-rounds = dena jokatu da: itxi gaualdia
clubs-no-table = gaualdi honek ez du halako mahairik
clubs-result = emaitza batek zenbaki bat du { $seats } eserlekuetako bakoitzerako
clubs-too-late = kanporaketaren hurrengo itzulia emaitza honetatik atera da jada
clubs-no-partners = arau hauekin inork ez du bikotekiderik
clubs-partners-must = arau hauekin binaka jokatzen da: esan nola zozketatzen diren bikoteak
clubs-partners-stay = kanporaketa batean bikoteak ez dira aldatzen
