# How a game ended
replay-final = Endstand
replay-finished = Beendet
replay-you-win = Du gewinnst
replay-you-win-by =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt Vorsprung
       *[other] Du gewinnst mit { $points } Punkten Vorsprung
    }
replay-wins = { $name } gewinnt
replay-wins-by =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt Vorsprung
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
    }
replay-draw = Unentschieden
replay-you-share = Du teilst dir den Sieg mit { $names }
replay-shared-by = { $names } teilen sich den Sieg
replay-your-place = Du bist auf Platz { $place } von { $seats }, mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
replay-level = Gleich viele Punkte: Die Regeln lösen den Gleichstand auf.
replay-resigned = Aufgegeben: { $names }.
replay-late = Zeit abgelaufen, die Uhr hat entschieden: { $names }.
replay-rematch = Revanche
replay-join-rematch = Zur Revanche
replay-watch = Noch einmal ansehen
replay-download = Aufzeichnung herunterladen
replay-saved = Die Aufzeichnung ist gespeichert. Hier lässt sie sich auch ohne Verbindung ansehen.
replay-verify = Zufall prüfen
replay-board = Der Spielplan am Ende

# The luck, derived again
replay-luck = Der Zufall dieser Partie
replay-luck-noted = Dieser Browser hat die Festlegung notiert, als du an den Tisch kamst, und in der Aufzeichnung steht die gleiche.
replay-luck-never-noted = Dieser Browser hat während der Partie keine Festlegung notiert; er kann nur sagen, dass die Aufzeichnung in sich stimmt.
replay-luck-seed = Startwert, aufgedeckt
replay-luck-entropy = Beigetragen von { $name }
replay-luck-seating = Die Plätze wurden ausgelost, so wie es aus dem Startwert folgt. Zuvor:
replay-luck-place = { $name } saß auf Platz { $place }
replay-luck-drawn = Die Karte wurde gezogen aus { $editions }.
replay-luck-tosses =
    { $count ->
        [one] Der einzige Wurf
       *[other] Alle { $count } Würfe und Ziehungen
    }
replay-luck-agrees = stimmt

# Games to look at again
replay-title = Aufzeichnungen
replay-lead = Geh eine beendete Partie Schritt für Schritt durch, mit den Augen jedes Platzes oder mit allem offen.
replay-open = Eine Aufzeichnung öffnen
replay-open-about = Zieh eine Aufzeichnung (.jsonl) hierher oder wähle eine aus.
replay-choose = Datei wählen
replay-reading = Die Aufzeichnung wird gelesen …
replay-unknown = Diese Datei wurde in diesem Browser noch nie geöffnet. Einmal wird der Server gebraucht, um sie zu lesen; danach lässt sie sich ohne Verbindung ansehen.
replay-not-kept = Diese Partie wurde in diesem Browser noch nie geöffnet und ist ohne Verbindung nicht da.
replay-played = Von dir gespielt
replay-seen = Hier angesehen
replay-none = Noch nichts. Hier stehen Partien, die du beendest, und Aufzeichnungen, die du öffnest.
replay-forget = { $names } von der Liste nehmen

# A replay
replay-controls = Durch die Partie gehen
replay-moment = Zeitpunkt
replay-step = Schritt { $at } von { $last }
replay-beginning = Die Partie beginnt.
replay-unseen = Aus dieser Sicht verborgen.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-jump = Springen zu
replay-viewer = Wessen Augen
replay-viewer-open = Alles offen
replay-viewer-onlooker = Zuschauer
replay-share = Link zu diesem Zeitpunkt kopieren
replay-shared = Der Link zu diesem Zeitpunkt ist kopiert.
replay-story = Was geschah
replay-keys = Tasten: ← → ein Schritt, Pos1 und Ende, Leertaste zum Abspielen
replay-chart = Punkte im Verlauf
replay-chart-about = { $name }: von { $first } auf { $last }.
replay-chart-table = Als Tabelle
