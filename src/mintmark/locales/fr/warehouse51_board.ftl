# What the board of the web client shows
