# Il numero di una mossa come «stake 3» o «brag 3»: perché non si capisce. Le mosse sono notazione.

amounts-none = «{ $text }» non dice quanto: scrivi «{ $verb } 3»
amounts-no-move = «{ $text }» non è una mossa: scrivi «{ $verb } 3»
amounts-least = «{ $text }» non è una mossa: il minimo è «{ $verb } 1»
