# Repartir el trabajo entre procesos y máquinas (`--ray`).
#
# Glosario. worker: proceso de trabajo, aquí o en otra máquina. Ray: el nombre del programa no se traduce.

cluster-ray = repartir el trabajo entre las máquinas de un clúster de Ray: SERVIDOR:PUERTO, ray://SERVIDOR:PUERTO o local para uno que se arranca solo para esta orden; los números son los mismos
cluster-jobs = el número de procesos (1); con --ray, cuántas partes del trabajo se hacen a la vez como mucho (tantas como procesadores tiene el clúster)
cluster-no-ray = Ray no está instalado ({ $why }): pip install 'boneace[cluster]'
cluster-bad-address = «{ $address }» no es la dirección de un clúster de Ray: SERVIDOR:PUERTO, ray://SERVIDOR:PUERTO o local
cluster-no-answer = no se puede usar el clúster de Ray en { $address }: { $why }
cluster-not-started = no se ha podido arrancar Ray en esta máquina: { $why }; --jobs (de la mesa: --workers) hace lo mismo sin él
cluster-not-ray = lo que escucha en { $address } no es Ray
cluster-twice = este proceso ya usa un clúster de Ray
cluster-other = la máquina { $machine } tiene otro código de Bone Ace (su versión es { $version }) que esta: instala el mismo en las dos
cluster-not-installed = Bone Ace no está instalado en una máquina del clúster de Ray: instálalo también ahí, la misma versión con el mismo Python
cluster-lost = una parte del trabajo se empezó { $tries } veces, y cada vez murió el proceso que la hacía
cluster-failed = ha fallado el clúster de Ray: { $why }
