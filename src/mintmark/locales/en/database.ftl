store-damaged = The database { $path } is damaged. Stop the server, keep a copy of that file and of those beside it whose names begin alike, and put back a backup; without one, `sqlite3 { $path } .recover` saves what can be read.
store-no-database = { $path } is not a database, or no longer one. Put back a backup, or move that file away to begin with an empty one.
store-not-ours = { $path } is a database of another program; nothing in it was changed. Name another file: --database-url sqlite:///tables.db
store-full = There is no room left on the disk of { $path }. Make some: what the server cannot keep is refused until then.
store-disk-fails = The disk of { $path } cannot be read or written. Look whether it is full, over its quota or failing.
store-read-only = { $path } cannot be written. The file, those beside it and their folder must belong to the user who runs the server.
store-cannot-open = { $path } cannot be opened. Its folder must be there, and belong to the user who runs the server.
