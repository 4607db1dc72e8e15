"""Tasks for a module (tasks.mjs), run by Node or by Chromium."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mintmark.engine.wasm.build import made_from, sources

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
MODULES = ROOT / "web/wasm"
NODE = ROOT / ".venv/node/bin/node"
ORIGIN = "http://wasm.test"
STRIP = """
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], 'utf-8')));
"""
OPEN = """
async name => {
  const { load } = await import('/web/src/wasm/module.ts');
  const { run } = await import('/tests/support/wasm/tasks.mjs');
  const manifest = await (await fetch(`/web/wasm/${name}.json`)).json();
  const module = await load(manifest, `/web/wasm/${name}.wasm`);
  globalThis.run = tasks => run(module, tasks);
}
"""
RUN = "tasks => run(tasks)"

Tasks = list[dict[str, Any]]
Run = Callable[[str, Tasks], list[Any]]


def current(name: str) -> str:
    """The name of a game whose module is that of the sources as they are."""
    assert made_from(MODULES, name) == sources(name), "the modules are not up to date: make wasm"
    return name


def by_node(name: str, tasks: Tasks) -> list[Any]:
    """What came of each task."""
    files = [MODULES / f"{current(name)}.{kind}" for kind in ("wasm", "json")]
    ran = subprocess.run(
        [NODE, "--disable-warning=ExperimentalWarning", HERE / "node.mjs", *files],
        input=json.dumps(tasks),
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    results: list[Any] = json.loads(ran.stdout)
    return results


def by_chromium(browser: Any) -> Run:
    """The same in a page, where the module is compiled while it comes."""

    def run(name: str, tasks: Tasks) -> list[Any]:
        with opened(browser, name) as page:
            results: list[Any] = page.evaluate(RUN, tasks)
        return results

    return run


@contextmanager
def opened(browser: Any, name: str) -> Iterator[Any]:
    """A page with the module of a game."""
    page = browser.new_page()
    page.route(f"{ORIGIN}/**", serve)
    page.goto(ORIGIN)
    page.evaluate(OPEN, current(name))
    yield page
    page.close()


def serve(route: Any) -> None:
    """A file of ours, TypeScript without its types."""
    path = ROOT / route.request.url.removeprefix(ORIGIN).lstrip("/")
    if path == ROOT:
        route.fulfill(body="<!doctype html>", content_type="text/html")
    elif path.suffix == ".ts":
        route.fulfill(body=stripped(path), content_type="text/javascript")
    else:
        kinds = {".mjs": "text/javascript", ".wasm": "application/wasm"}
        route.fulfill(path=path, content_type=kinds.get(path.suffix, "application/json"))


def stripped(path: Path) -> str:
    """A module of TypeScript as one of JavaScript."""
    options = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval"]
    return subprocess.run(
        [NODE, *options, STRIP, path], capture_output=True, text=True, check=True
    ).stdout
