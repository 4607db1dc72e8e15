"""Who somebody is: guests, names, passwords, sessions, tokens."""
