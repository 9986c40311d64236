# Muchas partidas a la vez en una GPU.

gpu-not-installed = numba-cuda no está instalado: pip install "boneace[gpu]"
gpu-no-card = aquí no hay ninguna GPU de NVIDIA que numba-cuda pueda usar
