# What the board of the web client shows
cqb-round = Runde { $round } von { $rounds }
cqb-stock =
    { $count ->
        [one] Auktionsbeutel: { $count } Münze
       *[other] Auktionsbeutel: { $count } Münzen
    }
cqb-black-pouch = Auktionsbeutel
cqb-stock-about = Diese Münzen kommen noch, bis auf die, die vor dem Spiel verdeckt entfernt wurden.
cqb-trashed = Entsorgt
cqb-gold = Gold
cqb-silver = Silber
cqb-copper = Kupfer

# Seats
cqb-start-player = Startspieler
cqb-locked = Bereit
cqb-placing = Beim Legen
cqb-to-place = noch { $count }
cqb-all-placed = Alles gelegt
cqb-passing = Penny gezogen
cqb-drawing = Beim Ziehen
cqb-buying = Beim Kaufen
cqb-owns = Alle Münzen
cqb-shown = In dieser Runde genutzt
cqb-penny-there = In diesem Beutel steckt der Wertlose Penny.
cqb-pouch-less =
    { $count ->
        [one] Eine dieser Münzen wurde gestohlen; welche, weißt du nicht.
       *[other] { $count } dieser Münzen wurden gestohlen; welche, weißt du nicht.
    }
cqb-lost =
    { $count ->
        [one] Eine davon wurde gestohlen; welche, weißt du nicht.
       *[other] { $count } davon wurden gestohlen; welche, weißt du nicht.
    }
cqb-gained =
    { $count ->
        [one] Dazu kommt eine gestohlene; welche, weißt du nicht.
       *[other] Dazu kommen { $count } gestohlene; welche, weißt du nicht.
    }

# Lots
cqb-lot = Feld { $lot }
cqb-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
cqb-takes =
    { $bans ->
        [gold] kein Gold
        [silver] kein Silber
        [copper] kein Kupfer
        [gold-silver] nur Kupfer
        [gold-copper] nur Silber
        [silver-copper] nur Gold
        [gold-silver-copper] keine Münzen
       *[none] alle Metalle
    }
cqb-at-once = Prestige sofort
cqb-empty-lot = noch keine Münzen
cqb-closed = Erst ab { $players } Spielern im Spiel
cqb-place-here = Hierher legen
cqb-place = { $coin } auf Feld { $lot } legen
cqb-take-back = { $coin } von Feld { $lot } zurücknehmen
cqb-why-not = Warum nicht?
cqb-why-not-lot = Warum nicht auf Feld { $lot }?

# Behind the screen
cqb-behind = Hinter deinem Sichtschirm
cqb-left =
    { $left ->
        [0] Alle { $all } Münzen sind gelegt
       *[other] Noch { $left } von { $all } Münzen zu legen
    }
cqb-in-pouch = im Beutel
cqb-in-discard = auf dem Ablagestapel
cqb-picked = Gewählt: { $coin }.
cqb-keys = Wähle ein Feld oder tippe seine Nummer.
cqb-no-action = Ohne Aktion
cqb-used = Genutzt
cqb-in-use = Wird genutzt
cqb-use = { $coin } nutzen
cqb-use-age =
    { $amount ->
        [one] Nutzen: { $amount } entsorgen
       *[other] Nutzen: bis zu { $amount } entsorgen
    }
cqb-use-unique =
    { $amount ->
        [one] Nutzen: { $amount } ziehen
       *[other] Nutzen: bis zu { $amount } ziehen
    }
cqb-use-rare = Nutzen: +{ $amount } Prestige
cqb-draw = Münze ziehen
cqb-stop = Aufhören
cqb-trash-hand = Aus der Hand entsorgen
cqb-trash-discard = Vom Ablagestapel entsorgen
cqb-trash = { $coin } aus der Hand entsorgen
cqb-trash-old = { $coin } vom Ablagestapel entsorgen
cqb-lock = Festlegen
cqb-lock-left = Festlegen (noch { $count })
cqb-unlock = Doch noch ändern
cqb-pass-about = Beutel { $pouch }, Ablagestapel { $discards }

# The market and mint marks
cqb-market = Markt
cqb-market-about = höchstens eine je Runde
cqb-sold = verkauft
cqb-price = Prestige
cqb-buy =
    { $price ->
        [one] { $coin } für { $price } Prestigepunkt kaufen
       *[other] { $coin } für { $price } Prestigepunkte kaufen
    }
cqb-buy-there = Wähle eine Münze vom Markt.
cqb-decline = Nichts kaufen
cqb-marks = Prägemarkierungen
cqb-mark =
    { $mark ->
        [crown] Krone
        [sceptre] Szepter
       *[eagle] Adler
    }

# The reveal
cqb-reveal = Sichtschirme hoch
cqb-skip = Alles zeigen
cqb-again = Noch einmal zeigen
cqb-go-on = Weiter
cqb-last-reveal = Das letzte Aufdecken
cqb-bid = Gebot
cqb-bids-on = Gebote auf Feld { $lot }
cqb-wins =
    { $how ->
        [gold] { $name } gewinnt durch Gold
        [silver] { $name } gewinnt durch Silber
        [copper] { $name } gewinnt durch Kupfer
       *[alone] { $name } gewinnt konkurrenzlos
    }
cqb-you-win =
    { $how ->
        [gold] Du gewinnst durch Gold
        [silver] Du gewinnst durch Silber
        [copper] Du gewinnst durch Kupfer
       *[alone] Du gewinnst konkurrenzlos
    }
cqb-tied = Gleichstand: Niemand gewinnt
cqb-no-bids = Keine Gebote: bleibt liegen

# What icons mean
cqb-means-age =
    { $amount ->
        [one] Alter { $amount }: Einmal je Runde entsorgst du eine Münze aus der Hand oder vom Ablagestapel.
       *[other] Alter { $amount }: Einmal je Runde entsorgst du bis zu { $amount } Münzen aus der Hand oder vom Ablagestapel.
    }
cqb-means-unique =
    { $amount ->
        [one] Einzigartige Prägung { $amount }: Einmal je Runde ziehst du eine weitere Münze.
       *[other] Einzigartige Prägung { $amount }: Einmal je Runde ziehst du bis zu { $amount } weitere Münzen.
    }
cqb-means-rare =
    { $amount ->
        [one] Seltene Münze { $amount }: Einmal je Runde zeigst du sie und erhältst { $amount } Prestigepunkt.
       *[other] Seltene Münze { $amount }: Einmal je Runde zeigst du sie und erhältst { $amount } Prestigepunkte.
    }
cqb-means-quality =
    { $amount ->
        [one] Qualität { $amount }: Am Ende bringt sie { $amount } Prestigepunkt.
       *[other] Qualität { $amount }: Am Ende bringt sie { $amount } Prestigepunkte.
    }
cqb-means-mark =
    { $mark ->
        [crown] Krone (Königsprägung): Am Ende gibt es einen Bonus für die meisten, zweit- und drittmeisten Kronen.
        [sceptre] Szepter (Königinprägung): Am Ende gibt es einen Bonus für die meisten, zweit- und drittmeisten Szepter.
       *[eagle] Adler (Essenprägung): Am Ende gibt es einen Bonus für die meisten, zweit- und drittmeisten Adler.
    }
cqb-means-penny = Wertloser Penny: Wer ihn zieht, nimmt eine Münze aus einem fremden Beutel und steckt ihn dafür hinein.

# The final score
cqb-final = Endwertung
cqb-winner = Gewonnen
cqb-track = Prestigepunktleiste
cqb-quality = Qualität
cqb-counted = hat { $count }
cqb-total = Summe
