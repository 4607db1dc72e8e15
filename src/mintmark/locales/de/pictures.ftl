# Auf Zeichnungen eines Tisches
picture-to-act = Am Zug: { $names }
picture-chance = Der Zufall entscheidet
picture-seen = Aus der Sicht von { $name }
picture-seen-onlooker = Aus der Sicht eines Zuschauers
