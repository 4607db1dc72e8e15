"""The operations of the HTTP interface, one file an area."""
