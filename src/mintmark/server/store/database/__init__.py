"""SQLite and PostgreSQL: addresses, connections, the schema brought up to date."""
