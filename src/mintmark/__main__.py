"""`python -m mintmark`, the same as `mintmark`."""

from .terminal.cli import main

main()
