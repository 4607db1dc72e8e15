"""What several tests use: games to test laws on, bots to ask, people at terminals and browsers."""
