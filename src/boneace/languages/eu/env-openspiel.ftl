# OpenSpiel liburutegirako inguruneak.

env-openspiel-needs = OpenSpiel ez dago instalatuta: pip install 'boneace[env]'
env-openspiel-observer = jokalariak ikusten duena erakuts daiteke, gogoratzen duenarekin edo gabe; besterik ez, eta parametrorik gabe
