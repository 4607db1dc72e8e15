chance = Zufall
refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = { $seat } ist gerade nicht dran.
refuse-chance-first = { $seat } muss warten: Erst ist der Zufall dran.
refuse-only-chance = Das kann nur der Zufall.
refuse-cannot-come-up = Das kann hier nicht herauskommen.
refuse-no-such-move = Die Eingabe „{ $text }“ gibt es nicht. Eingaben sehen so aus: { $forms }
refuse-misspelt = Die Eingabe „{ $text }“ gibt es nicht; meinst du { $hint } …? Eingaben sehen so aus: { $forms }
