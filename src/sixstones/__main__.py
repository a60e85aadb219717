"""`python -m sixstones` is the command line."""

import sys

from sixstones.cli import main

if __name__ == "__main__":
    sys.exit(main())
