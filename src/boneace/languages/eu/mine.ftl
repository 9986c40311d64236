# Biltegi bateko partidak: nabigatzaile batenak, esportatzea eta ahaztea.

mine-somebody = Norbait
mine-still-played = partida hau oraindik jokatzen ari da; amaitzean ahaztu daiteke, edo astebetean inork jokatu ez duenean
mine-matches = amaitutako partiden zerrenda
mine-matches-about = Biltegi bateko amaitutako partiden zerrenda, berrienak lehenik.
mine-matches-json = JSON objektu bat lerro bakoitzean
mine-export = amaitutako partida guztiak erregistro gisa idatzi
mine-export-about = Amaitutako partida bakoitza erregistro gisa idazten du karpeta batean. Dagoeneko daudenak bere horretan uzten dira; beraz, etendako esportazio batek aurrera egiten du.
mine-export-folder = idazteko karpeta; berria izan daiteke
mine-forget = partida bat ezabatu
mine-forget-about = Partida bat ezabatzen du, gordeta dagoen guztiarekin, edonork jokatu zuela ere.
mine-forget-match = partidaren ida
mine-only-game = joko honetako partidak bakarrik
mine-no-store = ez dago partiden biltegirik hemen: { $file }
mine-none = Oraindik ez da partidarik amaitu.
mine-no-folder = ezin da idatzi hemen: { $folder }: { $why }
mine-folder-taken = { $folder } karpetan beste fitxategi batzuk daude, adibidez { $file }: esportatu karpeta berezi batera
mine-unwritten = { $match } partida ezin da idatzi: { $why }
mine-exported = { $folder }: { $written } erregistro idatzita, { $there } lehendik zeuden.
mine-exporting = Erregistroak idazten
mine-no-match = ez dago { $match } partidarik biltegian
mine-forgotten = { $match } partida ezabatu da.
