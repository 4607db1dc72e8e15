"""From entries one object file of LLVM: all rules together, so that each is there but once."""

from collections.abc import Callable, Iterable
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock
from numba.core.target_extension import target_override

from ..numba import INT, register
from .target import NAME, Compiler, Context, compiler_of

TRAP = "llvm.trap"


@global_compiler_lock
def object_of(entries: Iterable[Callable[..., int]], workspace: Any, address: int) -> bytes:
    """An object file that exports the entries, for a workspace that lies at an address."""
    context = Compiler.targetdescr.target_context
    codegen = context.codegen()
    library = codegen.create_library("module")
    module = library.create_ir_module("entries")
    names = set()
    for entry in entries:
        compiled = compile_entry(entry, numba.from_dtype(workspace))
        library.add_linking_library(compiled.library)
        export(context, module, entry.__name__, compiled.fndesc, address)
        names.add(entry.__name__)
    library.add_ir_module(module)
    library.finalize()
    return emitted(library._final_module, names, codegen.machine)


def compile_entry(entry: Callable[..., int], workspace: Any) -> Any:
    """What Numba makes of an entry: a function of its own convention, in a library."""
    register()
    signature = (workspace, *[INT] * (entry.__code__.co_argcount - 1))
    with target_override(NAME):
        return compiler_of([signature])(entry).overloads[signature]


def export(context: Context, module: ir.Module, name: str, entry: Any, address: int) -> None:
    """A plain function of whole numbers around an entry. What an entry should raise, traps."""
    convention, kind = context.call_conv, ir.IntType(64)
    inner = ir.Function(
        module, convention.get_function_type(entry.restype, entry.argtypes), entry.llvm_func_name
    )
    outer = ir.Function(module, ir.FunctionType(kind, [kind] * (len(entry.argtypes) - 1)), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    place = context.get_constant(numba.uintp, address)
    pointer = builder.inttoptr(place, context.get_value_type(entry.argtypes[0]))
    status, number = convention.call_function(
        builder, inner, entry.restype, entry.argtypes, [pointer, *outer.args]
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic(TRAP, (), ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    builder.ret(context.cast(builder, number, entry.restype, INT))


def emitted(module: llvm.ModuleRef, exported: set[str], machine: llvm.TargetMachine) -> bytes:
    """The module as one whole: what is not exported may be copied, joined or left out."""
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in exported:
            symbol.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = False  # it would save a twentieth of the time, for half as much again
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    made: bytes = machine.emit_object(module)
    return made
