# On drawings of a table
picture-to-act = To act: { $names }
picture-chance = Chance decides
picture-seen = As { $name } sees it
picture-seen-onlooker = As an onlooker sees it
