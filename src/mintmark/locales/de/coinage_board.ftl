# What the board of the web client shows
cab-turn = Zug { $turn }
cab-you = Du
cab-side-gold = Gold
cab-side-silver = Silber
cab-status-yours = { $side }, du bist am Zug
cab-status-moves = { $side }, am Zug
cab-status-waits = { $side }, wartet
cab-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
cab-bank = Bank
cab-in-bank-of =
    { $count ->
        [0] keine Münze { $rank }
        [one] eine Münze { $rank }
       *[other] { $count } Münzen { $rank }
    }

# Coins and areas in words
cab-coin-gold = Gold { $rank }
cab-coin-silver = Silber { $rank }
cab-on-gold = auf Gold { $rank }
cab-on-silver = auf Silber { $rank }
cab-coins =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
cab-empty = leer
cab-map =
    Karte des Spiels: { $map ->
        [standard] Standard
        [lagoon] Lagune
        [citadel] Zitadelle
        [isles] Drei Inseln
       *[own] eigene Edition eines Mitspielers
    }
cab-area = { $area }, { $region }, { $stack }
cab-here-place = { $rank } hierher legen
cab-here-move = Stapel hierher bewegen
cab-here-capture = diese Münze erbeuten
cab-here-pick = diesen Stapel aufnehmen
cab-here-not = nicht möglich: warum?
cab-here-ends = damit endet das Spiel
cab-in-hand = in der Hand

# Beside an area that is looked at
cab-do-place = { $rank } legen
cab-do-capture = { $rank } erbeuten
cab-do-move = Stapel bewegen
cab-close = Schließen

# What may be done
cab-toss =
    { $you ->
        [yes] Dein Wurf
       *[no] Wurf von { $name }
    }
cab-chosen = gewählt
cab-stays = bleibt
cab-matches = passt
cab-used = benutzt
cab-toss-coin = { $coin }, { $state }
cab-pay = { $rank } zahlen
cab-capture = Münze erbeuten
cab-move = Stapel bewegen
cab-tools = Was ein Klick auf die Karte tut
cab-say-coin = Wähle ein Gebiet für { $rank }.
cab-say-choose = Wähle eine Münze, dann ein Gebiet.
cab-say-capture = Wähle die Münze, die du erbeutest.
cab-say-stack = Wähle den Stapel, den du bewegst.
cab-say-target = Wähle, wohin der Stapel von { $area } geht.
cab-end = Zug beenden
cab-end-place-none = Beenden, nichts legen
cab-end-place-no-more = Beenden, nichts mehr legen
cab-end-capture-none = Beenden, nichts erbeuten
cab-end-move-none = Beenden, nichts bewegen
cab-end-later =
    { $count ->
        [one] Beenden (noch eine legen)
       *[other] Beenden (noch { $count } legen)
    }

# Keys
cab-keys = Tasten
cab-keys-about = Alles geht mit der Tastatur.
cab-key-ranks = Münze aufnehmen
cab-key-arrows = von Gebiet zu Gebiet
cab-key-enter = hier einsetzen, was du hältst
cab-key-m = Stapel bewegen
cab-key-c = Münze erbeuten
cab-key-p = gewählte Münze zahlen
cab-key-e = Zug beenden
cab-key-escape = zurücklegen
cab-escape = Esc

# The score
cab-score = Stand der Wertung
cab-final = Endwertung
cab-areas =
    { $count ->
        [one] ein Gebiet
       *[other] { $count } Gebiete
    }
cab-in-bank = Münzen in der Bank
cab-total = Gesamt
cab-doubled = verdoppelt
cab-tiebreak = Ränge in der Bank
cab-tiebreak-about = Es steht gleich: Die höheren Ränge in der Bank entscheiden.
