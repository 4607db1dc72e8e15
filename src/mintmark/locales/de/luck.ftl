luck-entropy-refused = Was du zum Zufall beiträgst, ist ein Text von 1 bis 64 Zeichen in einer Zeile.
luck-proved =
    { $count ->
        [one] Bewiesen: Der Startwert passt zur Festlegung, und der einzige Wurf folgt daraus.
       *[other] Bewiesen: Der Startwert passt zur Festlegung, und alle { $count } Würfe und Ziehungen folgen daraus.
    }
luck-consistent =
    { $count ->
        [one] Stimmig: Die Aufzeichnung passt zu sich selbst, auch ihr einziger Wurf.
       *[other] Stimmig: Die Aufzeichnung passt zu sich selbst, mit allen { $count } Würfen und Ziehungen.
    }
luck-no-commitment = „{ $text }“ ist keine Festlegung (64 hexadezimale Ziffern).
luck-sealed = Noch nicht aufgedeckt: Der Tisch hält seinen Startwert geheim, bis die Partie zu Ende ist.
luck-unpledged = Keine Festlegung: Für den Zufall dieser Partie hat kein Tisch etwas versprochen.
luck-false-seed = Falsch: Der Startwert passt nicht zur Festlegung dieses Tisches, oder es wurde etwas anderes gespielt, als sie vorsah.
luck-false-toss = Falsch bei Wurf { $number }: Es kam „{ $came }“, aus dem Startwert folgt „{ $due }“.
luck-false-commitment = Falsch: Die Aufzeichnung hat eine andere Festlegung als die, die du notiert hast.
luck-false-entropy = Falsch: Platz { $seat } hat etwas anderes beigetragen, als du notiert hast.
luck-false-seating = Falsch: Die Plätze wurden nicht so ausgelost, wie es aus dem Startwert folgt.
luck-false-edition = Falsch: Gespielt wurde „{ $came }“, aus dem Startwert folgt „{ $due }“.
luck-compare = Zum Beweis gib die Festlegung an, die vor der Partie angezeigt wurde und die du notiert hast: --commitment HEX
luck-toss = Wurf
luck-step = Schritt
luck-drawn = Zahl
luck-came-up = kam
luck-derived = abgeleitet
luck-commitment = Festlegung
luck-added = Beitrag von Platz { $seat }: { $text }
luck-seating = Platz { $seat } hatte auf Platz { $place } gesessen, ehe die Plätze ausgelost wurden.
luck-drawn-from = Karte oder Edition wurden zufällig gezogen aus: { $editions }
luck-nothing = nichts
