# Lektionen: was in jeder gesagt wird; die Schritte stehen in eigenen Dateien, Spiel für Spiel.
lesson-learn = In 2 Minuten lernen
lesson-done = fertig
lesson-begun = Schritt { $step }
lesson-crumb = Lektion
lesson-title = { $game } in 2 Minuten
lesson-step = Schritt { $step } von { $count }
lesson-now = jetzt
lesson-you = Du
lesson-teacher = Gegenüber
lesson-left = Links
lesson-right-hand = Rechts
lesson-rival = Nachbar { $number }
lesson-nearly = Fast.
lesson-right = Richtig.
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-skip = Überspringen
lesson-over = Das genügt zum Spielen. In deinen ersten Spielen sagt dir ein Begleiter, worauf es gerade ankommt.
lesson-play = Dein erstes Spiel
lesson-rules = Alle Regeln
lesson-none = Zu diesem Spiel gibt es noch keine Lektion.
coach-setting = Begleiter: eine Zeile, worauf es ankommt
coach-says = Begleiter:
coach-off = Begleiter wegschicken
ladder-level = Stärke der Bots
ladder-record =
    { $played ->
        [0] noch nicht gespielt
       *[other] { $won } von { $played } gewonnen
    }
ladder-against = Gegen diese Stufe hast du { $won } von { $played } gewonnen.
ladder-up = Nächste Stufe: { $level }
ladder-won = Du bist bereit für die nächste Stufe.
