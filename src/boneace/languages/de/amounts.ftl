# Warum die Zahl in einem Zug wie „stake 3“ oder „brag 3“ nicht zu lesen ist. Züge sind Notation.

amounts-none = „{ $text }“ sagt nicht, wie viel: Schreib „{ $verb } 3“
amounts-no-move = „{ $text }“ ist kein Zug: Schreib „{ $verb } 3“
amounts-least = „{ $text }“ ist kein Zug: Das Mindeste ist „{ $verb } 1“
