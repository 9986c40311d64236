# El número de una jugada como «stake 3» o «brag 3»: por qué no se entiende. Las jugadas son notación.

amounts-none = «{ $text }» no dice cuánto: escribe «{ $verb } 3»
amounts-no-move = «{ $text }» no es una jugada: escribe «{ $verb } 3»
amounts-least = «{ $text }» no es una jugada: lo mínimo es «{ $verb } 1»
