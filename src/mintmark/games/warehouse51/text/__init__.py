"""Positions, moves and refusals in notation and in words."""
