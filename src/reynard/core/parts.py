"""How Numba is told to finish a rule only where Python calls it.

Left alone, Numba optimises every function together with all that it calls, and again in every caller of
it: a rule ten calls deep ten times. Here a rule that another calls is only translated, and what it calls is
handed on with it; whoever is called from Python takes it all in and is optimised once.
"""

import hashlib
from typing import Any

import llvmlite.binding as llvm
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering
from numba.extending import intrinsic


class PartLibrary(JITCodeLibrary):
    """The code of one rule, to be taken in by its callers."""

    def finalize(self) -> None:
        """Leave it as it is: it is finished with whatever takes it in."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """Translate a rule without making it ready to be called from Python."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Translate it, and name it and all that it calls to its callers."""
        make: Any = PartLibrary
        lower: Any = super().run_pass
        state.library = library = make(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        lower(state)
        name = object()
        state.cr = state.cr._replace(cfunc=name)
        state.targetctx.insert_user_function(
            name, state.cr.fndesc, [library, *dict.fromkeys(library._linking_libraries)]
        )
        return True


class PartCompiler(CompilerBase):
    """Numba's own passes, but for the last."""

    def define_pipelines(self) -> list[Any]:
        """Give the passes in order."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(PartLowering, NativeLowering)
        passes.passes = [each for each in passes.passes if each[0] is not NativeLowering]
        passes.finalize()
        return [passes]


class Part(CPUDispatcher):
    """A rule as other rules see it."""

    def __init__(self, function: Any, switches: dict[str, bool]) -> None:
        super().__init__(function, targetoptions=switches | {"no_cpython_wrapper": True}, pipeline_class=PartCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile it once for whole numbers of any width."""
        return super().get_call_template([widened(each) for each in args], kws)

    def add_overload(self, result: Any) -> None:
        """Remember it for rules, not for Python."""
        self.overloads[tuple(result.signature.args)] = result


class Rule(CPUDispatcher):
    """A rule as Python sees it; other rules see its part."""

    def __init__(self, function: Any, switches: dict[str, bool]) -> None:
        super().__init__(function, targetoptions=switches)
        self.part = Part(function, switches)

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.part)

    def add_overload(self, result: Any) -> None:
        """Make it callable from Python, and known by name to code that calls it where it lies."""
        super().add_overload(result)
        address = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
        llvm.add_symbol(self.symbol(result.signature.args), address)

    def symbol(self, kinds: Any) -> str:
        """Name its machine code for arguments of some kinds, the same in every run."""
        digest = hashlib.sha256(repr(kinds).encode()).hexdigest()[:16]
        return f"reynard.{self.py_func.__module__}.{self.py_func.__qualname__}.{digest}"


def where_it_lies(rule: Any) -> Any:
    """Let compiled code call a rule's own machine code instead of taking it in, which is much quicker to compile.

    A rule called so must have been called from Python before the caller is, or its code is nowhere yet.
    """
    if not isinstance(rule, Rule):
        return rule

    @intrinsic
    def call(_: Any, *arguments: Any) -> Any:
        kinds = tuple(widened(each) for each in arguments)
        rule.compile(kinds)
        compiled: Any = rule.overloads[kinds]
        result = compiled.signature.return_type

        def generate(context: Any, builder: Any, _: Any, values: Any) -> Any:
            kind = context.call_conv.get_function_type(result, kinds)
            function = cgutils.get_or_insert_function(builder.module, kind, rule.symbol(kinds))
            status, value = context.call_conv.call_function(
                builder, function, result, kinds, cgutils.unpack_tuple(builder, values[0], len(kinds))
            )
            with cgutils.if_unlikely(builder, status.is_error):
                context.call_conv.return_status_propagate(builder, status)
            return value

        return result(types.StarArgTuple(kinds)), generate

    return call


def widened(kind: Any) -> Any:
    """Give the one kind of whole number that rules are compiled for, and one for both yes and no."""
    if isinstance(kind, types.Integer):
        return types.int64
    return types.boolean if isinstance(kind, types.Boolean) else kind
