"""Write the reference pages of all games into a folder."""

import sys
from pathlib import Path

from reynard.reference import write_references

if __name__ == "__main__":
    write_references(Path(sys.argv[1]))
