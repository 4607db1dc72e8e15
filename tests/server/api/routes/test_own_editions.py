"""An edition of somebody's own: never taken for ours, always marked, and what differs is said."""

from dataclasses import replace

import msgspec
import pytest
from support.server.client import anew, client_of, problem_of

import mintmark
from mintmark.engine.game import GAMES, EditionFile, find, read_once
from mintmark.errors import InvalidOption
from mintmark.formats.record_reader import read_record
from mintmark.play import replayed
from mintmark.server.replay.recheck import check_table
from mintmark.server.table import events
from mintmark.server.table.setups import house_names, is_own_name
from mintmark.server.table.table import Table
from mintmark.words import LANGUAGES, Message, speak

COINAGE = find("coinage")
RIGGED = COINAGE.edition_file("standard").text.replace("IV = 1", "IV = 4")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with client_of(tmp_path_factory.mktemp("own")) as client:
        yield client


@pytest.fixture
def client(server):
    anew(server).post("/api/guests", json={"name": "Ada"})
    return server


def opened(client, **more):
    plan = {"game": "coinage", "seats": ["me", "me"], "ready": True, "own_edition": RIGGED}
    return client.post("/api/tables", json=plan | more)


def events_of(client, table):
    with client.portal() as portal:
        return portal.call(client.app.state.resources.store.events, table)


ALIKE = [
    "standard",
    "Standard",
    " s t a n d a r d ",
    "STANDARD",
    "stand-ard.",
    "st\u0430ndard",  # Cyrillic a
    "\u0455t\u0430n\u0501\u0430rd",  # Cyrillic s, a, d
    "S\u200btandard",  # a blank without width
    "sta\u0578dard",  # Armenian
    "s\u03c4\u03b1ndard",  # Greek t and a
    "\u202edradnats",  # written backwards
    "standard\u2066",
    "stand\u00adard",  # a hyphen that does not show
    "\uff33tandard",  # wide
    "s\U0001d42dandard",  # bold
    "sta\u0144dard",
    "\ua731\u1d1b\u1d00\u0274\u1d05\u1d00\u0280\u1d05",  # small capitals
    "\ua4e2\ua4d4\ua4ee\ua4e0\ua4d3\ua4ee\ua4e3\ua4d3",  # Lisu
    "1ag00n",
    "Iagoon",
    "three isles",
    "Three_Isles",
    "Drei Inseln",
    "\x1b[31mmine",
    "a\nb",
    "",
    "  ",
]


@pytest.mark.parametrize("name", ALIKE)
def test_no_edition_of_ones_own_has_a_name_like_ours(client, name):
    assert not is_own_name(COINAGE, name)
    if name:  # an empty one is none
        assert problem_of(opened(client, edition=name)) == (400, "table-edition-name")
        assert client.get("/api/tables/mine").json() == []


@pytest.mark.parametrize("name", ["my standard", "pond", "Großer Teich", "Мой пруд", "Étang", "池"])
def test_other_names_are_good(name):
    assert is_own_name(COINAGE, name)


def test_all_names_of_ours_are_known_in_all_languages():
    for name in GAMES:
        game = find(name)
        assert house_names(game) >= set(game.editions.names)
        for edition in game.editions.names:
            said = {speak(Message(f"edition-{name}-{edition}"), each) for each in LANGUAGES}
            assert said <= house_names(game)


def test_the_engine_gives_no_name_of_ours_away():
    with pytest.raises(InvalidOption, match="standard is ours"):
        mintmark.new("coinage", map=EditionFile("standard", RIGGED))


@pytest.mark.parametrize("name", ["Standard", "st\u0430ndard", "lagoon\u200b"])
def test_a_file_that_is_called_like_one_of_ours_is_played_under_another_name(tmp_path, name):
    path = tmp_path / f"{name}.toml"
    path.write_text(RIGGED)
    assert is_own_name(COINAGE, mintmark.new("coinage", map=path).record.header.edition)


def test_it_is_marked_wherever_it_is_shown(client):
    made = opened(client, public=True, seats=["me", "open"], edition="pond").json()
    table = made["table"]
    lists = client.get("/api/tables").json() + client.get("/api/tables/mine").json()
    marks = [each["summary"]["plan"] for each in lists if each["id"] == table]
    assert len(marks) == 2
    for plan in (made["plan"], *marks):
        assert (plan["edition"], plan["own_edition"]) == ("pond", True)
    table = opened(client, edition="pond").json()["table"]
    seen = client.get(f"/api/tables/{table}/record/view?seat=0").json()
    assert (seen["edition"], seen["own_edition"]) == ("pond", True)
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    shown = client.get(f"/api/tables/{table}/replay").json()
    assert (shown["edition"], shown["own_edition"]) == ("pond", True)
    assert shown["box"]["own"]["nearest"] == "standard"
    assert read_record(client.get(f"/api/tables/{table}/record").text).header.own_edition == RIGGED


def test_ours_is_not_marked(client):
    update = opened(client, own_edition=None).json()
    assert not update["plan"]["own_edition"]
    assert client.get(f"/api/tables/{update['table']}/box").json()["own"] is None


def test_the_table_says_what_differs(client):
    table = opened(client).json()["table"]
    own = client.get(f"/api/tables/{table}/box").json()["own"]
    assert own == {
        "nearest": "standard",
        "differences": [
            {
                "key": "differs-is",
                "args": {
                    "what": {"key": "differs-bank", "args": {"rank": "IV"}},
                    "ours": 1,
                    "own": 4,
                },
            }
        ],
    }


CHANGES = {
    "coinage": [("IV = 1", "IV = 4"), ('name = "', 'name = "New ')],
    "coin_quest": [
        ("draw = ", "draw = 1 #"),
        ("crown = [9", "crown = [8"),
        ("prestige = 1\n", "prestige = 2\n"),
    ],
    "warehouse51": [
        ("supply = 20", "supply = 10"),
        ("blue = [8, 6]", "blue = [8, 7]"),
        ("3 = 2, 4 = 1", "3 = 1, 4 = 1"),
        ("value = 3", "value = 2"),
        ('to = "left"', 'to = "right"'),
        ("ingots = 3", "ingots = 4"),
        ('id = "kapala"', 'id = "goblet"\nname = "Goblet of Fire"'),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "old", "new"), [(game, *each) for game, changes in CHANGES.items() for each in changes]
)
def test_every_change_that_matters_is_said_in_words(game, old, new, language):
    found = find(game)
    text = found.edition_file(found.editions.names[0]).text
    assert old in text
    setup = found.setup(**{found.editions.word: EditionFile("mine", text.replace(old, new, 1))})
    assert setup.own is not None and setup.own.nearest == found.editions.names[0]
    assert len(setup.own.differences) == ("name" not in old)  # a name alone changes nothing
    for each in setup.own.differences:
        assert len(speak(each, language)) > 10


@pytest.mark.parametrize("game", GAMES)
def test_our_own_editions_differ_from_each_other_and_not_from_themselves(game):
    found = find(game)
    ours = [read_once(found, found.edition_file(name)) for name in found.editions.names]
    for one in ours:
        for other in ours:
            assert bool(found.editions.differences(one, other)) == (one is not other)


def test_its_record_its_luck_and_the_recheck_fit(client):
    table = opened(client, edition="pond").json()["table"]
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    text = client.get(f"/api/tables/{table}/record").text
    record = read_record(text)
    assert str(replayed(record, settle=False).record) == text
    assert client.get(f"/api/tables/{table}/luck").json()["verdict"] == "proved"
    stored = events_of(client, table)
    assert check_table(table, stored, len(stored)) is None


def test_a_table_of_old_under_one_of_our_names_still_loads_and_is_marked(client):
    """They could be called like ours, and their records did not tell."""
    table = opened(client, edition="pond").json()["table"]
    stored = events_of(client, table)
    happened = [(each.at, events.decode(each.body)) for each in stored]
    at, first = happened[0]
    happened[0] = at, msgspec.structs.replace(first, edition="standard")
    loaded = Table.of(table, happened)
    assert loaded.setup.own_edition == RIGGED and loaded.setup.edition.name == "own"


@pytest.mark.parametrize("name", ["Standard", "st\u0430ndard"])
def test_a_record_that_is_brought_shows_no_name_like_ours(client, name):
    table = opened(client, edition="pond").json()["table"]
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    record = read_record(client.get(f"/api/tables/{table}/record").text)
    forged = replace(record, header=replace(record.header, edition=name))
    id = client.post("/api/records", content=str(forged).encode()).json()["id"]
    shown = client.get(f"/api/records/{id}/replay").json()
    assert (shown["edition"], shown["own_edition"]) == ("own", True)


def test_a_record_under_one_of_our_names_is_refused(client):
    table = opened(client, edition="pond").json()["table"]
    client.post(f"/api/tables/{table}/resign", json={"seat": 0})
    record = read_record(client.get(f"/api/tables/{table}/record").text)
    forged = replace(record, header=replace(record.header, edition="standard"))
    response = client.post("/api/records", content=str(forged).encode())
    assert response.status_code == 400 and "standard is ours" in response.text


def test_the_terminal_marks_it_in_replays_and_at_tables(tmp_path):
    from click.testing import CliRunner

    from mintmark.terminal.cli import cli

    play = mintmark.new("coinage", map=EditionFile("pond", RIGGED), seed=1)
    play.record.save(tmp_path / "game.jsonl")
    said = CliRunner().invoke(cli, ["replay", str(tmp_path / "game.jsonl")]).output
    assert "A player’s own edition" in said
    assert "Coins of rank IV in a bank: 4 (ours: 1)" in said
    (tmp_path / "pond.toml").write_text(RIGGED)
    args = ["play", "coinage", "--hotseat", "--map", str(tmp_path / "pond.toml")]
    said = CliRunner().invoke(cli, args, input="quit\n").output
    assert "Coins of rank IV in a bank: 4 (ours: 1)" in said
