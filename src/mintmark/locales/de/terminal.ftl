terminal-welcome = Gib eine Aktion so ein, wie sie in der Liste steht. help, undo, why MOVE, board, rules, save FILE und quit gehen jederzeit.
terminal-you = Du spielst { $names }; { $bots } spielt der Bot { $bot }.
terminal-help =
    Eine Aktion gibst du ein, wie sie in der Liste steht: den Anfang, dann eines der Enden, etwa { $forms }
    help: dieser Text · undo: deine letzte Aktion in diesem Zug zurücknehmen · why MOVE: warum eine Aktion nicht möglich ist
    board: den Tisch neu zeichnen · rules: die Spielregeln · save FILE: die Aufzeichnung speichern · quit: den Tisch verlassen
terminal-yes = j ja y yes
terminal-no-undo = Es gibt nichts zurückzunehmen: Ein Wurf bleibt, ebenso, was andere getan haben.
terminal-undone = Zurückgenommen.
terminal-why-legal = Diese Aktion ist möglich.
terminal-save-where = Wohin speichern? Gib ein: save FILE
terminal-saved = Die Aufzeichnung ist gespeichert: { $path }
terminal-left = Du hast den Tisch verlassen. Um von hier weiterzuspielen, starte mit --position und diesem Text:
terminal-wins = { $names } gewinnt.
terminal-draw = Unentschieden: { $names } teilen sich den Sieg.
terminal-at = Nach Schritt { $ply } von { $total }
terminal-replay-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · q: verlassen
