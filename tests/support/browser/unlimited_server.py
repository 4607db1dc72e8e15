"""`mintmark serve` without limits on how much one address may do: all our guests come from one.

Nothing is compiled ahead: that takes longer than most tests, and as many processors as there are.
"""

from mintmark.server.http import limits
from mintmark.server.http.limits import Rate
from mintmark.server.live import automation
from mintmark.terminal import cli


def main():
    """Serve."""
    limits.PER_GUEST = dict.fromkeys(limits.PER_GUEST, Rate(1e9, 1e9))
    limits.PER_ADDRESS = dict.fromkeys(limits.PER_ADDRESS, Rate(1e9, 1e9))
    automation.AHEAD = 3600.0
    cli.main()


if __name__ == "__main__":
    main()
