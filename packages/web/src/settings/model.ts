/** Forms out of JSON Schemas: which control a field has, what it holds, and what of it is sent. */

export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type Control = "area" | "choice" | "flag" | "list" | "number" | "secret" | "text";

export interface FieldPlan {
  readonly name: string;
  readonly control: Control;
  readonly schema: FieldSchema;
  /** Whether nothing at all is a value. */
  readonly nullable: boolean;
}

/** What a control holds while somebody works with it. Lists are lines. */
export type Draft = string | boolean;
export type Drafts = Readonly<Record<string, Draft>>;
export type Values = Readonly<Record<string, unknown>>;

/** Longer texts than this get room for several lines. */
const longText = 1_000;

const secrets: ReadonlySet<string> = new Set(["repo_credentials", "push_credentials"]);

const controlOf = (name: string, schema: FieldSchema): Control => {
  if (secrets.has(name)) return "secret";
  if (schema.enum !== undefined) return "choice";
  switch (schema.type) {
    case "boolean":
      return "flag";
    case "integer":
    case "number":
      return "number";
    case "array":
      return "list";
    default:
      return (schema.maxLength ?? 0) > longText ? "area" : "text";
  }
};

export const planOf = (name: string, schema: FieldSchema): FieldPlan => {
  const inner = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  const nullable = schema.anyOf?.some(({ type }) => type === "null") ?? false;
  return { name, nullable, schema: inner, control: controlOf(name, inner) };
};

/** What a control begins with. Values that name another thing are given as that name. */
export const draftOf = ({ control, schema }: FieldPlan, value: unknown): Draft => {
  const known = value ?? schema.default;
  if (control === "flag") return known === true;
  if (known === undefined || known === null) return "";
  return Array.isArray(known) ? known.join("\n") : String(known as string | number);
};

const isNumber = ({ schema }: FieldPlan) =>
  schema.type === "integer" || schema.type === "number" || typeof schema.enum?.[0] === "number";

export const linesOf = (draft: Draft): readonly string[] =>
  String(draft)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What is sent. A number that is none is sent as it stands: the server says what is wrong with it. */
export const valueOf = (plan: FieldPlan, draft: Draft): unknown => {
  if (plan.control === "flag") return draft;
  if (plan.control === "list") {
    const lines = linesOf(draft);
    return plan.schema.items?.type === "integer" ? lines.map(Number) : lines;
  }
  if (draft === "" && plan.nullable) return null;
  if (isNumber(plan)) return draft === "" || Number.isNaN(Number(draft)) ? draft : Number(draft);
  return draft;
};

/** What differs from what is kept: alone that is sent, so that two people can change two things. */
export const changesOf = (plans: readonly FieldPlan[], saved: Values, drafts: Drafts): Values =>
  Object.fromEntries(
    plans.flatMap((plan) => {
      const draft = drafts[plan.name];
      return draft === undefined || draft === draftOf(plan, saved[plan.name])
        ? []
        : [[plan.name, valueOf(plan, draft)]];
    }),
  );

/** What of a body is sent for a thing that is made: all that is filled in or was touched. */
export const filledOf = (plans: readonly FieldPlan[], drafts: Drafts): Values =>
  Object.fromEntries(
    plans.flatMap((plan) => {
      const draft = drafts[plan.name];
      return draft === undefined ? [] : [[plan.name, valueOf(plan, draft)]];
    }),
  );

/** `P/`, `P/C/` or `P/CATEGORY/C/` behind the first part of an address. */
export const placeOf = (rest = ""): { readonly project: string; readonly component: string | undefined } => {
  const [project = "", ...parts] = rest.split("/").filter((part) => part !== "");
  return { project, component: parts.length === 0 ? undefined : parts.join("/") };
};
