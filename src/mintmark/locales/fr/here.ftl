here-needs-server = Il faut pour cela d’autres personnes, donc un serveur de tables : dans ce navigateur, on joue contre des bots ou à plusieurs devant le même écran.
here-full = Le navigateur n’a plus de place pour garder cela, rien n’a donc changé. Libérez de l’espace sur l’appareil, puis réessayez.
