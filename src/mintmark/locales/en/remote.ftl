remote-welcome = Type a move as it is listed. help, hint, undo, why MOVE, board, rules, say TEXT, resign and quit work at any time.
remote-help =
    A move is typed as it is listed: the first words, then one of the ends.
    help: this text · undo: take back your last decision, or ask the others · why MOVE: why a move is not possible
    board: draw the table again · rules: the rules of the game · look NAME: more about something on the table
    hint: the best moves, as the master bot sees them · luck: what is promised about it · several moves in one line: with semicolons
    say TEXT: to everybody at the table · agree, refuse: when somebody asks to take a decision back
    bot LEVEL: let bots play empty seats, and those of people who are away for long · sit: take your seat again · resign: give up · quit: leave; your seat waits for you
remote-name-wanted = What shall others call you?
remote-name-missing = Say what others shall call you: --name NAME
remote-seated-already = You sit here already as { $name }. A second person on this computer types: { $command }
remote-invitation = To join, others type: { $command }
remote-seat = { $seat }: { $name }
remote-place-number = Seat { $number }
remote-toss-to-come = Who sits where in the game is tossed when play begins.
remote-tossed = The seats were tossed.
remote-no-choice = At this table the seats are tossed when play begins; come without --seat.
remote-player = { $seat } ({ $name })
remote-bot = the bot { $name }
remote-nobody = nobody yet
remote-somebody = Somebody
remote-people = At the table: { $people }
remote-waits-for-people = Waiting until every seat is taken and everybody is ready. { $people }
remote-sits-down = A new player: { $who }
remote-gives-up = { $name } has given up the seat { $seat }. Another may take it, or a bot: type bot
remote-resigns = { $who } resigns.
remote-says = { $name } says: { $text }
remote-say-nameless = Without a name nobody can talk here: come back with --name NAME
remote-hint-first = The first hint may take up to a minute.
remote-luck-commitment = The table has committed itself to its luck by { $commitment }
remote-luck-added = { $who } has mixed in: { $text }
remote-luck-verify = Note this. After the game, save FILE keeps the record, and this derives every toss again: { $command }
remote-waits = Waiting for { $names } …
remote-waits-change = Waiting for { $names } … You can still change your mind.
remote-clock = Time left, { $who }: { $time }
remote-undo-wished = { $who } asks to take the last decision back. Type agree or refuse.
remote-undo-asked = The others are asked whether you may take that back.
remote-undo-refused = { $who } does not agree: nothing is taken back.
remote-undo-settled = The game has gone on, so nothing is taken back.
remote-taken-back-by = { $who } took back: “{ $what }” From there it goes on.
remote-taken-back = Taken back: “{ $what }” From there it goes on.
remote-rematch = { $who } wants to play again. Type rematch to join.
remote-not-asked = You are not asked anything now.
remote-lost = The connection is lost. Trying to get it back …
remote-back = The connection is back.
remote-unanswered = There is no answer yet. It is sent again when the connection is back.
remote-gone = That seat is no longer yours. From now on you watch.
remote-bot-sure = { $who } has been away for { $time }. Shall a bot go on there? They may come back. (y/n)
remote-bot-sure-left = { $who } has left. Shall a bot go on there? They may come back. (y/n)
remote-nobody-away = Nobody has been away for long enough to be replaced by a bot.
remote-seat-kept = Your seat waits for you. Type sit to take it again.
remote-resign-sure = Do you really give up? (y/n)
remote-left = You have left, and your seat waits for you. To come back:
remote-left-watching = To watch again:
remote-place = { $place }. { $who }: { $points }
remote-place-resigned = { $place }. { $who }: { $points }, resigned
remote-verifying = Deriving the luck of the game again …
remote-fair =
    { $count ->
        [one] The luck was fair: the only toss follows from what was promised before the game.
       *[other] The luck was fair: all { $count } tosses and draws follow from what was promised before the game.
    }
remote-fair-unnoted =
    { $count ->
        [one] The record’s only toss agrees with its promise; you noted none before the game.
       *[other] All { $count } tosses and draws of the record agree with its promise; you noted none before the game.
    }
remote-unfair = The luck was NOT what was promised: { $why }
remote-after = save FILE keeps the record, say TEXT talks, luck shows what was promised, rematch plays again, Enter leaves.
remote-saved = The record is kept in { $path }.
remote-bad-address = “{ $address }” is no address of a server; one looks like https://play.example.org
remote-bad-table = “{ $link }” is no table; pass on the whole link.
remote-unreachable = { $server } does not answer: { $why }
remote-not-mintmark = { $server } is no Mintmark server.
remote-moved = The server is elsewhere: --server { $address }
remote-other-rules = { $server } plays { $game } by rules { $theirs }, and this program by rules { $ours }. Please update the older one.
remote-other-messages = { $server } speaks another version of the language of Mintmark. Please update the older one.
remote-turned-away = The server refuses: { $why }
remote-other-game = That table plays { $game }: { $command }
remote-notes-spoilt = { $path } cannot be read. Remove it to begin anew as a guest.
