# Many matches at once on a GPU.

gpu-not-installed = numba-cuda is not installed: pip install "boneace[gpu]"
gpu-no-card = there is no NVIDIA GPU here that numba-cuda can use
