/** The words of the search language: its fields with what they take. The compiler has a condition for each. Pure. */
import { actionFacts } from "../changes/index.ts";
import { checks } from "../checks/index.ts";
import type { Operator } from "./parse.ts";

export const states: Readonly<Record<string, number>> = {
  empty: 0,
  untranslated: 0,
  "needs-editing": 10,
  fuzzy: 10,
  translated: 20,
  approved: 30,
  readonly: 100,
  "read-only": 100,
};

export const booleans: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  on: true,
  "1": true,
  no: false,
  false: false,
  off: false,
  "0": false,
};

export const isWords = [
  "read-only",
  "readonly",
  "approved",
  "fuzzy",
  "needs-editing",
  "translated",
  "untranslated",
  "pending",
] as const;
export type IsWord = (typeof isWords)[number];

export const hasWords = [
  "plural",
  "suggestion",
  "comment",
  "resolved-comment",
  "resolved_comment",
  "check",
  "failing-check",
  "failing_check",
  "dismissed-check",
  "dismissed_check",
  "ignored-check",
  "ignored_check",
  "translation",
  "variant",
  "label",
  "screenshot",
  "context",
  "note",
  "explanation",
  "flags",
] as const;
export type HasWord = (typeof hasWords)[number];

/** Any part of a text; a whole name; a number; a day or a time; one of a few words. */
export type FieldKind = "text" | "name" | "number" | "date" | "choice";

interface FieldFacts {
  readonly kind: FieldKind;
  readonly about: string;
  /** What it takes, where that is one of a few. */
  readonly values?: readonly string[];
}

const checkIds = checks.map(({ id }) => id);
const exact = Object.values(actionFacts).map(({ slug }) => slug);

export const searchFields = {
  source: { kind: "text", about: "Text of the source." },
  target: { kind: "text", about: "Text of the translation." },
  context: { kind: "text", about: "Key or context." },
  key: { kind: "text", about: "Key or context." },
  note: { kind: "text", about: "Comment in the file." },
  location: { kind: "text", about: "Place in the program's source." },
  explanation: { kind: "text", about: "Explanation of the source." },
  suggestion: { kind: "text", about: "Text of a suggestion." },
  comment: { kind: "text", about: "Text of an open comment." },
  resolved_comment: { kind: "text", about: "Text of a resolved comment." },
  check: { kind: "name", about: "A check that fails.", values: checkIds },
  dismissed_check: { kind: "name", about: "A check that was dismissed.", values: checkIds },
  language: { kind: "name", about: "Code of the language." },
  component: { kind: "name", about: "Slug of the component, or a part of its name." },
  project: { kind: "name", about: "Slug of the project." },
  label: { kind: "name", about: "Name of a label." },
  screenshot: { kind: "name", about: "Name of a screenshot." },
  changed_by: { kind: "name", about: "Who changed the string." },
  suggestion_author: { kind: "name", about: "Who suggested something." },
  comment_author: { kind: "name", about: "Who commented." },
  priority: { kind: "number", about: "Priority; 100 is the usual one." },
  position: { kind: "number", about: "Position in the file." },
  id: { kind: "number", about: "Id of the string, or several with commas between them." },
  checksum: { kind: "name", about: "Checksum of the string, as addresses of strings have it." },
  state: { kind: "choice", about: "State of the string.", values: Object.keys(states) },
  pending: { kind: "choice", about: "Whether the string waits for a commit.", values: ["yes", "no"] },
  changed: { kind: "date", about: "When the text was changed." },
  change_time: { kind: "date", about: "When anything happened to the string." },
  change_action: { kind: "choice", about: "What happened to the string.", values: exact },
  source_changed: { kind: "date", about: "When the source was changed." },
  added: { kind: "date", about: "When the string was added." },
  is: { kind: "choice", about: "What the string is.", values: isWords },
  has: { kind: "choice", about: "What the string has.", values: hasWords },
} as const satisfies Readonly<Record<string, FieldFacts>>;
export type FieldName = keyof typeof searchFields;

const ordered: readonly Operator[] = [":", ":<", ":<=", ":>", ":>="];

/** What may stand between a field and its value. */
export const operatorsOf = (field: FieldName): readonly Operator[] => {
  const { kind } = searchFields[field];
  if (kind === "number" || kind === "date" || field === "state") return ordered;
  return kind === "choice" ? [":"] : [":", ":="];
};
