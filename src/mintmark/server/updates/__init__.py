"""What a seat is sent of a table, and what all are shown of it. No web, no database."""
