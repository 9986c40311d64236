# Los entornos para OpenSpiel.

env-openspiel-needs = OpenSpiel no está instalado: pip install 'boneace[env]'
env-openspiel-observer = se puede mostrar lo que ve quien juega, con o sin lo que recuerda; nada más, y sin parámetros
