"""Test vectors of the luck, for verifiers in any language.

To make them anew: .venv/bin/python tests/support/luck_vectors.py > docs/luck-vectors.json
"""

import json
from itertools import count, islice

from mintmark.engine.game import find
from mintmark.formats.records import Header
from mintmark.luck import Committed, canonical, commitment, number, outcome, terms, words

SEEDS = (bytes(32), bytes(range(32)), bytes.fromhex("ff" * 32))
TABLES = ("A1", "Стол 7", '“quoted\\ "table" 🪙')
ENTROPIES = ((None, None), ("heads", None), (None, "heads"), ('héads "and" t\\ails 🪙', "1"))
HALF = (1 << 31) + 1  # a word is rejected almost every other time
TOTALS = (1, 2, 3, 6, 16, 52, 100, 1000, 1 << 31, HALF, (1 << 32) - 1, 1 << 32)
WEIGHTS = ((1,), (1, 1), (1, 2, 3), (5, 0, 1), (10, 1, 10, 1), (97, 3), (1,) * 16)


def headers():
    """Headers of different games, options and places to start from."""
    yield Header.of(find("coinage").setup())
    yield Header.of(find("coin_quest").setup(3, essen="long"))
    yield Header.of(find("coinage").setup(), position="silver 3,3,2,1 4,3,2,1 A1:1g 2")


def rejected(key, toss, total):
    """How many words of a toss are rejected before one is taken."""
    size = 1 << (total - 1).bit_length()
    looked_at = enumerate(islice(words(key, toss), 64))  # more are never rejected in a row
    return next(k for k, word in looked_at if word % size < total)


def vectors():
    """Every step of a derivation by itself."""
    committed = [
        {
            "seed": seed.hex(),
            "table": table,
            "terms": terms(header),
            "canonical": canonical(terms(header)).decode(),
            "commitment": commitment(seed, table, header),
        }
        for seed, table, header in zip(SEEDS, TABLES, headers(), strict=True)
    ]
    lucks = [
        Committed(bytes.fromhex(facts["seed"]), facts["table"], facts["commitment"], entropy)
        for facts in committed
        for entropy in ENTROPIES
    ]
    keys = [
        {
            "seed": luck.seed.hex(),
            "commitment": luck.commitment,
            "entropy": luck.entropy,
            "key": luck.key.hex(),
        }
        for luck in lucks
    ]
    key = lucks[1].key
    late = next(toss for toss in count(1) if rejected(key, toss, HALF) > 8)  # a second block
    tosses = [*((n, total) for n, total in enumerate(TOTALS, 1)), (late, HALF), (4294967295, 6)]
    tosses += [(toss, 3) for toss in range(20, 30)]
    return {
        "about": "docs/luck.md says what these are",
        "commitments": committed,
        "keys": keys,
        "numbers": [
            {
                "key": key.hex(),
                "toss": toss,
                "total": total,
                "words": list(islice(words(key, toss), rejected(key, toss, total) + 1)),
                "number": number(key, toss, total),
            }
            for toss, total in tosses
        ],
        "draws": [
            {
                "key": key.hex(),
                "toss": toss,
                "weights": weights,
                "number": (drawn := number(key, toss, sum(weights))),
                "index": outcome(drawn, weights),
            }
            for toss, weights in enumerate(WEIGHTS * 3, 1)
        ],
    }


def text():
    """The file, a vector a line."""
    parts = []
    for name, value in vectors().items():
        lines = value if isinstance(value, list) else None
        shown = (
            "[\n  " + ",\n  ".join(json.dumps(v, ensure_ascii=False) for v in lines) + "\n ]"
            if lines
            else json.dumps(value)
        )
        parts.append(f" {json.dumps(name)}: {shown}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    print(text(), end="")
