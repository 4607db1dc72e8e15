"""The pages work by themselves: no other site, nothing inline, and in every language."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from support.server.client import client_of, problem_of

from mintmark.server.http import client_files as client_files
from mintmark.server.http import pages
from mintmark.words import LANGUAGES

FOLDER = Path(pages.__file__).parent / "assets"


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "FOLDER", tmp_path_factory.mktemp("unbuilt"))
        with client_of(tmp_path_factory.mktemp("pages")) as client:
            yield client


@pytest.mark.parametrize("path", ["/", "/docs"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_the_language_of_its_reader(client, path, language):
    response = client.get(path, headers={"Accept-Language": language})
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in response.text
    assert "{{" not in response.text


@pytest.mark.parametrize("path", ["/", "/docs"])
def test_everything_on_a_page_can_be_had_here(client, path):
    html = client.get(path).text
    links = re.findall(r'(?:href|src)="([^"]+)"', html)
    assert links
    for link in links:
        assert client.get(link).status_code == 200, link


@pytest.mark.parametrize("file", sorted(each.name for each in FOLDER.iterdir()))
def test_a_page_keeps_to_the_policy(file):
    text = (FOLDER / file).read_text("utf-8")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", text)
    if file.endswith(".html"):
        assert not re.search(r"<script(?! src)|<style| style=| on\w+=", text)
        assert {*re.findall(r"/pages/([\w.]+)", text)} <= set(pages.FILES)
    if file.endswith(".js"):
        assert "innerHTML" not in text and "eval" not in text


def test_only_files_of_the_pages_are_given_out(client):
    assert problem_of(client.get("/pages/home.html")) == (404, "server-not-found")
    assert client.get("/pages/..%2fapp.py").status_code == 404


@pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
def test_the_scripts_can_be_parsed():
    for script in FOLDER.glob("*.js"):
        subprocess.run(["node", "--check", str(script)], check=True, timeout=30)
