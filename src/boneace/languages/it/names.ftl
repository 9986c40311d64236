# Come si chiama chi non ha dato il suo nome; se sono più d’uno, hanno un numero.

names-guest = Ospite
names-guest-more = Ospite { $number }
