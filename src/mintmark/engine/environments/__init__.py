"""Games for those who learn to play: one or many, with bots in some of the seats."""
