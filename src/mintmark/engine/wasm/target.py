"""WebAssembly as a machine that Numba compiles for, beside the CPU whose types and rules it shares.

An entry allocates nothing and raises nothing, so none of Numba's runtime is needed.
"""

from functools import cached_property, partial
from math import sqrt
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types
from numba.core.codegen import AOTCodeLibrary, AOTCPUCodegen
from numba.core.cpu import CPUContext, CPUTargetOptions
from numba.core.decorators import jit
from numba.core.descriptors import TargetDescriptor
from numba.core.dispatcher import Dispatcher
from numba.core.imputils import Registry
from numba.core.registry import cpu_target
from numba.core.target_extension import CPU, dispatcher_registry, jit_registry, target_registry
from numba.core.typing.context import Context as TypingContext
from numba.extending import overload

from ..rule import nth_member

NAME = "wasm"
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # Safari 15 has them all

registry = Registry(NAME)


@registry.lower(sqrt, types.Float)
def exact_sqrt(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    """The machine's own instruction, rounded as everywhere: nothing of C's library is at hand."""
    (number,) = given
    return builder.call(builder.module.declare_intrinsic("llvm.sqrt", [number.type]), given)


class Library(AOTCodeLibrary):
    """Code that is optimised once, when all of it is together."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass


class Codegen(AOTCPUCodegen):
    """What makes code; there is no engine here that could run it."""

    _library_class = Library

    def _init(self, module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm = llvm.Target.from_triple(TRIPLE).create_target_machine(
            cpu="mvp", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> ir.Module:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    @property
    def machine(self) -> llvm.TargetMachine:
        """The machine in LLVM's terms."""
        return self._tm


class Context(CPUContext):
    """How values lie in memory and functions are called: as on the CPU, with small pointers."""

    def init(self) -> None:
        self.is32bit = False  # whether whole numbers of 64 bits are to be divided by a library
        self._internal_codegen: Any = Codegen(NAME)

    def load_additional_registries(self) -> None:
        cpu_target.target_context.refresh()  # Numba's runtime is made for whoever comes first
        super().load_additional_registries()
        self.install_registry(registry)

    def post_lowering(self, module: Any, library: Any) -> None:
        """That runtime is not linked."""

    def get_executable(self, library: Any, description: Any, environment: Any) -> Any:
        """Nothing can be called from here: a name stands for it."""
        return description.unique_name


class Descriptor(TargetDescriptor):
    """Where Numba looks up types and code."""

    options = CPUTargetOptions

    @cached_property
    def typing_context(self) -> Any:
        return TypingContext()

    @cached_property
    def target_context(self) -> Context:
        return Context(self.typing_context, NAME)


class Compiler(Dispatcher):
    """A function that is compiled for some types, and never called."""

    targetdescr = Descriptor(NAME)

    def add_overload(self, compiled: Any) -> None:
        self.overloads[tuple(compiled.signature.args)] = compiled


class Wasm(CPU):
    """The target, as Numba's overloads name it."""


compiler_of = partial(
    jit,
    _target=NAME,
    _nrt=False,
    error_model="numpy",  # rules never divide by 0, so nothing need be raised
    no_cpython_wrapper=True,
    no_cfunc_wrapper=True,
)
target_registry[NAME] = Wasm
dispatcher_registry[Wasm] = Compiler
jit_registry[Wasm] = compiler_of
overload(nth_member, target=NAME)(lambda bits, number: nth_member)  # the CPU's has instructions
