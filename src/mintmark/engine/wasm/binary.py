"""From an object file a module, without a linker.

An object file of WebAssembly is itself a module: LLVM has numbered functions and placed data as if
nothing else were linked to it, and nothing is. What is missing is the memory and the pointer to the
stack, which it imports, and its exports, whose names stand in its table of symbols.
See the formats: webassembly.github.io/spec, and Linking.md of WebAssembly/tool-conventions.
"""

from collections.abc import Iterator
from dataclasses import dataclass

HEAD = b"\0asm\1\0\0\0"
PAGE = 1 << 16  # bytes
CUSTOM, TYPE, IMPORT, FUNCTION, _, MEMORY, GLOBAL, EXPORT, _, _, CODE, DATA, DATA_COUNT = range(13)
FUNCTIONS, MEMORIES, GLOBALS = 0, 2, 3  # kinds of imports and exports
SYMBOLS = 8  # the part of the section `linking` that lists them
ADDRESS = 1  # the kind of symbol that names data
LOCAL, UNDEFINED, NAMED = 0x02, 0x10, 0x40  # flags of symbols
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B


class Reader:
    """Reads on from where it stands."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        """One byte."""
        return self.take(1)[0]

    def take(self, count: int) -> bytes:
        """Some bytes."""
        self.at += count
        assert self.at <= len(self.data), "cut off"
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """A whole number that is not negative, in LEB128."""
        total = shift = 0
        while (byte := self.byte()) & 0x80:
            total |= (byte & 0x7F) << shift
            shift += 7
        return total | byte << shift

    def chunk(self) -> bytes:
        """Bytes, after their number."""
        return self.take(self.number())


@dataclass(frozen=True)
class Symbol:
    """Something in an object file that has a name."""

    kind: int
    flags: int
    name: str
    index: int


def module_of(object_file: bytes, stack: int, size: int) -> bytes:
    """The module of an object file; the stack grows down from an address towards the data."""
    sections = {kind: body for kind, name, body in sections_of(object_file) if not name}
    assert set(imports(sections[IMPORT])) <= {"__linear_memory", "__stack_pointer"}
    assert end_of_data(sections.get(DATA, b"\0")) <= stack // 2, "too little room for the stack"
    symbols = [s for s in symbols_of(object_file) if s.kind == FUNCTIONS and not s.flags & LOCAL]
    exports = [named(s.name, FUNCTIONS, s.index) for s in symbols]
    sections |= {
        MEMORY: vector([b"\0" + leb(-(-size // PAGE))]),
        GLOBAL: vector([bytes([I32, MUTABLE, I32_CONST]) + leb(stack, signed=True) + bytes([END])]),
        EXPORT: vector([named("memory", MEMORIES, 0), *exports]),
    }
    order = (TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA)
    kept = [bytes([kind]) + sized(sections[kind]) for kind in order if kind in sections]
    return HEAD + b"".join(kept)


def sections_of(file: bytes) -> Iterator[tuple[int, str, bytes]]:
    """Kind, name if it is a custom one, and contents."""
    reader = Reader(file)
    assert reader.take(len(HEAD)) == HEAD
    while reader:
        kind, body = reader.byte(), reader.chunk()
        inner = Reader(body)
        name = inner.chunk().decode() if kind == CUSTOM else ""
        yield kind, name, body[inner.at :]


def symbols_of(file: bytes) -> Iterator[Symbol]:
    """The table of symbols."""
    (linking,) = (body for _, name, body in sections_of(file) if name == "linking")
    reader = Reader(linking)
    reader.number()  # the version
    while reader:
        part, body = reader.byte(), Reader(reader.chunk())
        for _ in range(body.number() if part == SYMBOLS else 0):
            yield symbol(body)


def symbol(reader: Reader) -> Symbol:
    """The next of them."""
    kind, flags = reader.byte(), reader.number()
    if kind == ADDRESS:
        name = reader.chunk().decode()
        for _ in range(0 if flags & UNDEFINED else 3):  # segment, offset, size
            reader.number()
        return Symbol(kind, flags, name, 0)
    index = reader.number()
    has_name = flags & NAMED or not flags & UNDEFINED
    return Symbol(kind, flags, reader.chunk().decode() if has_name else "", index)


def imports(section: bytes) -> list[str]:
    """The names of what is imported: by the rules no function, since nothing could define it."""
    reader, names = Reader(section), []
    for _ in range(reader.number()):
        reader.chunk()
        names.append(reader.chunk().decode())
        kind = reader.byte()
        assert kind in (MEMORIES, GLOBALS), f"nothing here defines {names[-1]}"
        reader.take(2)  # limits without a maximum; or a type and whether it changes
    return names


def end_of_data(section: bytes) -> int:
    """The address behind the last segment."""
    reader, end = Reader(section), 0
    for _ in range(reader.number()):
        assert reader.take(2) == bytes([0, I32_CONST]), "a segment without a fixed place"
        start = reader.number()
        assert reader.byte() == END
        end = start + len(reader.chunk())
    return end


def leb(number: int, signed: bool = False) -> bytes:
    """A whole number that is not negative, in LEB128; a signed one must not look negative."""
    out = bytearray()
    while number >= (0x40 if signed else 0x80):
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])


def sized(body: bytes) -> bytes:
    """Bytes, after their number."""
    return leb(len(body)) + body


def vector(items: list[bytes]) -> bytes:
    """Items, after their number."""
    return leb(len(items)) + b"".join(items)


def named(name: str, kind: int, index: int) -> bytes:
    """An export."""
    return sized(name.encode()) + bytes([kind]) + leb(index)
