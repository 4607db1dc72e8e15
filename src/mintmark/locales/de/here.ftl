here-needs-server = Dafür braucht es andere Leute und damit einen Tischserver: In diesem Browser spielst du gegen Bots oder mit anderen am selben Bildschirm.
here-full = Der Browser hat keinen Platz mehr, das zu speichern, darum ist es nicht geschehen. Schaff auf dem Gerät Platz und versuch es noch einmal.
