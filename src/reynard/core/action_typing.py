"""How Numba types and lowers groups of actions: as constants, folded while a rule is compiled."""

import operator
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.errors import TypingError
from numba.core.typing.templates import AttributeTemplate, bound_function, infer_getattr, signature
from numba.extending import lower_builtin, models, register_model, type_callable, typeof_impl

from reynard.core.actions import Group, Span

ENCODE = "reynard.encode"
PARTS = "reynard.parts"
PART = "reynard.part"
number = types.int64
word = ir.IntType(64)


class SpanType(types.Dummy):
    """The type of one span, whose numbers are part of the type."""

    def __init__(self, span: Span) -> None:
        set_up: Any = super().__init__
        set_up(name=f"span({span.first}, {span.count})")
        self.span = span


class GroupType(types.Callable, types.Dummy):
    """The type of one group, whose numbers are part of the type; calling it encodes an action."""

    def __init__(self, group: Group) -> None:
        set_up: Any = super().__init__
        set_up(name=f"group({group.name}, {group.first}, {group.dimensions})")
        self.span = self.group = group

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        """Take as many whole numbers as there are dimensions."""
        if kws or len(args) != len(self.group.dimensions):
            named = ", ".join(name for name, _ in self.group.dimensions)
            raise TypingError(f"{self.group.name}({named}) was called with {len(args)} parts")
        return signature(number, *[number] * len(args), recvr=self)

    def get_call_signatures(self) -> Any:
        """Give the one signature it has."""
        return (signature(number, *[number] * len(self.group.dimensions), recvr=self),), False

    def get_impl_key(self, _: Any) -> str:
        """Name the lowering that all groups share."""
        return ENCODE


for each in (SpanType, GroupType):
    register_model(each)(models.OpaqueModel)


@typeof_impl.register(Span)
def typeof_span(span: Span, _: Any) -> Any:
    """Give a span or a group its own type."""
    return GroupType(span) if isinstance(span, Group) else SpanType(span)


def type_parts(_: Any, group: Any, args: Any, kws: Any) -> Any:
    """Give all parts of an action as a tuple."""
    return signature(types.UniTuple(number, len(group.group.dimensions)), number)


def type_part(_: Any, group: Any, args: Any, kws: Any) -> Any:
    """Give the only part of an action as a number."""
    if len(group.group.dimensions) != 1:
        raise TypingError(f"{group.group.name} has {len(group.group.dimensions)} dimensions: ask for its parts")
    return signature(number, number)


@infer_getattr
class GroupAttributes(AttributeTemplate):
    """What a group can be asked for."""

    key = GroupType
    resolve_parts = bound_function(PARTS)(type_parts)
    resolve_part = bound_function(PART)(type_part)


@type_callable(operator.contains)
def type_contains(_: Any) -> Any:
    """Let ``action in group`` be a question of yes or no."""

    def typer(span: Any, action: Any) -> Any:
        if isinstance(span, SpanType | GroupType) and isinstance(action, types.Integer):
            return types.boolean
        return None

    return typer


def lower_contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Compare once: what lies before the first number wraps around to a very large one."""
    span = sig.args[0].span
    action = context.cast(builder, args[1], sig.args[1], number)
    return builder.icmp_unsigned("<", builder.sub(action, ir.Constant(word, span.first)), ir.Constant(word, span.count))


def lower_encode(_: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Add up the parts, each times the values of the dimensions after it."""
    group, weight = sig.args[0].group, 1
    constant, terms = group.first, []
    for part, (_, values) in reversed(list(zip(args[1:], group.dimensions, strict=True))):
        terms.append(builder.mul(part, ir.Constant(word, weight)))
        constant -= values.start * weight
        weight *= len(values)
    total = ir.Constant(word, constant)
    for term in reversed(terms):
        total = builder.add(total, term)
    return total


def lower_parts(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Divide by the values of each dimension; the first takes what is left."""
    return context.make_tuple(builder, sig.return_type, parts_of(builder, sig.args[0].group, args[1]))


def lower_part(_: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Subtract where the group begins."""
    return parts_of(builder, sig.args[0].group, args[1])[0]


def parts_of(builder: Any, group: Group, action: Any) -> list[Any]:
    """Take an action apart."""
    rest, parts = builder.sub(action, ir.Constant(word, group.first)), []
    for place, (_, values) in reversed(list(enumerate(group.dimensions))):
        size = ir.Constant(word, len(values))
        part = builder.urem(rest, size) if place else rest
        parts.append(builder.add(part, ir.Constant(word, values.start)))
        rest = builder.udiv(rest, size) if place else rest
    return parts[::-1]


lower_builtin(operator.contains, SpanType, types.Integer)(lower_contains)
lower_builtin(operator.contains, GroupType, types.Integer)(lower_contains)
lower_builtin(ENCODE, GroupType, types.VarArg(types.Any))(lower_encode)
lower_builtin(PARTS, GroupType, types.Integer)(lower_parts)
lower_builtin(PART, GroupType, types.Integer)(lower_part)
