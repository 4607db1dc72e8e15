"""The command line: playing in the terminal, replays, simulations, benchmarks."""
