"""What every game stands on: structs and rules, chance, a game in progress, compiled code."""
