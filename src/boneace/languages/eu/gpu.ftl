# Partida asko aldi berean GPU batean.

gpu-not-installed = numba-cuda ez dago instalatuta: pip install "boneace[gpu]"
gpu-no-card = hemen ez dago numba-cudak erabil dezakeen NVIDIA GPUrik
