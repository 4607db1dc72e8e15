remote-welcome = Gib ein, was du tun willst, so wie es dasteht. help, hint, undo, why EINGABE, board, rules, say TEXT, resign und quit gehen jederzeit.
remote-help =
    Gib ein, was du tun willst, so wie es dasteht: die ersten Wörter, dann eines der Enden.
    help: dieser Text · undo: die letzte Entscheidung zurücknehmen oder die anderen fragen · why EINGABE: warum etwas nicht möglich ist
    board: den Tisch neu zeichnen · rules: die Spielregeln · look NAME: mehr über etwas auf dem Tisch
    hint: was der Meister-Bot für das Beste hält · luck: was über den Zufall versprochen ist · mehrere Eingaben in einer Zeile: mit Strichpunkten
    say TEXT: an alle am Tisch · agree, refuse: wenn jemand eine Entscheidung zurücknehmen möchte
    bot STUFE: Bots auf leere Plätze setzen und auf die von Leuten, die lange weg sind · sit: den eigenen Platz wieder einnehmen · resign: aufgeben · quit: gehen; dein Platz wartet auf dich
remote-name-wanted = Wie sollen andere dich nennen?
remote-name-missing = Sag, wie andere dich nennen sollen: --name NAME
remote-seated-already = Du sitzt hier schon als { $name }. Eine zweite Person an diesem Rechner gibt ein: { $command }
remote-invitation = Zum Mitspielen geben andere ein: { $command }
remote-seat = { $seat }: { $name }
remote-place-number = Platz { $number }
remote-toss-to-come = Wer im Spiel wo sitzt, wird bei Spielbeginn ausgelost.
remote-tossed = Die Plätze wurden ausgelost.
remote-no-choice = An diesem Tisch werden die Plätze bei Spielbeginn ausgelost; komm ohne --seat.
remote-player = { $seat } ({ $name })
remote-bot = der Bot { $name }
remote-nobody = noch niemand
remote-somebody = Jemand
remote-people = Am Tisch: { $people }
remote-waits-for-people = Es wird gewartet, bis alle Plätze besetzt und alle bereit sind. { $people }
remote-sits-down = Neu am Tisch: { $who }
remote-gives-up = { $name } hat den Platz { $seat } aufgegeben. Jemand anderes kann ihn nehmen, oder ein Bot: Gib bot ein
remote-resigns = { $who } gibt auf.
remote-says = { $name } sagt: { $text }
remote-say-nameless = Ohne Namen kann hier niemand reden: Komm zurück mit --name NAME
remote-hint-first = Der erste Tipp kann bis zu einer Minute dauern.
remote-luck-commitment = Der Tisch hat seinen Zufall festgelegt mit { $commitment }
remote-luck-added = Beitrag von { $who }: { $text }
remote-luck-verify = Notiere dir das. Nach der Partie speichert save DATEI die Aufzeichnung, und damit wird jeder Wurf nachgerechnet: { $command }
remote-waits = Warten auf { $names } …
remote-waits-change = Warten auf { $names } … Du kannst es dir noch anders überlegen.
remote-clock = Restzeit, { $who }: { $time }
remote-undo-wished = { $who } möchte die letzte Entscheidung zurücknehmen. Gib agree (ja) oder refuse (nein) ein.
remote-undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
remote-undo-refused = { $who } ist nicht einverstanden: Nichts wird zurückgenommen.
remote-undo-settled = Die Partie ist weitergegangen; nichts wird zurückgenommen.
remote-taken-back-by = { $who } hat zurückgenommen: „{ $what }“ Von dort geht es weiter.
remote-taken-back = Zurückgenommen: „{ $what }“ Von dort geht es weiter.
remote-rematch = { $who } möchte noch einmal spielen. Gib rematch ein, um mitzuspielen.
remote-not-asked = Du bist gerade nicht gefragt.
remote-lost = Die Verbindung ist abgebrochen. Sie wird wiederhergestellt …
remote-back = Die Verbindung ist wieder da.
remote-unanswered = Noch keine Antwort. Es wird noch einmal gesendet, sobald die Verbindung wieder da ist.
remote-gone = Dieser Platz gehört dir nicht mehr. Von jetzt an siehst du zu.
remote-bot-sure = { $who } ist seit { $time } weg. Soll dort ein Bot weiterspielen? Zurückkommen bleibt möglich. (j/n)
remote-bot-sure-left = { $who } hat den Platz aufgegeben. Soll dort ein Bot weiterspielen? (j/n)
remote-nobody-away = Niemand ist lange genug weg, um durch einen Bot ersetzt zu werden.
remote-seat-kept = Dein Platz wartet auf dich. Mit sit nimmst du ihn wieder ein.
remote-resign-sure = Wirklich aufgeben? (j/n)
remote-left = Du bist gegangen, und dein Platz wartet auf dich. So kommst du zurück:
remote-left-watching = So kannst du wieder zusehen:
remote-place = { $place }. { $who }: { $points }
remote-place-resigned = { $place }. { $who }: { $points }, aufgegeben
remote-verifying = Der Zufall der Partie wird nachgerechnet …
remote-fair =
    { $count ->
        [one] Der Zufall war ehrlich: Der einzige Wurf folgt aus dem, was vor der Partie versprochen wurde.
       *[other] Der Zufall war ehrlich: Alle { $count } Würfe und Ziehungen folgen aus dem, was vor der Partie versprochen wurde.
    }
remote-fair-unnoted =
    { $count ->
        [one] Der einzige Wurf der Aufzeichnung passt zu ihrem Versprechen; du hast vor der Partie keines notiert.
       *[other] Alle { $count } Würfe und Ziehungen der Aufzeichnung passen zu ihrem Versprechen; du hast vor der Partie keines notiert.
    }
remote-unfair = Der Zufall war NICHT der versprochene: { $why }
remote-after = save DATEI: die Aufzeichnung speichern · say TEXT: reden · luck: was versprochen war · rematch: noch einmal spielen · Enter: gehen
remote-saved = Die Aufzeichnung ist in { $path } gespeichert.
remote-bad-address = „{ $address }“ ist keine Adresse eines Servers; eine sieht aus wie https://play.example.org
remote-bad-table = „{ $link }“ ist kein Tisch; gib den ganzen Link weiter.
remote-unreachable = { $server } antwortet nicht: { $why }
remote-not-mintmark = { $server } ist kein Mintmark-Server.
remote-moved = Der Server ist anderswo: --server { $address }
remote-other-rules = { $server } spielt { $game } nach Regeln { $theirs }, dieses Programm nach Regeln { $ours }. Bitte bring das ältere auf den neuen Stand.
remote-other-messages = { $server } spricht eine andere Version der Sprache von Mintmark. Bitte bring das ältere Programm auf den neuen Stand.
remote-turned-away = Der Server lehnt ab: { $why }
remote-other-game = An diesem Tisch wird { $game } gespielt: { $command }
remote-notes-spoilt = { $path } ist nicht lesbar. Lösche die Datei, um als neuer Gast anzufangen.
