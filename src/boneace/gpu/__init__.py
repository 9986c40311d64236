"""The same rules on a GPU: the functions that run on the processor, compiled for CUDA.

`boneace.gpu.vector` plays many matches at once there. It needs an NVIDIA card and the extra `gpu`.
"""
