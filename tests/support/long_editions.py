"""Texts as long as a table takes them for an edition, each the worst of its kind to read."""

LONG = {
    "keys of many parts": "".join(f"b{n}{'.a' * 40} = 1\n" for n in range(450)),
    "many lines under a deep table": f"[a{'.a' * 40}]\n"
    + "".join(f"a{n}=1\n" for n in range(4600)),
    "many tables": "[[relic]]\n[[lot]]\n" * 2_200,
    "many small tables": "relic = [\n" + "{},\n" * 9_800 + "]",
    "many areas": "[areas]\n" + "".join(f"A{n}=1\n" for n in range(4800)),
    "many areas that border": "[areas]\n" + "".join(f"A{n}.borders=['A1']\n" for n in range(1800)),
    "many regions": "[regions]\n" + "".join(f"A{n}=['A1']\n" for n in range(2800)),
    "many places in a region": "regions.a = [\n" + "'A1',\n" * 6_500 + "]\n[areas.A1]\n",
    "many coins": "[auction]\n" + "".join(f"A{n}='G1'\n" for n in range(3600)),
    "many lists": "lot = [\n" + "[],\n" * 9_800 + "]",
    "many values wide": "small = [\n" + "[],\n" * 9_800 + "]",
}
