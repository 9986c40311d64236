# Die Umgebungen für OpenSpiel.

env-openspiel-needs = OpenSpiel ist nicht installiert: pip install 'boneace[env]'
env-openspiel-observer = gezeigt werden kann, was ein Spieler sieht, mit oder ohne das, was er noch weiß; sonst nichts, und ohne Parameter
