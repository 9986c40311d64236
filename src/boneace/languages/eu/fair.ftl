# `boneace verify` agindua.

fair-not-read = { $file } ez da froga bat: { $why }
fair-coins-seats = { $file } ez da froga bat: jokalari bakoitzeko txanpon bat, edo null, izan behar du
fair-one-record = froga bat partida bakar batena da: hau fitxategi bereko beste bat da
fair-other-match = hau beste partida baten erregistroa da: { $theirs }; frogarena: { $ours }

fair-commitment = Konpromisoak prestatutako sorta guztiak hartzen ditu: { $count }
fair-packs = Banatutako sortak horien artean daude: { $count }
fair-cards = Irekitako kartak, txanponek eramandako lekuetan zigilatuta: { $count }
fair-sequence = Kartak sorta bakoitzaren goialdetik banatu ziren, bakoitza behin: { $count }
fair-secret = Karta guztiak sekretutik datoz, eta hura irekita dago; sortak: { $count }
fair-record = Erregistroak karta hauek ditu une berean; kartak guztira: { $count }

fair-fits = bat dator: { $what }
fair-wrong = EZ DATOR BAT{ $place }: { $what }
fair-at = { "" } (sorta/karta { $place })
fair-coins = Txanpon bat gehitu duten jokalariak: { $coins } / { $players }
fair-closed = Ireki gabe: arauek erakusten ez dituzten { $closed } karta, { $passed } saltatuta
fair-late = Konpromisoak hartzen ez dituen sortak; ordena baino ez da egiaztatzen: { $late }
fair-good = Egiaztatutako guztia bat dator.
fair-bad = Zerbait ez dator bat: partida hau ez zen behar bezala banatu, edo fitxategia aldatu da.
