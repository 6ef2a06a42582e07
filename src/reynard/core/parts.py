"""How Numba is told to do no more than rules need.

Left alone, Numba optimises every function together with all that it calls, and again in every caller of
it: a rule ten calls deep ten times. Here a rule that another calls is only translated, and what it calls is
handed on with it; whoever is called from Python takes it all in and is optimised once. And of Numba's passes
over a function rules go through those alone that make a difference to them.
"""

import hashlib
from typing import Any

import llvmlite.binding as llvm
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.targetconfig import ConfigStack
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode
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


class RuleFlags(Flags):
    """The switches of a rule, by which it is told from whatever else is compiled in this process."""


known: dict[tuple[Any, ...], Any] = {}
operations: Any = types.BaseFunction
ask_numba = operations.get_call_type


def what_it_gives(operation: Any, context: Any, arguments: Any, named: Any) -> Any:
    """Ask Numba once for all rules what an operation on some kinds gives: it tries every meaning again each time."""
    asked_by_rule = isinstance(ConfigStack.top_or_none(), RuleFlags)
    if named or not asked_by_rule or not all(isinstance(each, types.Type) for each in arguments):
        return ask_numba(operation, context, arguments, named)
    asked = (operation, *arguments)
    if asked not in known:
        known[asked] = ask_numba(operation, context, arguments, named)
    return known[asked]


operations.get_call_type = what_it_gives


class RulePasses(PassManager):
    """Passes that leave no account of themselves: for each one Numba would spell out the whole table in words."""

    def _runPass(self, _: int, each: Any, state: Any) -> None:
        each.analysis = self._analysis
        each.run_initialization(state)
        each.run_pass(state)
        each.run_finalizer(state)


class RuleCompiler(CompilerBase):
    """The third of Numba's passes that make a difference to rules: the others are for closures, arrays and such."""

    lowering: Any = NativeLowering

    def __init__(self, kinds: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, local: Any) -> None:
        set_up: Any = super().__init__
        switches: Any = RuleFlags
        set_up(kinds, target, library, args, result, switches(flags), local)

    def define_pipelines(self) -> list[Any]:
        """Give the passes in order."""
        make: Any = RulePasses
        passes = make("rule")
        for each in (
            TranslateByteCode,
            FixupArgs,
            IRProcessing,
            GenericRewrites,
            ReconstructSSA,
            NopythonTypeInference,
            PreLowerStripPhis,
            IRLegalization,
            self.lowering,
            NoPythonBackend,
        ):
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


class PartCompiler(RuleCompiler):
    """The same, but for what makes a rule ready to be called from Python."""

    lowering = PartLowering


class Part(CPUDispatcher):
    """A rule as other rules see it."""

    def __init__(self, function: Any, switches: dict[str, bool]) -> None:
        super().__init__(function, targetoptions=switches | {"no_cpython_wrapper": True}, pipeline_class=PartCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile it once for whole numbers of any width."""
        return super().get_call_template([widened(each) for each in args], kws)

    def compile(self, kinds: Any) -> Any:
        """Translate it for arguments of some kinds, once."""
        part: Any = self
        if kinds not in part.overloads:
            with part._compiling_counter:  # by which Numba knows a rule that calls itself
                part.overloads[kinds] = part._compiler.compile(kinds, None)
        return part.overloads[kinds].entry_point


class Rule(CPUDispatcher):
    """A rule as Python sees it; other rules see its part."""

    def __init__(self, function: Any, switches: dict[str, bool]) -> None:
        super().__init__(function, targetoptions=switches, pipeline_class=RuleCompiler)
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
