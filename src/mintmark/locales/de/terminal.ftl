terminal-welcome = Gib ein, was du tun willst, so wie es in der Liste steht. help, hint, undo, why EINGABE, board, rules, save DATEI und quit gehen jederzeit.
terminal-you = Du spielst { $names }. Der Bot { $bot } spielt: { $bots }.
terminal-help =
    Gib ein, was du tun willst, so wie es in der Liste steht: den Anfang, dann eines der Enden.
    help: dieser Text · undo: deine letzte Eingabe in diesem Zug zurücknehmen · why EINGABE: warum etwas nicht möglich ist
    board: den Tisch neu zeichnen · rules: die Spielregeln · save DATEI: die Aufzeichnung speichern · quit: den Tisch verlassen
    hint: was der Meister-Bot für das Beste hält
    look NAME: mehr über etwas auf dem Tisch · mehrere Eingaben in einer Zeile: mit Strichpunkten
terminal-yes = j ja y yes
terminal-no = n nein no
terminal-sure = { $warning } Wirklich? (j/n)
terminal-no-undo = Es gibt nichts zurückzunehmen: Ein Wurf bleibt, ebenso, was gezeigt wurde oder andere getan haben.
terminal-undone = Zurückgenommen.
terminal-why-legal = Das ist möglich.
terminal-save-where = Wohin speichern? Gib ein: save DATEI
terminal-saved = Die Aufzeichnung liegt in { $path } und wächst mit jedem Schritt.
terminal-left = Du hast den Tisch verlassen. So geht es von hier weiter:
terminal-wins = { $names } gewinnt.
terminal-draw = Unentschieden: geteilter Sieg ({ $names }).
terminal-at = Nach Schritt { $ply } von { $total }
terminal-replay-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · q: verlassen
terminal-save-exists = { $path } gibt es schon; wähle einen anderen Namen.
terminal-after = save DATEI speichert die Aufzeichnung, undo nimmt die letzte Eingabe zurück, Enter verlässt den Tisch.
terminal-hand-over = { $name }: Nimm die Tastatur und drücke Enter, wenn sonst niemand hinsieht.
terminal-look-nothing = Dazu gibt es nichts weiter zu sehen.
terminal-not-done = Nicht ausgeführt: { $moves }
terminal-thinks = { $name } überlegt …
terminal-hint-win = Siegchance
terminal-hint-lead = Vorsprung
terminal-hint-visits = versucht
terminal-hint-thinks = Ich denke voraus …
terminal-hint-for = Was { $name } tun kann:
