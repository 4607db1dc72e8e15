"""A table as a value: events, their fold, what may be decided. No web, no database, no waiting."""
