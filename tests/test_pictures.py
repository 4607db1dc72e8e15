"""Pictures: whole and well-formed, of all games, and of nothing that is not in the view."""

import pickle
import re
from html.parser import HTMLParser
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest
from support import laws
from support.subjects import SUBJECTS, mode_of

import mintmark
from mintmark.drawing.svg import breadth, cut, plain, short, wrapped
from mintmark.engine.game import EditionFile, find
from mintmark.engine.position import Position
from mintmark.engine.rule import CHANCE, ONLOOKER
from mintmark.errors import InvalidOption
from mintmark.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
DRAWN = [subject for subject in SUBJECTS if subject.game.name in mintmark.GAMES]
SETUPS = [
    (name, seats, edition)
    for name in mintmark.GAMES
    for seats in find(name).seats
    for edition in find(name).editions.names
]
NAMES = ("Ada", "Grace Brewster Murray Hopper", "Софья Ковалевская", "<b>&\x01", "𝔓 " * 20)


def tables(name, seats, edition, count):
    """A game at some random moments, its start and its end among them."""
    game = find(name)
    options = {game.editions.word: edition} | ({"essen": "long"} if name == "coin_quest" else {})
    play = mintmark.new(name, seats=seats, seed=seats, settle=False, **options)
    random = Random(f"{name} {seats} {edition}")
    while play.awaited:
        who = random.choice(play.awaited)
        play.push(who, random.choice(play.moves(who) if who == CHANCE else play.forward(who)))
    for ply in sorted({0, play.ply, *(random.randrange(play.ply) for _ in range(count))}):
        yield play.at(ply)


def absolute(tree):
    """Every shape and text of a drawing, with its place and scale; what is referred to is not."""

    def walk(element, x, y, scale):
        move = element.get("transform", "")
        if found := re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", move):
            x, y = x + scale * float(found[1]), y + scale * float(found[2])
        if found := re.search(r"scale\(([\d.]+)\)", move):
            scale *= float(found[1])
        if element.tag == f"{SVG}svg" and element is not tree:
            left, top, width, _ = map(float, element.get("viewBox").split())
            inner = float(element.get("width")) / width
            x, y = float(element.get("x")) - left * inner, float(element.get("y")) - top * inner
            scale = inner
        for child in element:
            if child.tag != f"{SVG}defs":
                yield child, x, y, scale
                yield from walk(child, x, y, scale)

    return walk(tree, 0, 0, 1)


def extent(element, x, y, scale):
    """From where to where a rectangle, circle or text goes, about; None for anything else."""

    def get(key):
        return scale * float(element.get(key, 0))

    match element.tag.removeprefix(SVG):
        case "rect":
            left, top = x + get("x"), y + get("y")
            return left, top, left + get("width"), top + get("height")
        case "circle":
            r = get("r")
            return x + get("cx") - r, y + get("cy") - r, x + get("cx") + r, y + get("cy") + r
        case "text":
            size = get("font-size")
            wide = breadth("".join(element.itertext()), size) * 0.9
            shift = {"middle": 0.5, "end": 1}.get(element.get("text-anchor"), 0)
            left, foot = x + get("x") - shift * wide, y + get("y")
            return left, foot - 0.7 * size, left + wide, foot
    return None


def check(picture):
    """The drawing is well-formed, lies within its frame, and refers only to its own parts."""
    tree = ElementTree.fromstring(picture.svg)
    width, height = float(tree.get("width")), float(tree.get("height"))
    assert tree.get("viewBox") == f"0 0 {picture.width} {picture.height}"
    assert tree.get("role") == "img"
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    told = {element.get("id"): element.text for element in tree if element.tag != f"{SVG}g"}
    title, about = tree.get("aria-labelledby").split()
    assert told[title] == re.sub("\x01", "\ufffd", picture.title) and told[about]
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', picture.svg)) <= set(ids)
    for element, *place in absolute(tree):
        if (found := extent(element, *place)) is not None:
            left, top, right, bottom = found
            inside = left >= -1 and right <= width + 1 and top >= -1 and bottom <= height + 1
            assert inside, (ElementTree.tostring(element), found)


@pytest.mark.parametrize(("name", "seats", "edition"), SETUPS)
def test_every_table_is_drawn_within_its_frame(name, seats, edition):
    random = Random(seats)
    for play in tables(name, seats, edition, 6):
        for looking in (None, random.randrange(seats)):
            language = random.choice(list(LANGUAGES))
            names = random.choice(((), NAMES[:seats], NAMES[-seats:]))
            check(play.view(looking).picture(language, names))


@pytest.mark.parametrize("subject", DRAWN, ids=str)
def test_what_a_seat_cannot_see_changes_nothing_in_its_picture(subject):
    mode = mode_of("interpreted", subject, subject.game.setup(**subject.setups[-1]))
    random, changed = Random(1), 0

    def drawn(s, seat):
        v = laws.view(mode, s, seat)
        shown = Position(mode.setup, v).shown(None if seat == ONLOOKER else seat)
        return shown.picture().svg

    for s, _, _ in laws.walk(mode, 1):
        for seat in (*range(mode.setup.seats), ONLOOKER):
            other = mode.copy(s)
            subject.permute(mode.setup, other, seat, random)
            changed += other.tobytes() != s.tobytes()
            assert drawn(s, seat) == drawn(other, seat)
    assert changed > 15 or not subject.game.secrets


def test_secrets_are_drawn_for_their_seat_alone():
    play = mintmark.new("warehouse51", seats=3, seed=5)
    known = play.view(0).fakes
    assert known
    own, others = play.view(0).picture(), play.picture()
    assert own.svg.count("FAKE") == len(known) and "FAKE" not in others.svg
    assert own.svg != play.view(1).picture().svg


def test_a_play_draws_what_an_onlooker_sees():
    for name in mintmark.GAMES:
        play = mintmark.new(name, seed=3)
        assert play._repr_svg_() == play.view(None)._repr_svg_() == play.picture().svg
        assert play._repr_html_() == play.picture()._repr_html_()


def test_the_same_view_gives_the_same_bytes_and_another_one_other_names():
    one, twin = (mintmark.new("coin_quest", seats=3, seed=8) for _ in range(2))
    assert one._repr_svg_() == twin._repr_svg_()
    twin.push(0, twin.moves(0)[-1])
    drawings = [one.view(0)._repr_svg_(), twin.view(0)._repr_svg_()]
    first, second = (set(re.findall(r' id="([^"]+)"', drawing)) for drawing in drawings)
    assert first and not first & second


def test_names_that_anybody_may_have_chosen_stay_text():
    text = find("coinage").edition_file("standard").text
    edition = EditionFile("mine", text.replace('"Anvilhead"', '"<b>&\\"]]>"'))
    play = mintmark.new("coinage", seed=1, map=edition)
    play.players = ("<script>\x01</script>", 'x" var(--y)')
    picture = play.picture()
    check(picture)
    assert "<b>" not in picture.svg and "<script" not in picture.html
    texts = list(ElementTree.fromstring(picture.svg).itertext())
    assert 'x" var(--y)' in texts
    assert "<script>\ufffd</script>" in texts and ' <b>&"]]>' in texts


def test_a_caption_says_whose_turn_it_is_and_what_happened_last():
    play = mintmark.new("coinage", seed=7)
    play.push(0, "place 1 A1")
    figure = ElementTree.fromstring(
        play._repr_html_().replace(' xmlns="http://www.w3.org/2000/svg"', "")
    )
    caption = figure.find("figcaption")
    assert figure.tag == "figure" and figure.find("svg") is not None
    assert caption.find("strong").text.startswith("CoinAge: Turn 1 · ")
    assert caption.find("strong").tail == " Gold places I in A1 Anvilhead."


def test_a_caption_goes_back_to_the_last_thing_that_was_told():
    play = mintmark.new("coin_quest", seats=2, seed=2)
    before = play.picture().told
    for move in play.moves(0)[:1]:
        assert str(move).startswith("place")
        play.push(0, move)
    assert play.picture().told == before != ""
    assert play.picture(0).told.startswith("You put")


def test_a_page_is_whole():
    page = mintmark.new("coinage", seed=7).picture(language="ru").page
    seen = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: seen.append((tag, dict(attributes)))
    parser.feed(page)
    assert page.startswith("<!doctype html>")
    assert ("html", {"lang": "ru"}) in seen and ("meta", {"charset": "utf-8"}) in seen


def test_a_view_is_the_same_value_as_before():
    for name in mintmark.GAMES:
        view = mintmark.new(name, seed=3).view(0)
        assert set(msgspec.to_builtins(view)) == set(view.plain()) == set(type(view).__match_args__)
        copy = pickle.loads(pickle.dumps(view))
        assert copy == view
        assert copy._repr_svg_() is None and copy._repr_html_() is None
        with pytest.raises(InvalidOption, match="does not know its game"):
            copy.picture()


def test_a_language_that_we_do_not_speak_is_refused():
    with pytest.raises(InvalidOption, match="language must be one of en, de, fr, ru, not 'tlh'"):
        mintmark.new("coinage").picture(language="tlh")


def test_words_are_cut_where_there_is_no_room():
    assert cut("Excalibur", 10, 1000) == "Excalibur"
    assert cut("Excalibur", 10, 40).endswith("…") and breadth(cut("Excalibur", 10, 40), 10) <= 40
    lines = wrapped("a relic that does many things at once", 10, 90, 3)
    assert len(lines) == 3 and all(breadth(line, 10) <= 90 for line in lines)
    assert plain("<\x00\ud800>") == "&lt;\ufffd\ufffd&gt;"
    assert [short(x) for x in (-0.04, 2.0, 1.25, -3.14)] == ["0", "2", "1.2", "-3.1"]
