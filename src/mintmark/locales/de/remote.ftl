remote-welcome = Einen Zug so eingeben, wie er dasteht. help, hint, undo, why ZUG, board, rules, say TEXT, resign und quit gehen jederzeit.
remote-help =
    Ein Zug wird so eingegeben, wie er dasteht: die ersten Wörter, dann eines der Enden, wie in { $forms }
    help: dieser Text · undo: die letzte Entscheidung zurücknehmen oder die anderen fragen · why ZUG: warum ein Zug nicht geht
    board: den Tisch neu zeichnen · rules: die Spielregeln · look NAME: mehr über etwas auf dem Tisch
    hint: die besten Züge, wie der Meister-Bot sie sieht · mehrere Züge in einer Zeile: mit Strichpunkten
    say TEXT: an alle am Tisch · agree, refuse: wenn jemand eine Entscheidung zurücknehmen möchte
    bot STUFE: Bots auf die leeren Plätze setzen · resign: aufgeben · quit: gehen; der Platz bleibt frei gehalten
remote-name-wanted = Wie sollen andere dich nennen?
remote-name-missing = Sag, wie andere dich nennen sollen: --name NAME
remote-invitation = Zum Mitspielen geben andere ein: { $command }
remote-seat = { $seat }: { $name }
remote-bot = der Bot { $name }
remote-nobody = noch niemand
remote-people = Am Tisch: { $people }
remote-waits-for-people = Es wird gewartet, bis alle Plätze besetzt und alle bereit sind. { $people }
remote-sits-down = Neu am Tisch: { $who }
remote-gives-up = { $name } hat den Platz { $seat } aufgegeben. Jemand anderes kann ihn nehmen, oder ein Bot: bot eingeben
remote-resigns = { $seat } gibt auf.
remote-says = { $name } sagt: { $text }
remote-waits = Warten auf { $names } …
remote-waits-change = Warten auf { $names } … Du kannst es dir noch anders überlegen.
remote-clock = Restzeit, { $seat }: { $time }
remote-undo-wished = { $seat } möchte die letzte Entscheidung zurücknehmen. agree (ja) oder refuse (nein) eingeben.
remote-undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
remote-undo-settled = Die Frage, ob etwas zurückgenommen wird, ist erledigt.
remote-taken-back = Etwas wurde zurückgenommen. Von dort geht es weiter:
remote-rematch = Jemand möchte noch einmal spielen.
remote-not-asked = Du bist gerade nicht gefragt.
remote-lost = Die Verbindung ist abgebrochen. Sie wird wieder gesucht …
remote-back = Die Verbindung ist wieder da.
remote-unanswered = Die Verbindung brach ab, bevor eine Antwort kam. Sieh nach, ob es geschehen ist, und gib es sonst noch einmal ein.
remote-gone = Dieser Platz gehört dir nicht mehr. Von jetzt an siehst du zu.
remote-resign-sure = Wirklich aufgeben? (j/n)
remote-left = Du bist gegangen, und dein Platz wartet auf dich. So kommst du zurück:
remote-left-watching = So kannst du wieder zusehen:
remote-place = { $place }. { $seat } ({ $name }): { $points }
remote-place-resigned = { $place }. { $seat } ({ $name }): { $points }, aufgegeben
remote-verifying = Das Glück des Spiels wird nachgerechnet …
remote-fair =
    { $count ->
        [one] Das Glück war ehrlich: Der einzige Wurf folgt aus dem, was vor dem Spiel versprochen wurde.
       *[other] Das Glück war ehrlich: Alle { $count } Würfe und Ziehungen folgen aus dem, was vor dem Spiel versprochen wurde.
    }
remote-fair-unnoted =
    { $count ->
        [one] Der einzige Wurf der Aufzeichnung passt zu ihrem Versprechen; du hast vor dem Spiel keines notiert.
       *[other] Alle { $count } Würfe und Ziehungen der Aufzeichnung passen zu ihrem Versprechen; du hast vor dem Spiel keines notiert.
    }
remote-unfair = Das Glück war NICHT das versprochene: { $why }
remote-after = save DATEI bewahrt die Aufzeichnung auf, rematch spielt noch einmal, Enter geht.
remote-saved = Die Aufzeichnung liegt in { $path }.
remote-bad-address = „{ $address }“ ist keine Adresse eines Servers; eine sieht aus wie https://play.example.org
remote-bad-table = „{ $link }“ ist kein Tisch; gib den ganzen Link weiter.
remote-unreachable = { $server } antwortet nicht: { $why }
remote-not-mintmark = { $server } ist kein Mintmark-Server.
remote-moved = Der Server ist anderswo: --server { $address }
remote-other-rules = { $server } spielt { $game } nach Regeln { $theirs }, dieses Programm nach Regeln { $ours }. Bitte das ältere auf den neuen Stand bringen.
remote-other-messages = { $server } spricht eine andere Fassung der Sprache von Mintmark. Bitte das ältere Programm auf den neuen Stand bringen.
remote-turned-away = Der Server lehnt ab: { $why }
remote-other-game = An diesem Tisch wird { $game } gespielt: { $command }
remote-notes-spoilt = { $path } ist nicht lesbar. Lösche die Datei, um als neuer Gast anzufangen.
