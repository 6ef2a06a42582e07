"""Which of Numba's private names ``core/parts.py`` leans on, and whether the installed Numba still has them."""

from importlib import import_module
from typing import NamedTuple

import numba

from reynard.core.errors import ReynardError


class Internal(NamedTuple):
    """A name that Numba does not document, or that it marks as its own, and what it is used for."""

    module: str
    name: str
    use: str


INTERNALS = (
    Internal("numba.core.types", "BaseFunction.get_call_type", "caching call types"),
    Internal("numba.core.targetconfig", "ConfigStack.top_or_none", "caching call types for rules only"),
    Internal("numba.core.types", "Type", "telling types from other call arguments"),
    Internal("numba.core.types", "Integer", "widening argument types"),
    Internal("numba.core.types", "Boolean", "widening argument types"),
    Internal("numba.core.types", "Dispatcher", "handing a rule to its callers as a callee"),
    Internal("numba.core.types", "StarArgTuple", "calling by symbol"),
    Internal("numba.core.codegen", "JITCodeLibrary.finalize", "leaving callees unfinalized"),
    Internal("numba.core.codegen", "JITCodeLibrary._finalized", "leaving callees unfinalized"),
    Internal("numba.core.codegen", "JITCodeLibrary._linking_libraries", "linking the callees of callees"),
    Internal("numba.core.codegen", "JITCodeLibrary.get_pointer_to_function", "naming machine code by symbols"),
    Internal("numba.core.cpu", "CPUContext.codegen", "making the library of a callee"),
    Internal("numba.core.cpu", "CPUContext.insert_user_function", "handing callees to the linker"),
    Internal("numba.core.cpu", "CPUContext.call_conv", "calling by symbol"),
    Internal("numba.core.callconv", "CPUCallConv.get_function_type", "calling by symbol"),
    Internal("numba.core.callconv", "CPUCallConv.call_function", "calling by symbol"),
    Internal("numba.core.callconv", "CPUCallConv.return_status_propagate", "passing errors on through a symbol"),
    Internal("numba.core.cgutils", "get_or_insert_function", "calling by symbol"),
    Internal("numba.core.cgutils", "unpack_tuple", "calling by symbol"),
    Internal("numba.core.cgutils", "if_unlikely", "passing errors on through a symbol"),
    Internal("numba.core.funcdesc", "FunctionDescriptor.llvm_func_name", "naming machine code by symbols"),
    Internal("numba.core.compiler", "CompilerBase.define_pipelines", "compiling in fewer passes"),
    Internal("numba.core.compiler", "Flags.no_compile", "lowering without an entry point"),
    Internal("numba.core.compiler", "CompileResult.entry_point", "giving callees a name instead of an entry point"),
    Internal("numba.core.compiler", "_LowerResult.cfunc", "giving callees a name instead of an entry point"),
    Internal("numba.core.compiler_machinery", "PassManager._runPass", "running passes without recording them"),
    Internal("numba.core.compiler_machinery", "PassManager._analysis", "running passes without recording them"),
    Internal("numba.core.compiler_machinery", "register_pass", "lowering callees"),
    Internal("numba.core.registry", "CPUDispatcher.get_call_template", "widening argument types"),
    Internal("numba.core.registry", "CPUDispatcher.compile", "compiling callees"),
    Internal("numba.core.registry", "CPUDispatcher.add_overload", "naming machine code by symbols"),
    Internal("numba.core.registry", "CPUDispatcher.overloads", "compiling callees once"),
    Internal("numba.core.registry", "CPUDispatcher._compiler", "compiling callees"),
    Internal("numba.core.registry", "CPUDispatcher._compiling_counter", "compiling callees that call themselves"),
    Internal("numba.core.registry", "CPUDispatcher._numba_type_", "handing a rule to its callers as a callee"),
    *(
        Internal("numba.core.untyped_passes", name, "compiling in fewer passes")
        for name in ("TranslateByteCode", "FixupArgs", "IRProcessing", "GenericRewrites", "ReconstructSSA")
    ),
    *(
        Internal("numba.core.typed_passes", name, "compiling in fewer passes")
        for name in ("NopythonTypeInference", "PreLowerStripPhis", "IRLegalization", "NoPythonBackend")
    ),
    Internal("numba.core.typed_passes", "NativeLowering.run_pass", "lowering callees"),
)


def require_internals() -> None:
    """Stop with a sentence that says what to do if Numba lacks one of them."""
    for each in INTERNALS:
        if not is_there(each):
            raise ReynardError(
                f"Numba {numba.__version__} no longer has {each.module}.{each.name}, which core/parts.py leans on for "
                f"{each.use}; set REYNARD_PLAIN_NUMBA=1 to use Numba as it comes, which takes longer to compile."
            )


def is_there(internal: Internal) -> bool:
    """Look a name up in Numba, also among what the instances of a class are given when they are made."""
    first, _, attribute = internal.name.partition(".")
    try:
        found = getattr(import_module(internal.module), first)
    except (ImportError, AttributeError):
        return False
    return not attribute or hasattr(found, attribute) or any(attribute in names_set_by(base) for base in found.__mro__)


def names_set_by(kind: type) -> tuple[str, ...]:
    """List the names that making an instance of a class touches, if it is made in Python."""
    code = getattr(vars(kind).get("__init__"), "__code__", None)
    return code.co_names if code else ()
