"""Ours against others: the command of `make compare` still runs, as far as it goes without JAX."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = Path(__file__).parent.parent / "benchmarks/others"


@pytest.fixture(scope="module")
def compared(tmp_path_factory):
    """The figures of a short run of a few games, and what it prints."""
    file = tmp_path_factory.mktemp("compare") / "figures.json"
    options = ["--quick", "--without", "pgx", "--games", "coinage", "goofspiel"]
    command = [sys.executable, COMMAND, *options, "--json", file]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(file.read_text()), done.stdout


@pytest.mark.compiled("coinage")
def test_the_comparison_sets_like_against_like(compared):
    figures, shown = compared
    stepping, _, playouts, searches = figures["tables"].values()
    for table in (stepping, playouts, searches):
        assert {row["who"].split()[0] for row in table} >= {"Mintmark", "OpenSpiel"}
        assert all(row["moves_a_second"] > 0 for row in table)
        assert all(row["who"] in shown and row["game"] in shown for row in table)
    assert figures["versions"].keys() >= {"Python", "mintmark", "open_spiel", "numba"}
    assert figures["processor"] in shown


@pytest.mark.compiled("coinage")
def test_the_comparison_counts_decisions_and_chance_apart(compared):
    stepping, batches, playouts, _ = compared[0]["tables"].values()
    lengths = {row["game"]: (row["moves_a_game"], row["tosses_a_game"]) for row in stepping}
    assert lengths["goofspiel"] == (24, 12)
    ours = [row["moves_a_game"] for row in (*batches, *playouts) if "coinage" in row["game"]]
    assert max(ours) < 1.1 * min(ours)
