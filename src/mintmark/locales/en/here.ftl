here-needs-server = That needs other people, and so a table server: in this browser you play against bots, or with others at the same screen.
here-full = The browser has no room left to keep that, so it has not happened. Make room on the device, then try again.
