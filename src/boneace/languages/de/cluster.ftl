# Arbeit auf Prozesse und Rechner verteilen (`--ray`).
#
# Glossar. worker: Arbeitsprozess, hier oder auf einem anderen Rechner. Ray: der Name des Programms bleibt, wie er ist.

cluster-ray = die Arbeit auf die Rechner eines Ray-Clusters verteilen: HOST:PORT, ray://HOST:PORT oder local für einen, der nur für diesen Befehl gestartet wird; die Zahlen bleiben gleich
cluster-jobs = die Anzahl der Prozesse (1); mit --ray, wie viele Teile der Arbeit höchstens gleichzeitig erledigt werden (so viele, wie der Cluster Prozessoren hat)
cluster-no-ray = Ray ist nicht installiert ({ $why }): pip install 'boneace[cluster]'
cluster-bad-address = „{ $address }“ ist keine Adresse eines Ray-Clusters: HOST:PORT, ray://HOST:PORT oder local
cluster-no-answer = der Ray-Cluster unter { $address } lässt sich nicht benutzen: { $why }
cluster-not-started = Ray ließ sich auf diesem Rechner nicht starten: { $why }; --jobs (beim Tisch: --workers) leistet dasselbe ohne Ray
cluster-not-ray = was unter { $address } lauscht, ist nicht Ray
cluster-twice = dieser Prozess benutzt schon einen Ray-Cluster
cluster-other = der Rechner { $machine } hat anderen Code von Bone Ace (seine Version ist { $version }) als dieser: Installiere auf beiden denselben
cluster-not-installed = Bone Ace ist auf einem Rechner des Ray-Clusters nicht installiert: Installiere es auch dort, dieselbe Version mit demselben Python
cluster-lost = ein Teil der Arbeit wurde { $tries }-mal begonnen, und jedes Mal ist sein Prozess gestorben
cluster-failed = der Ray-Cluster hat versagt: { $why }
