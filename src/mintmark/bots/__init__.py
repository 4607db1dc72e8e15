"""Bots: given what a seat sees and what it may do, they answer. None meets the state."""
