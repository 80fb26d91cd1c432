/** What becomes of the strings of a file that is laid over a translation: one row for each thing that decides. */
import { codecById } from "@dragoman/formats";
import { describe, expect, it } from "vitest";
import { TranslationId, UnitId } from "../../src/ids/index.ts";
import type { FoundTranslation } from "../../src/translations/index.ts";
import { decide, type Manner, suggestionKey } from "../../src/uploads/decisions.ts";
import type { PlannedString } from "../../src/uploads/model.ts";
import { readUpload } from "../../src/uploads/reading.ts";
import type { UploadTarget } from "../../src/uploads/store.ts";
import { unitWith } from "../units/facts.ts";

const { language, language_id, plural_id, plural_number, plural_formula, source_language, ...facts } = unitWith();
const { source_plural_number, source_plural_formula, is_source, is_template } = facts;
const plural = { plural_id, plural_number, plural_formula, source_plural_number, source_plural_formula };
const translation = { ...plural, is_source, is_template, language, language_id };

/** What a test needs of the component and the translation that a file is laid over; both have far more. */
const found = (enforced_checks: readonly string[] = []) =>
  ({
    component: { ...facts, id: 1, name: "App", source_language_code: source_language, enforced_checks },
    translation: { ...translation, id: 1, component_id: 1, check_flags: "" },
  }) as unknown as FoundTranslation;

/** As the store reads it: without what all units of a translation have in common. */
const unit = (of: Partial<UploadTarget> = {}): UploadTarget => ({
  id: facts.id,
  id_hash: "1",
  translation_id: TranslationId.make(1),
  source_unit_id: UnitId.make(2),
  content_hash: "1",
  file_key: facts.file_key,
  position: 1,
  context: "",
  source: facts.source,
  target: [""],
  previous_source: "",
  location: "",
  note: "",
  flags: "",
  extra_flags: "",
  source_flags: "",
  explanation: "",
  state: 0,
  original_state: of.state ?? 0,
  pending: false,
  unwritten: false,
  num_words: 1,
  num_chars: 5,
  has_suggestion: false,
  has_comment: false,
  has_failing_check: false,
  dismissals: false,
  failing: [],
  updated: "2026-01-05",
  ...of,
});

interface FileString {
  readonly source?: string;
  readonly context?: string;
  readonly target: string;
  readonly fuzzy?: boolean;
}

const context = {
  language,
  sourceLanguage: source_language,
  plural: { number: plural_number, formula: plural_formula, categories: [] },
  options: {},
};

/** A file of gettext. */
const upload = (...strings: readonly FileString[]) => {
  const codec = codecById("po");
  if (codec === undefined) throw new Error("There is gettext.");
  const entry = ({ source = "Hello", context, target, fuzzy = false }: FileString) =>
    [
      ...(fuzzy ? ["#, fuzzy"] : []),
      ...(context === undefined ? [] : [`msgctxt ${JSON.stringify(context)}`]),
      `msgid ${JSON.stringify(source)}`,
      `msgstr ${JSON.stringify(target)}`,
    ].join("\n");
  const text = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"', ...strings.map(entry)].join("\n\n");
  return readUpload(codec, "cs.po", Buffer.from(`${text}\n`), context);
};

const plain: Manner = { method: "translate", conflicts: "", fuzzy: "" };

interface Row {
  readonly what: string;
  readonly of?: Partial<UploadTarget>;
  readonly string?: FileString;
  readonly manner?: Partial<Manner>;
  readonly enforced?: readonly string[];
  readonly row: Partial<PlannedString> | undefined;
}

const skipped = (reason: string, kind: PlannedString["kind"]): Partial<PlannedString> => ({
  outcome: "skipped",
  kind,
  reason,
  after: null,
});
const changed = (target: string, state: number): Partial<PlannedString> => ({
  outcome: "changed",
  after: { target: [target], state },
});
const ours = { target: ["Nazdar"] };

describe("a string of a file", () => {
  it.each<Row>([
    { what: "translates an untranslated unit", row: changed("Ahoj", 20) },
    { what: "is not looked at where it says nothing", string: { target: "" }, row: undefined },
    { what: "is not looked at where it is in doubt", string: { target: "Ahoj", fuzzy: true }, row: undefined },
    {
      what: "in doubt is taken over as such where that is asked for",
      string: { target: "Ahoj", fuzzy: true },
      manner: { fuzzy: "process" },
      row: changed("Ahoj", 10),
    },
    {
      what: "in doubt is taken over as translated where that is asked for",
      string: { target: "Ahoj", fuzzy: true },
      manner: { fuzzy: "approve" },
      row: changed("Ahoj", 20),
    },
    { what: "is put in doubt by its method", manner: { method: "fuzzy" }, row: changed("Ahoj", 10) },
    { what: "is approved by its method", manner: { method: "approve" }, row: changed("Ahoj", 30) },
    { what: "takes the place of a text in doubt", of: { ...ours, state: 10 }, row: changed("Ahoj", 20) },
    {
      what: "leaves a translation",
      of: { ...ours, state: 20 },
      row: skipped("The string is translated already.", "conflict"),
    },
    {
      what: "leaves a translation that says the same, and is no conflict",
      of: { target: ["Ahoj"], state: 20 },
      row: skipped("The string is translated already.", "same"),
    },
    {
      what: "takes the place of a translation that was chosen",
      of: { ...ours, state: 20 },
      manner: { chosen: { units: new Set([unit().id]), conflicts: "replace-translated" } },
      row: changed("Ahoj", 20),
    },
    {
      what: "takes the place of no other than what was chosen",
      of: { ...ours, state: 20 },
      manner: { chosen: { units: new Set([UnitId.make(77)]), conflicts: "replace-translated" } },
      row: { ...skipped("The string is translated already.", "conflict"), offered: ["Ahoj"] },
    },
    {
      what: "takes the place of a translation where that is asked for",
      of: { ...ours, state: 20 },
      manner: { conflicts: "replace-translated" },
      row: changed("Ahoj", 20),
    },
    {
      what: "leaves what is approved where only translations give way",
      of: { ...ours, state: 30 },
      manner: { conflicts: "replace-translated" },
      row: skipped("The string is approved already.", "conflict"),
    },
    {
      what: "takes the place of what is approved where that is asked for",
      of: { ...ours, state: 30 },
      manner: { conflicts: "replace-approved" },
      row: changed("Ahoj", 20),
    },
    {
      what: "leaves what is read-only, whatever is asked for",
      of: { ...ours, state: 100 },
      manner: { conflicts: "replace-approved" },
      row: skipped("The string is read-only.", "refused"),
    },
    {
      what: "that is there already changes nothing",
      of: { target: ["Ahoj"], state: 20 },
      manner: { conflicts: "replace-translated" },
      row: skipped("The string says so already.", "same"),
    },
    {
      what: "ends as its source does",
      of: { source: ["Hello\n"] },
      string: { source: "Hello\n", target: "Ahoj\n" },
      row: changed("Ahoj\n", 20),
    },
    {
      what: "waits for another look where it fails an enforced check",
      of: { source: ["Hello."] },
      string: { source: "Hello.", target: "Ahoj" },
      enforced: ["end_stop"],
      row: changed("Ahoj", 10),
    },
    {
      what: "of nobody's is not found",
      string: { source: "Bye", target: "Čau" },
      row: { outcome: "not_found", unit: null, before: null, after: null },
    },
    {
      what: "without the unit's context is found by its source",
      of: { context: "menu" },
      row: changed("Ahoj", 20),
    },
    {
      what: "becomes a suggestion by its method, and the unit stays",
      of: { ...ours, state: 20 },
      manner: { method: "suggest" },
      row: { outcome: "suggested", after: { target: ["Ahoj"], state: 20 } },
    },
    {
      what: "that is there already is not suggested",
      of: { target: ["Ahoj"], state: 20 },
      manner: { method: "suggest" },
      row: skipped("The string says so already.", "same"),
    },
    {
      what: "is not suggested for what is read-only",
      of: { ...ours, state: 100 },
      manner: { method: "suggest" },
      row: skipped("The string is read-only.", "refused"),
    },
  ])("$what", ({ of, string = { target: "Ahoj" }, manner, enforced, row }) => {
    const { rows, taken } = decide(found(enforced), [unit(of)], new Set(), upload(string), { ...plain, ...manner });
    expect(rows).toEqual(row === undefined ? [] : [expect.objectContaining(row)]);
    const isTaken = row?.outcome === "changed" || row?.outcome === "suggested";
    expect(taken.map(({ target }) => target)).toEqual(isTaken ? [row.after?.target] : []);
  });

  it("is not suggested twice", () => {
    const suggested = new Set([suggestionKey(unit().id, ["Ahoj"])]);
    const { rows } = decide(found(), [unit()], suggested, upload({ target: "Ahoj" }), { ...plain, method: "suggest" });
    expect(rows).toMatchObject([skipped("This was suggested already.", "same")]);
  });
});

describe("strings of a file", () => {
  it("for one unit: the last counts, and the others say so", () => {
    const strings = upload({ target: "Ahoj" }, { context: "elsewhere", target: "Nazdar" });
    const { rows, taken, result } = decide(found(), [unit()], new Set(), strings, plain);
    expect(taken.map(({ target }) => target)).toEqual([["Nazdar"]]);
    expect(rows).toMatchObject([
      skipped("A later string of the file is for the same unit.", "refused"),
      changed("Nazdar", 20),
    ]);
    expect(result).toEqual({ accepted: 1, skipped: 1, not_found: 0, total: 2 });
  });

  it("are counted by what became of them, the ones that say nothing in the total only", () => {
    const known = [unit(), unit({ ...ours, id: UnitId.make(2), source: ["Bye"], state: 20 })];
    const strings = upload(
      { target: "Ahoj" },
      { source: "Bye", target: "Čau" },
      { source: "Cup", target: "Šálek" },
      { source: "Tea", target: "" },
    );
    const { result } = decide(found(), known, new Set(), strings, plain);
    expect(result).toEqual({ accepted: 1, skipped: 1, not_found: 1, total: 4 });
  });
});
