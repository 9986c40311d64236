# Molte partite insieme su una GPU.

gpu-not-installed = numba-cuda non è installato: pip install "boneace[gpu]"
gpu-no-card = qui non c’è nessuna GPU NVIDIA che numba-cuda possa usare
