table-not-there = There is no such table.
table-no-such-seat = There is no seat { $seat } at this table.
table-which-seat = You have several seats here: say which one you mean.
table-no-seat-of-yours = You have no seat at this table.
table-not-your-seat = That is not your seat.
table-owner-only = Only who set up the table can do that.
table-already-seated = You sit at this table already.
table-full = There is no free seat.
table-seat-taken = That seat is taken, or kept for somebody else.
table-only-own-seat = You have held another seat of this game: you may come back to that one only.
table-not-abandoned = Somebody plays there: a bot can only take a seat that was given up, or whose player keeps the game waiting and has been away for { $time }.
table-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
table-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
table-is-open = The game has not begun.
table-is-over = The game is over.
table-is-aborted = The table was closed before the game began.
table-is-playing = The game has begun.
table-has-begun = The game has begun: that was possible only before.
table-not-over = The game is not over.
table-stale = The table has changed since you were asked. Look again, please; nothing was done.
table-busy = Too much is happening at this table. Please try again.
table-lead-on = You have changed your mind very often. Now only moves that lead on are possible.
table-nothing-to-undo = You have not decided anything yet.
table-undo-asked-already = Somebody asks already to take a decision back.
table-no-undo-asked = Nobody asks to take a decision back.
table-not-yours-to-agree = Only the other players can agree to that.
table-rematched-already = The rematch has a table already.
table-nobody-there = There is nobody like that at this table.
table-nobody-of-that-name = Nobody has that name: only people who have chosen a password can be invited by name.
table-no-such-bot = There is no bot “{ $name }”; there are { $names }.
table-no-such-plan = A seat is “me”, “open”, “bot” with a level or “for” with a name, not “{ $plan }”.
table-no-such-pace = A pace is none, live (10 seconds to a day, with up to an hour added for each turn), or 1 to 30 days for each turn.
table-too-many = You have too many unfinished tables. Finish or leave one first.
table-no-hints = This table is played without hints.
table-no-suppose = In this game nothing can be supposed.
table-not-asked = You are not asked anything now.
table-record-later = The whole record is there when the game is over.
table-record-too-long = A record for the replay has at most { $entries } entries.
table-bot-prepares = The bot { $name } is getting ready. This takes up to a minute, and only once.
table-not-a-message = That is no message that we know: { $why }
table-not-utf8 = That is not text in UTF-8.
table-not-invited = You are not invited to this table.
table-is-ready = Whoever sits there is ready: you cannot free that seat.
table-needs-people = A table is for people: at least one seat must not be a bot’s.
table-edition-name = An edition of your own needs a name that cannot be taken for one of ours ({ $names }), with nothing hidden in it.
table-own-edition = A player’s own edition
table-own-edition-named = A player’s own edition: “{ $name }”
