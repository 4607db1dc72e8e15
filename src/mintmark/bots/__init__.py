"""Bots: given what a seat sees and what it may do, they answer with a move. None meets the state."""
