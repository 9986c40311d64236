# Viele Partien zugleich auf einer GPU.

gpu-not-installed = numba-cuda ist nicht installiert: pip install "boneace[gpu]"
gpu-no-card = hier ist keine NVIDIA-GPU, die numba-cuda benutzen kann
