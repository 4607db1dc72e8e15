# Sur les dessins d’une table
picture-to-act = À jouer : { $names }
picture-chance = Le hasard décide
picture-seen = Vu par { $name }
picture-seen-onlooker = Vu par un spectateur
