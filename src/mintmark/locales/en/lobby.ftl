# The pages around a game: home, a new table, the waiting room, the account

# Home
lobby-hero = Three games of coins, bids and nerve.
lobby-hero-about = Take a seat now, no account needed. Play a strong bot, send friends a link, or pass one screen around.
lobby-hero-here = Take a seat now: no account, no server. Play a strong bot, or pass one screen around.
lobby-games = Games
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-players-from = { $least } to { $most } players
lobby-minutes-coinage = 10 minutes
lobby-minutes-coin_quest = 30 minutes
lobby-minutes-warehouse51 = 40 minutes
lobby-about-coinage = Toss your coins, place what matches, and control more of each region than your rival.
lobby-about-coin_quest = Bid in secret with the coins you draw, win better ones, and build the finest collection.
lobby-about-warehouse51 = Bid for legendary relics. Some are counterfeit, and you know only a few of them.
lobby-play-bot = Play a bot
lobby-play-bot-at = Play a bot: { $game }
lobby-invite = Invite friends
lobby-invite-to = Invite friends: { $game }
lobby-same-screen = Same screen
lobby-same-screen-at = Same screen: { $game }
lobby-open-source = Open source. Every toss and draw can be verified.
lobby-for-programs = For programs
lobby-not-affiliated = Mintmark is not affiliated with the authors or publishers of these games.
lobby-credits = Some pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
lobby-how-many = How many play?
lobby-friends-about = You get a link to send. Seats that stay empty can be given to bots.
lobby-screen-about = All of you play on this device, in turn.
lobby-screen-about-secret = All of you play on this device. Before a hand is shown, the screen says whom to pass it to.
lobby-player = Player { $number }
lobby-cancel = Cancel
lobby-begin = Begin
lobby-open-table = Open the table

# Lists of tables
lobby-continue = Continue
lobby-due = Your move: { $table }
lobby-continue-empty = Nothing to continue yet. Choose a game above: one click, and you play.
lobby-go-on = Continue
lobby-look = Open
lobby-decline = Decline
lobby-invited = { $game }: a seat is kept for you
lobby-invited-by = { $game }: { $name } keeps a seat for you
lobby-with = { $game } with { $names }
lobby-with-yourselves = { $game } on one screen
lobby-seats-taken = { $game }, { $taken } of { $seats } seats taken
lobby-not-ready = Waiting for you to be ready
lobby-waits-for-players = Waiting for players
lobby-your-move = Your move, turn { $turn }
lobby-waits-for = Waiting for { $names }, turn { $turn }
lobby-played = Played
lobby-played-all = Show all { $count }
lobby-won = You won, { $score }
lobby-shared-win = You share the victory, { $score }
lobby-came = Place { $place } of { $seats }, { $score }
lobby-won-by = { $names } won, { $score }
lobby-by-resignation = by resignation
lobby-result = Result
lobby-replay = Replay
lobby-open-tables = Open tables
lobby-open-empty = Nobody is waiting for players at the moment. Set up a public table, and everyone sees it here.
lobby-join = Join
lobby-watch = Watch
lobby-under-way = { $game }, under way

# A new table
lobby-new-table = New table
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-seat-free = Open seat
lobby-kept-for = Kept for { $name }
lobby-plan-me = Me
lobby-plan-open = Open to whoever comes
lobby-plan-for = Somebody by name …
lobby-side = Side of seat { $number }
lobby-side-toss = Tossed
lobby-side-gold = Gold
lobby-side-silver = Silver
lobby-side-about = Who plays gold moves first. If you do not choose, it is tossed when play begins, and the toss can be verified.
lobby-tossed-later = Who plays gold, and so moves first, is tossed when play begins.
lobby-seats-tossed-later = Who sits where is tossed when play begins.
lobby-edition-random = Random map
lobby-edition-random-about = One of our maps, drawn by the secret number of the table. You see it as soon as the table is open.
lobby-edition-drawn = { $name }, drawn by chance
lobby-handle = The name they sign in by
lobby-handle-of = Name for seat { $number }
lobby-choose-map = Map
lobby-choose-edition = Edition
lobby-edition-own = An edition of your own
lobby-edition-bring = Bring your own
lobby-edition-bring-about = An edition is a text file (TOML) with all that is in the box. Take one of ours, change it, and bring it here.
lobby-edition-file = Choose a file
lobby-edition-start = Download “{ $name }”
lobby-edition-mistakes = This file cannot be played yet:
lobby-line = Line { $line }:
lobby-options = Rules
lobby-option-is = { $name }: { $value }
lobby-pace = Pace
lobby-pace-time = Time to think
lobby-pace-none = No clock
lobby-pace-none-about = Take your time, and come back later if you like.
lobby-pace-live = Live clock
lobby-pace-live-about = A game in one sitting. When your time is up, the clock decides for you.
lobby-pace-days = Days per turn
lobby-pace-days-about = A game on the side, a turn now and then. After that time the clock decides for you.
lobby-pace-live-is = { $minutes ->
    [one] { $minutes } minute each
   *[other] { $minutes } minutes each
}, { $seconds ->
    [0] nothing added
    [one] + { $seconds } second per turn
   *[other] + { $seconds } seconds per turn
}
lobby-pace-days-is = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
lobby-table = Table
lobby-public = Public
lobby-public-about = The home page lists it. Otherwise only who has the link finds it.
lobby-hints = Hints allowed
lobby-hints-about = Players may ask the master bot for advice.
lobby-advanced = Advanced
lobby-waits = Begin only when I say so
lobby-waits-about = You see the promise about the luck first, and can add something of your own to it.

# The waiting room
lobby-waiting = Before the game
lobby-is-public = public
lobby-by-link = by link
lobby-no-hints = no hints
lobby-take-seat = Take a seat
lobby-take-seat-about = There is a seat for you.
lobby-full = All seats are taken. You can watch from here when it begins.
lobby-sit-here = Sit here
lobby-stand-up = Leave the seat
lobby-free-seat = Free the seat
lobby-bot-here = A bot here
lobby-bot-level = Bot for seat { $number }
lobby-ready = ready
lobby-not-ready-yet = not ready yet
lobby-be-ready = I am ready
lobby-are-you-ready = Everyone is here. Are you ready?
lobby-begins-when-full = { $count ->
    [one] One seat is open. The game begins when it is taken and everyone is ready.
   *[other] { $count } seats are open. The game begins when they are taken and everyone is ready.
}
lobby-entropy = Add something of your own to the luck
lobby-entropy-about = Any text, best one that nobody expects. It is mixed into every toss and draw, and everyone sees it.
lobby-invite-about = Whoever has the link can sit down or watch.
lobby-link = Link
lobby-copy = Copy
lobby-share = Share
lobby-qr = The link as a QR code
lobby-luck = The table has committed itself to its luck:
lobby-luck-added = Added by seat { $seat }: { $text }
lobby-luck-what = What is this?
lobby-luck-about = The server has drawn a secret number for all tosses and draws, and shows its fingerprint before anyone plays. After the game the number is revealed, so everyone can check that nothing was changed. Note the fingerprint if you want to prove it:
lobby-close = Close the table
lobby-close-sure = Close this table?
lobby-close-about = The game does not take place. Nobody can sit down any more.
lobby-closed = This table was closed
lobby-closed-about = It was closed before the game began. A new one is set up quickly.

# Account and devices
lobby-account = Account
lobby-account-none = Nobody knows you here yet. Begin a game, and you are a guest; or sign in.
lobby-come-back = Come back from anywhere
lobby-come-back-about = You are a guest of this browser. Choose a name to sign in by and a password, and you can come back from any device, and be invited by name. Other devices are signed out then, and all tokens stop working.
lobby-come-back-by = You sign in as “{ $handle }”. A new password ends everything else: you are signed out on all other devices, and all tokens stop working.
lobby-sign-in-name = Name to sign in by
lobby-password = Password
lobby-password-current = Current password
lobby-password-new = New password
lobby-password-choose = Choose this password
lobby-password-change = Change
lobby-password-kept = Done. You can sign in with this from now on.
lobby-other-device = Another device
lobby-other-device-about = A link that makes another device yours too, without a password.
lobby-device-link-make = Make a link
lobby-device-link-another = Make another link
lobby-device-link-once = It works once, for ten minutes. Whoever opens it plays as you.
lobby-device-link-copied = The link is copied. Open it on your other device.
lobby-sign-in = Sign in
lobby-sign-in-about = With the name and password that you chose.
lobby-sign-in-leaves = You leave “{ $name }” then: nobody can come back as this guest without a password.
lobby-signed-in = You are { $name } now.
lobby-sign-out = Sign out
lobby-sign-out-sure = Leave for good?
lobby-sign-out-about = “{ $name }” has no password, so nobody can come back as this guest. Unfinished games stay without you.
lobby-signed-out = You are signed out.
lobby-tokens = Tokens for programs
lobby-tokens-about = A bot of your own plays with a token, which you can revoke at any time.
lobby-token-new = A new token
lobby-token-label = What is it for?
lobby-token-scopes = It may
lobby-token-days = It is good for
lobby-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
lobby-token-make = Make the token
lobby-token-until = until { $date }
lobby-token-revoke = Revoke
lobby-token-revoke-of = Revoke “{ $label }”
lobby-token-revoked = That token no longer works.
lobby-token-secret = This is the token, shown this once. Keep it like a password:
lobby-arrive = Go on as the guest of your other device?
lobby-arrive-about = This device then plays for the same guest. The link is good once.
lobby-arrive-yes = Yes, that is me
lobby-arrive-no = No, stay as it is
