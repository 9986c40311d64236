"""`python -m boneace`: the same as the command `boneace`."""

from boneace.cli import command

if __name__ == "__main__":
    command()
