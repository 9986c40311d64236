# Why the number in a move such as “stake 3” or “brag 3” cannot be read. The moves are notation.

amounts-none = “{ $text }” does not say how much: write “{ $verb } 3”
amounts-no-move = “{ $text }” is not a move: write “{ $verb } 3”
amounts-least = “{ $text }” is not a move: the least is “{ $verb } 1”
