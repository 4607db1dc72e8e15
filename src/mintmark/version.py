"""Which Mintmark this is; by itself, for those who may not import all of it."""

__version__ = "0.1.0"
