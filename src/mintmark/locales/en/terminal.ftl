terminal-welcome = Type a move as it is listed. help, hint, undo, why MOVE, board, rules, save FILE and quit work at any time.
terminal-you = You play { $names }. Played by the { $bot } bot: { $bots }.
terminal-help =
    A move is typed as it is listed: the first words, then one of the ends.
    help: this text · undo: take back your last move of this turn · why MOVE: why a move is not possible
    board: draw the table again · rules: the rules of the game · save FILE: keep the record · quit: leave
    hint: the best moves, as the master bot sees them
    look NAME: more about something on the table · several moves in one line: with semicolons
terminal-yes = y yes
terminal-no = n no
terminal-sure = { $warning } Do it? (y/n)
terminal-no-undo = There is nothing to take back: a toss stays, and so does what was shown or what another has done.
terminal-undone = Taken back.
terminal-why-legal = That move is possible.
terminal-save-where = Save where? Type: save FILE
terminal-saved = The record is kept in { $path }, and grows with every move.
terminal-left = You have left the table. To go on from here:
terminal-wins = { $names } wins.
terminal-draw = A draw: the victory is shared ({ $names }).
terminal-at = After step { $ply } of { $total }
terminal-replay-keys = Enter: next · b: back · a number: go there · q: leave
terminal-save-exists = { $path } exists already; choose another name.
terminal-after = save FILE keeps the record, undo takes the last move back, Enter leaves.
terminal-hand-over = { $name }: take the keyboard, and press Enter when nobody else looks.
terminal-look-nothing = There is nothing more to see of that.
terminal-not-done = Not done: { $moves }
terminal-thinks = { $name } thinks …
terminal-hint-win = chance to win
terminal-hint-lead = lead
terminal-hint-visits = tried
terminal-hint-thinks = Looking ahead …
terminal-hint-for = What { $name } can do:
