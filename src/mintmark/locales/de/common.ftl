chance = Zufall
refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = { $seat } ist gerade nicht dran.
refuse-chance-first = { $seat } muss warten: Erst ist der Zufall dran.
refuse-only-chance = Das kann nur der Zufall.
refuse-cannot-come-up = Das kann hier nicht herauskommen.
refuse-no-such-move = Eine Aktion „{ $text }“ gibt es nicht. Aktionen sehen so aus: { $forms }
refuse-misspelt = Eine Aktion „{ $text }“ gibt es nicht; meinst du { $hint } …? Aktionen sehen so aus: { $forms }
