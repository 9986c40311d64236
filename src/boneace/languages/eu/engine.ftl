# Motorrak zenbat duen eginda: esaldi baten zatia da; letra txikiz hasten da eta ez du punturik.
#
# Glosategia. engine: motorra, arau konpilatuak. compiled: makina-kode bihurtuta, behin, lehen abiatzean.

engine-compiling-part = motorra konpilatzen ari da: % { $percent } eginda
engine-compiling = motorra konpilatzen ari da, behin bakarrik, aurrera jarraitzen duzun bitartean
engine-compiling-short = konpilatzen: % { $percent }

# Esaldi osoa, Python bidez jokatzen duen programa batentzat.
engine-compiling-now = Jokoa makina honetarako konpilatzen: minutu bat behar izan dezake, eta behin bakarrik egiten da.
