# Beaucoup de parties à la fois sur un GPU.

gpu-not-installed = numba-cuda n’est pas installé : pip install "boneace[gpu]"
gpu-no-card = il n’y a ici aucun GPU NVIDIA que numba-cuda puisse utiliser
