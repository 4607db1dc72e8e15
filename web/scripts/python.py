"""Run by Pyodide when the client is built (python.mjs): packs what a page's tables need."""

import ast
import importlib
import importlib.util
import marshal
import sys
import traceback
import zipfile
from pathlib import Path

STDLIB = next(path for path in sys.path if path.endswith(".zip"))
SOURCES, WHEELS = "/src", "/wheels"
DATA = ("games/*/editions/*.toml", "locales/*/options.ftl", "locales/*/lobby.ftl")
DATA += ("drawing/*.css", "drawing/*.json", "games/*/picture/*.json")
DATA += ("locales/en/coinage.ftl",)  # by which names of a map are known
ABSENT = {"numpy", "numba", "fluent", "fluent.runtime"}
HELD_UP = {"mintmark.bots.search", "mintmark.engine.position.compiled", "mintmark.engine.numba"}


def needed() -> None:
    """Import all that a host does, and what those modules would import later."""
    sys.path[:0] = [SOURCES, WHEELS]
    sys.dont_write_bytecode = True
    importlib.import_module("mintmark.server.page.bridge")
    for name in ("coinage", "coin_quest", "warehouse51"):
        importlib.import_module(f"mintmark.games.{name}")
    for name in [name for name in sys.modules if name.split(".")[0] in ("mintmark", "msgspec")]:
        for wanted in imports_in(name):
            if wanted not in ABSENT | HELD_UP:
                importlib.import_module(wanted)
    try:
        raise ValueError("so that what tells of a mistake is there as well")
    except ValueError:
        traceback.format_exc()


def imports_in(name: str) -> list[str]:
    """The modules of the standard library that a module imports anywhere in its text."""
    file = getattr(sys.modules[name], "__file__", None)
    if not file or not file.endswith(".py"):
        return []
    found = []
    for node in ast.walk(ast.parse(Path(file).read_text())):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.append(node.module)
    return [each for each in found if importlib.util.find_spec(each.split(".")[0])]


def bytecode(source: bytes, name: str, optimize: int) -> bytes:
    """A module as Python keeps it, with nothing in it that differs from build to build."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def pack(target: str, files: dict[str, bytes]) -> None:
    """Files in a zip; not compressed one by one, since the whole is."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])


needed()
library, own = zipfile.ZipFile(STDLIB), {}
standard = {}
for module in list(sys.modules.values()):
    file = getattr(module, "__file__", None) or ""
    if file.startswith(STDLIB):
        name = file.removeprefix(f"{STDLIB}/")
        standard[f"{name}c"] = bytecode(library.read(name), name, 2)
    elif file.startswith(SOURCES):
        name = file.removeprefix(f"{SOURCES}/")
        own[f"{name}c"] = bytecode(Path(file).read_bytes(), name, 0)  # with our assertions
    elif file.startswith(WHEELS):
        name, data = file.removeprefix(f"{WHEELS}/"), Path(file).read_bytes()
        compiled = name.endswith(".py")
        own[f"{name}c" if compiled else name] = bytecode(data, name, 2) if compiled else data
for pattern in DATA:
    for path in Path(SOURCES, "mintmark").glob(pattern):
        own[str(path.relative_to(SOURCES))] = path.read_bytes()
pack("/stdlib.zip", standard)
pack("/mintmark.zip", own)
