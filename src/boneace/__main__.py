"""`python -m boneace`: the same as the command `boneace`."""

import sys

from boneace.cli import main

if __name__ == "__main__":
    sys.exit(main())
