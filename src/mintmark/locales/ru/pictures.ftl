# На рисунках стола
picture-to-act = Ходят: { $names }
picture-chance = Решает случай
picture-seen = Глазами игрока: { $name }
picture-seen-onlooker = Глазами зрителя
