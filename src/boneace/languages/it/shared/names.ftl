# Tu, chiunque tu sia: a inizio frase e dentro la frase.

names-you = Tu
names-you-within = tu
