"""A compiler for rules on top of Numba's: machine code as quick, in a third of the time.

Numba finalizes the library of every function: it links the libraries of all callees into it and optimises the whole,
so a callee ten calls deep is optimised ten times. Here a callee is lowered but not finalized; only what Python calls
is, together with everything below it. Five things save time:

- *Lowering without finalizing* (``CalleeLibrary``, ``CalleeLowering``): a callee's library is handed to its callers.
- *Widened argument types* (``widened``): one overload of a callee for integers of any width.
- *Calls by symbol* (``call_by_symbol``): the bots' search calls finalized machine code instead of linking it in.
- *A shorter pipeline* (``RuleCompiler``): ten of Numba's 27 passes, which are all that make a difference to rules.
- *A typing cache* (``cached_call_type``): overload resolution for the same types happens once for all rules.

Every private name of Numba's that this needs stands in ``numba_internals.py``.
"""

import hashlib
from collections.abc import Mapping
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


class CalleeLibrary(JITCodeLibrary):
    """The library of a callee, to be linked into its callers."""

    def finalize(self) -> None:
        """Neither link nor optimise: that happens in the library of whatever Python calls."""
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class CalleeLowering(NativeLowering):
    """Lower a callee to LLVM without an entry point for Python."""

    _name = "callee_lowering"

    def run_pass(self, state: Any) -> bool:
        """Lower it into a library of its own, and have that linked into callers with all that it calls."""
        make_library: Any = CalleeLibrary
        lower: Any = super().run_pass
        state.library = library = make_library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        lower(state)
        entry_point = object()  # nobody calls it: the target context finds the function by it
        state.cr = state.cr._replace(cfunc=entry_point)
        state.targetctx.insert_user_function(
            entry_point, state.cr.fndesc, [library, *dict.fromkeys(library._linking_libraries)]
        )
        return True


class RuleFlags(Flags):
    """The flags of a rule, which tell it from whatever else Numba compiles in this process."""


base_function: Any = types.BaseFunction
get_call_type = base_function.get_call_type
call_types: dict[tuple[Any, ...], Any] = {}


def cached_call_type(function: Any, context: Any, args: Any, kws: Any) -> Any:
    """Resolve the overload of an operation for some types once for all rules; Numba tries every template each time."""
    compiles_rule = isinstance(ConfigStack.top_or_none(), RuleFlags)
    if kws or not compiles_rule or not all(isinstance(each, types.Type) for each in args):
        return get_call_type(function, context, args, kws)
    key = (function, *args)
    if key not in call_types:
        call_types[key] = get_call_type(function, context, args, kws)
    return call_types[key]


base_function.get_call_type = cached_call_type


class RulePassManager(PassManager):
    """Runs passes without events and timers: for each event Numba would print the types of the whole table."""

    def _runPass(self, _: int, each: Any, state: Any) -> None:
        each.analysis = self._analysis
        each.run_initialization(state)
        each.run_pass(state)
        each.run_finalizer(state)


class RuleCompiler(CompilerBase):
    """The pipeline of a rule that Python calls; Numba's other passes are for closures, array expressions and such."""

    lowering: Any = NativeLowering

    def __init__(
        self, typingctx: Any, targetctx: Any, library: Any, args: Any, return_type: Any, flags: Any, local_types: Any
    ) -> None:
        initialise: Any = super().__init__
        rule_flags: Any = RuleFlags
        initialise(typingctx, targetctx, library, args, return_type, rule_flags(flags), local_types)

    def define_pipelines(self) -> list[Any]:
        """Give the passes in order."""
        make_passes: Any = RulePassManager
        passes = make_passes("rule")
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


class CalleeCompiler(RuleCompiler):
    """The pipeline of a rule that other rules call."""

    lowering = CalleeLowering


class CalleeDispatcher(CPUDispatcher):
    """A rule as other rules see it: its overloads are lowered, never finalized and never cached."""

    def __init__(self, function: Any, options: Mapping[str, bool]) -> None:
        super().__init__(function, targetoptions={**options, "no_cpython_wrapper": True}, pipeline_class=CalleeCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Resolve a call to the one overload for integers of any width."""
        return super().get_call_template([widened(each) for each in args], kws)

    def compile(self, args: Any) -> Any:
        """Lower the overload for some argument types, once."""
        this: Any = self
        if args not in this.overloads:
            with this._compiling_counter:  # by which Numba knows a rule that calls itself
                this.overloads[args] = this._compiler.compile(args, None)
        return this.overloads[args].entry_point


class RuleDispatcher(CPUDispatcher):
    """A rule as Python sees it; other rules see its callee."""

    def __init__(self, function: Any, options: Mapping[str, bool]) -> None:
        super().__init__(function, targetoptions=dict(options), pipeline_class=RuleCompiler)
        self.callee = CalleeDispatcher(function, options)

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.callee)

    def add_overload(self, result: Any) -> None:
        """Let Python call the overload, and let the linker find its machine code by a symbol."""
        super().add_overload(result)
        address = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
        llvm.add_symbol(self.symbol(result.signature.args), address)

    def symbol(self, args: Any) -> str:
        """Name the machine code of an overload, the same in every run."""
        digest = hashlib.sha256(repr(args).encode()).hexdigest()[:16]
        return f"reynard.{self.py_func.__module__}.{self.py_func.__qualname__}.{digest}"


def dispatcher(function: Any, options: Mapping[str, bool]) -> Any:
    """Give what compiles a rule when it is called."""
    return RuleDispatcher(function, {**options, "nopython": True})


def call_by_symbol(rule: Any) -> Any:
    """Let compiled code call a rule's finalized machine code instead of linking its library in.

    A rule called so must have been called from Python before its caller is, or the symbol leads nowhere yet.
    """
    if not isinstance(rule, RuleDispatcher):
        return rule

    @intrinsic
    def call(_: Any, *args: Any) -> Any:
        args = tuple(widened(each) for each in args)
        rule.compile(args)
        overload: Any = rule.overloads[args]
        return_type = overload.signature.return_type

        def generate(context: Any, builder: Any, _: Any, values: Any) -> Any:
            function_type = context.call_conv.get_function_type(return_type, args)
            function = cgutils.get_or_insert_function(builder.module, function_type, rule.symbol(args))
            status, value = context.call_conv.call_function(
                builder, function, return_type, args, cgutils.unpack_tuple(builder, values[0], len(args))
            )
            with cgutils.if_unlikely(builder, status.is_error):
                context.call_conv.return_status_propagate(builder, status)
            return value

        return return_type(types.StarArgTuple(args)), generate

    return call


def widened(argument: Any) -> Any:
    """Give the one integer type that callees are lowered for, and one type for both boolean literals."""
    if isinstance(argument, types.Integer):
        return types.int64
    return types.boolean if isinstance(argument, types.Boolean) else argument
