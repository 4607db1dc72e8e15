"""Bots in processes of their own, which are told by lines what their seat may know."""
