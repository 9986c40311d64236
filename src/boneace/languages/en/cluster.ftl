# Sharing out work among processes and machines (`--ray`).
#
# Glossary. worker: a process that does pieces of the work, here or on another machine. Ray: the program that
# runs them on many machines; its name stays as it is.

cluster-ray = share the work out among the machines of a Ray cluster: HOST:PORT, ray://HOST:PORT, or local for one that is started for this command; the numbers stay the same
cluster-jobs = the number of processes (1); with --ray the most pieces of work done at the same time (as many as the cluster has processors)
cluster-no-ray = Ray is not installed ({ $why }): pip install 'boneace[cluster]'
cluster-bad-address = “{ $address }” is not the address of a Ray cluster: HOST:PORT, ray://HOST:PORT or local
cluster-no-answer = the Ray cluster at { $address } cannot be used: { $why }
cluster-not-started = Ray could not be started on this machine: { $why }; --jobs (of the table: --workers) does the same without it
cluster-not-ray = what listens at { $address } is not Ray
cluster-twice = this process uses a Ray cluster already
cluster-other = the machine { $machine } has other sources of Bone Ace (its version is { $version }) than this one: install the same on both
cluster-not-installed = Bone Ace is not installed on a machine of the Ray cluster: install it there too, the same version with the same Python
cluster-lost = a piece of the work was begun { $tries } times, and its worker died each time
cluster-failed = the Ray cluster failed: { $why }
