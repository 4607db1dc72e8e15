"""What every game stands on: records and rules, chance, a game in progress, compiled code."""
