"""Tables in memory: decided, kept, told to those who watch, and going on by themselves."""
