/**
 * The texts that a Fluent pattern can become: one for each way through its choices, with the references that stand in
 * it. References are told by what they name: `$variable`, `-term`, `message.attribute`, `FUNCTION()`.
 */
import {
  type Expression,
  FunctionReference,
  type InlineExpression,
  MessageReference,
  NumberLiteral,
  type Pattern,
  Placeable,
  SelectExpression,
  StringLiteral,
  TermReference,
  TextElement,
  VariableReference,
} from "@fluent/syntax";

export interface FluentVariant {
  /** The text, with every reference as a character that no markup has. */
  readonly text: string;
  readonly references: readonly string[];
}

/** More ways through a pattern than this are not followed. */
const mostVariants = 500;
const referenceMark = "\ufffc";

const attributeOf = (attribute: { readonly name: string } | null): string =>
  attribute === null ? "" : `.${attribute.name}`;

const referencesOf = (expression: InlineExpression): readonly string[] => {
  if (expression instanceof VariableReference) return [`$${expression.id.name}`];
  if (expression instanceof TermReference) return [`-${expression.id.name}${attributeOf(expression.attribute)}`];
  if (expression instanceof MessageReference) return [`${expression.id.name}${attributeOf(expression.attribute)}`];
  if (expression instanceof FunctionReference) return expression.arguments.positional.flatMap(referencesOf);
  return [];
};

const variantsOf = (expression: Expression | Placeable): readonly FluentVariant[] | undefined => {
  if (expression instanceof Placeable) return variantsOf(expression.expression);
  if (expression instanceof SelectExpression) {
    const found: FluentVariant[] = [];
    for (const { value } of expression.variants) {
      const variants = fluentVariants(value);
      if (variants === undefined) return undefined;
      found.push(...variants);
    }
    return found;
  }
  if (expression instanceof StringLiteral || expression instanceof NumberLiteral)
    return [{ text: String(expression.parse().value), references: [] }];
  return [{ text: referenceMark, references: referencesOf(expression) }];
};

interface Draft {
  text: string;
  readonly references: string[];
}

/** Every text that the pattern can become, or undefined when there are too many. */
export const fluentVariants = (pattern: Pattern): readonly FluentVariant[] | undefined => {
  let drafts: Draft[] = [{ text: "", references: [] }];
  for (const element of pattern.elements) {
    const next = element instanceof TextElement ? [{ text: element.value, references: [] }] : variantsOf(element);
    if (next === undefined || drafts.length * next.length > mostVariants) return undefined;
    const [only] = next;
    if (next.length === 1 && only !== undefined) for (const draft of drafts) extend(draft, only);
    else
      drafts = drafts.flatMap((draft) =>
        next.map((variant) => extend({ ...draft, references: [...draft.references] }, variant)),
      );
  }
  return drafts;
};

const extend = (draft: Draft, { text, references }: FluentVariant): Draft => {
  draft.text += text;
  draft.references.push(...references);
  return draft;
};
