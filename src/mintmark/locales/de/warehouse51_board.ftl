# What the board of the web client shows

# The table
w51b-turn = Antiquität { $turn } von { $all }
w51b-seats = Spieler im Uhrzeigersinn
w51b-piles = Die Stapel
w51b-left = übrig
w51b-points-pair = { $first } / { $second } Punkte
w51b-reveal = Antiquität aufdecken (Stapel: { $colour })
w51b-reveal-not = Warum nicht von diesem Stapel ({ $colour })?
w51b-turn-up = Antiquität aufdecken
w51b-look-into = Was noch im Stapel liegt ({ $colour })
w51b-pile-about = { $colour }: { $count } übrig, { $first } Punkte für den höchsten Wert, { $second } für den zweiten. Zeigen
w51b-pile-left =
    { $count ->
        [one] Noch { $count } Antiquität liegt im Stapel.
       *[other] Noch { $count } Antiquitäten liegen im Stapel, in unbekannter Reihenfolge.
    }
w51b-pile-others = Schon heraus
w51b-short-blue = Westen
w51b-short-green = Mythologien
w51b-short-gold = Nahost
w51b-short-red = Osten

# Relics
w51b-value = Wert { $value }
w51b-pawned = Verpfändet
w51b-redeem = Rückkauf { $price }
w51b-certified = Beglaubigt
w51b-spared = Verschont
w51b-counterfeit = Fälschung
w51b-fake-short = Fälschung
w51b-only-you = dir bekannt
w51b-look-at = { $relic } ansehen
w51b-belongs = In der Sammlung von: { $name }
w51b-with = bei { $name }
w51b-with-you = in deiner Sammlung
w51b-on-the-block = unter dem Hammer
w51b-in-pile = noch im Stapel
w51b-gone = ausgeschieden
w51b-never-fake = Davon gibt es keine Fälschung.
w51b-made-up = Unsere Rekonstruktion: { $figures }.
w51b-figure-name = Name
w51b-figure-colour = Farbe
w51b-figure-value = Wert
w51b-figure-mark = Zeichen
w51b-figure-auction = Art der Auktion
w51b-figure-effect = Wirkung
w51b-figure-counterfeit = Fälschung
w51b-suppose-fake = Angenommen, sie ist gefälscht
w51b-why-not = { $what }: Warum nicht?

# The block
w51b-block = Die Auktion
w51b-first-relic = Gleich wird die erste Antiquität aufgedeckt.
w51b-all-sold = Alle Antiquitäten sind versteigert.
w51b-on-block-open = Offene Auktion, Runde { $lap }
w51b-on-block-sealed = Geheime Auktion
w51b-sold = Zuletzt verkauft
w51b-unsold = Nicht verkauft
w51b-lot-fake = Du weißt: Davon gibt es eine Fälschung.
w51b-nobody-wanted = Niemand wollte sie: Sie scheidet aus.
w51b-now-with =
    { $you ->
        [yes] Jetzt bei dir.
       *[no] Jetzt bei { $name }.
    }
w51b-bids = Gebote, das höchste zuerst
w51b-leads = in Führung
w51b-won = ersteigert
w51b-then-passed = dann gepasst
w51b-passed-short = gepasst
w51b-to-speak = am Zug
w51b-waits = noch dabei
w51b-reveals = Beim Aufdecken
w51b-leads-with = In Führung: { $bid }
w51b-to-bid = Am Zug
w51b-still-in = Noch dabei
w51b-passed = Gepasst
w51b-decides = Am Überlegen
w51b-fists = Fäuste
w51b-fist-closed = Faust zu
w51b-to-close = Hand noch offen
w51b-fist-held = { $count } Barren
w51b-fist-own = Deine: { $count }
w51b-if-you-win = Wenn du gewinnst:
w51b-if-sold = Beim Zuschlag jetzt:
w51b-you-keep = Dir bleiben { $count }.

# Bidding
w51b-bid = { $count } bieten
w51b-match = Gleichziehen: { $count }
w51b-close-fist =
    { $count ->
        [0] Leere Faust
       *[other] Faust um { $count }
    }
w51b-pass = Passen
w51b-raises = Schnellwahl
w51b-all-in = Alles: { $count }
w51b-empty = Nichts
w51b-lower = Weniger
w51b-raise = Mehr
w51b-sent = Gesendet …
w51b-now = Du jetzt
w51b-if-win-at = Zuschlag bei { $count }
w51b-pay = { $count } zahlen
w51b-side-left = zu deiner Linken
w51b-side-right = zu deiner Rechten

# Choosing relics
w51b-do-pawn = Verpfänden
w51b-do-give = Abgeben
w51b-do-certify = Beglaubigen
w51b-do-neutralise = Neutralisieren
w51b-do-buy = Zurückkaufen
w51b-do-swap = Dagegen tauschen
w51b-do-pick = Zum Tausch anbieten
w51b-swap-first = Wähle zuerst, welche deiner Antiquitäten du gibst.
w51b-swap-then = Für „{ $relic }“ kannst du nehmen:
w51b-put-down = Andere
w51b-decline = Verzichten

# Seats
w51b-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
w51b-ingots = { $count } Barren
w51b-no-relics = Noch keine Antiquität
w51b-values = Gesamtwert je Farbe
w51b-value-of = { $colour } { $value }
w51b-pays =
    Zahlt an { $you ->
        [yes] dich
       *[no] { $name }
    }

# What one knows
w51b-known = Fälschungen, die du kennst
w51b-exposed = Fälschungen auf dem Tisch
w51b-shared = auch bekannt: { $names }

# The pawn shop
w51b-pawn-shop = Pfandleihe
w51b-pawn-terms = Zahlt { $payout } Barren, Rückkauf { $price }. Offen, solange du weniger als { $below } hast.
w51b-supply = Barren im Vorrat
w51b-tokens = Pfandleihe-Plättchen
w51b-pawn = Antiquität verpfänden
w51b-pawn-for = Für { $payout } verpfänden
w51b-pawn-why-not = Verpfänden: Warum nicht?
w51b-not-now = Jetzt nicht

# Standings
w51b-standings = Zwischenstand
w51b-if-ended = wenn jetzt Schluss wäre
w51b-sets = Sets
w51b-total = Summe
w51b-if-fake = Falls gefälscht
w51b-fake-relic = Angenommen gefälscht: { $relic }
w51b-supposed = Als Fälschung angenommen
w51b-your-eyes = Nur für dich:
w51b-without = ohne die Fälschungen, die du kennst:
w51b-if-they-leave = Wenn die Fälschungen ausscheiden:
w51b-points-and-left = Punkte und übrige Antiquitäten
w51b-colour = Farbe
w51b-most = Erster
w51b-second = Zweiter
w51b-other-points = Je Set aus vier Farben: { $sets } Punkte. Ein Punkt je { $ingots } Barren.

# The end
w51b-the-end = Das Ende, Schritt für Schritt
w51b-skip = Alles zeigen
w51b-leaves =
    „{ $relic }“ verlässt { $you ->
        [yes] deine Sammlung
       *[no] die Sammlung von { $name }
    }:
w51b-as-counted = Wie die Regeln zählen
w51b-place = Platz { $place }
w51b-per-ingots = 1 Punkt je { $count }
w51b-sets-of-four = Vierersets
w51b-each-set = je { $count } Punkte
w51b-set-count =
    { $count ->
        [one] { $count } Set
       *[other] { $count } Sets
    }
w51b-most-second = { $first } für den Ersten, { $second } für den Zweiten
w51b-curses = Flüche und Segen
w51b-reconstruction = Werte, Zeichen und Wirkungen der Antiquitäten sind eine Rekonstruktion. Eine eigene Edition kann sie ersetzen.
