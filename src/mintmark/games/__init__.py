"""The games, one folder each: RULES.md, edition data, parts, rules, story."""
