# Lana prozesu eta makina batzuen artean banatzea (`--ray`).
#
# Glosarioa. worker: lan-prozesua, hemen edo beste makina batean. Ray: programaren izena ez da itzultzen.

cluster-ray = banatu lana Ray kluster bateko makinen artean: OSTALARIA:ATAKA, ray://OSTALARIA:ATAKA edo local agindu honetarako bakarrik abiarazten denerako; zenbakiak berberak dira
cluster-jobs = prozesu kopurua (1); --ray aukerarekin, gehienez zenbat lan zati egiten diren aldi berean (klusterrak dituen prozesadore adina)
cluster-no-ray = Ray ez dago instalatuta ({ $why }): pip install 'boneace[cluster]'
cluster-bad-address = «{ $address }» ez da Ray kluster baten helbidea: OSTALARIA:ATAKA, ray://OSTALARIA:ATAKA edo local
cluster-no-answer = ezin da { $address } helbideko Ray klusterra erabili: { $why }
cluster-not-started = ezin izan da Ray makina honetan abiarazi: { $why }; --jobs aukerak (mahaiarenak: --workers) gauza bera egiten du hura gabe
cluster-not-ray = { $address } helbidean entzuten duena ez da Ray
cluster-twice = prozesu honek badarabil jada Ray kluster bat
cluster-other = { $machine } makinak honek ez duen Bone Aceren kodea du (bertsioa: { $version }): instalatu bera bietan
cluster-not-installed = Bone Ace ez dago instalatuta Ray klusterreko makina batean: instalatu hor ere, bertsio bera Python berarekin
cluster-lost = lan zati bat { $tries } aldiz hasi da, eta egiten zuen prozesua hil egin da aldi oro
cluster-failed = Ray klusterrak huts egin du: { $why }
