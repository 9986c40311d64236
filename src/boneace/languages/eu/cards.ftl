# Zergatik ezin diren karta batzuk elkartu. Karten izenak shared/cards.ftl fitxategian daude.

cards-other-pack = { $one } sortako kartak eta { $other } sortakoak ez datoz bat
cards-not-in-pack = { $pack } sortak ez du zenbaki horietako kartarik
cards-twice = «{ $card }» bi aldiz dago
