"""`python -m mintmark.engine.wasm FOLDER`: the modules of all games, into a folder."""

import os
import sys
from pathlib import Path

from .build import build

if __name__ == "__main__":
    build(Path(sys.argv[1]), os.cpu_count() or 1)
