# «stake 3» edo «brag 3» bezalako jokaldi baten zenbakia: zergatik ez den ulertzen. Jokaldiak notazioa dira.

amounts-none = «{ $text }»: zenbat? Idatzi «{ $verb } 3»
amounts-no-move = «{ $text }» ez da jokaldi bat: idatzi «{ $verb } 3»
amounts-least = «{ $text }» ez da jokaldi bat: gutxienekoa «{ $verb } 1» da
