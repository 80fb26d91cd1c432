/** From a parsed file to the units of a translation, as the database keeps them. Pure. */
import type { Document, PluralCategory, Unit } from "@dragoman/formats";
import { countCharacters, countWords } from "../checks/index.ts";
import type { ComponentFacts } from "../components/facts.ts";
import { pluralCategories } from "../languages/plural.ts";
import type { TranslationFacts } from "../translations/model.ts";
import type { FileUnit } from "../units/fileUnits.ts";
import { isBlank, joinForms } from "../units/forms.ts";
import { contentHash, sipHash } from "../units/hash.ts";
import { stateNumbers } from "../units/states.ts";
import { toForms } from "./plural.ts";

/** What reading takes of a file. */
export type Read = Pick<Document, "units" | "byId">;

/** A unit of a file before flags and checks are laid on. */
export type ReadUnit = Omit<FileUnit, "failing" | "priority" | "pending">;

export interface Reading {
  readonly sourceLanguage: string;
  readonly sourceCategories: readonly PluralCategory[];
  readonly categories: readonly PluralCategory[];
  /** Texts of base strings that the file does not have yet, by hash. */
  readonly waiting?: ReadonlyMap<string, readonly string[]>;
  /** Positions that are read: all, where nobody says. */
  readonly positions?: ReadonlySet<number>;
}

const categoriesOf = ({ language, plural_number: number, plural_formula: formula }: TranslationFacts) =>
  pluralCategories(language, { number, formula });

/** How the files of a translation are read. */
export const readingOf = (
  component: Pick<ComponentFacts, "source_language_code">,
  source: TranslationFacts,
  translation: TranslationFacts,
): Reading => ({
  sourceLanguage: component.source_language_code,
  sourceCategories: categoriesOf(source),
  categories: categoriesOf(translation),
});

const describe = (unit: Unit) => ({
  location: unit.locations.join(", "),
  note: [unit.notes.developer, unit.notes.translator].filter((note) => note !== "").join("\n"),
  flags: [...unit.flags].sort().join(", "),
});

const keyHash = (key: string) => String(sipHash(key));

const hashes = (source: readonly string[], context: string, monolingual: boolean) => {
  const content = contentHash(source, context);
  return { contentHash: content, idHash: monolingual ? keyHash(context) : content };
};

/** What tells strings of a translation apart; of monolingual files by their keys. */
export const idHashOf = ({ source, context }: Unit, monolingual: boolean): string =>
  monolingual ? keyHash(context) : contentHash(source, context);

const sizes = (source: readonly string[], sourceLanguage: string) => ({
  words: countWords(source, sourceLanguage),
  chars: countCharacters(source),
});

/** Without its first form a string counts as untranslated, whatever the others say. */
const isUntranslated = ([first = ""]: readonly string[]) => first === "";

/** The units in use, as `read` has them; one at a time, so that a big file is never there twice. */
function* used<A>(document: Read, { positions }: Reading, read: (unit: Unit, position: number) => A): Generator<A> {
  let position = 0;
  for (const unit of document.units) {
    if (unit.obsolete === true) continue;
    position++;
    if (positions === undefined || positions.has(position)) yield read(unit, position);
  }
}

/** The source's forms of a bilingual unit, or the text of a base unit. */
const sourceForms = (unit: Unit, texts: readonly string[], categories: readonly PluralCategory[]): readonly string[] =>
  unit.plural?.by === "category"
    ? toForms(texts, unit.plural, categories)
    : unit.plural?.by === "index"
      ? texts
      : [texts[0] ?? ""];

const baseText = (unit: Unit, { sourceCategories, waiting }: Reading) =>
  waiting?.get(keyHash(unit.context)) ?? sourceForms(unit, unit.target, sourceCategories);

/** Units of the file that the others are translated from: their text is source and target at once. */
export const readBase = (document: Read, reading: Reading): Iterable<ReadUnit> =>
  used(document, reading, (unit, position) => {
    const source = baseText(unit, reading);
    const state = unit.state === "readonly" ? 100 : isBlank(source) ? 0 : 20;
    return {
      ...hashes(source, unit.context, true),
      ...sizes(source, reading.sourceLanguage),
      ...describe(unit),
      fileKey: unit.id,
      position,
      context: unit.context,
      source,
      target: source,
      previousSource: "",
      state,
      originalState: state,
    };
  });

/** Source units of a bilingual component, as its template for new translations lists them: read-only. */
export const readTemplate = (document: Read, reading: Reading): Iterable<ReadUnit> =>
  used(document, reading, (unit, position) => asSource(readSource(unit, reading.sourceLanguage, position)));

/** A string as it stands in the source language of a bilingual component. */
export const asSource = (unit: ReadUnit): ReadUnit => ({
  ...unit,
  target: unit.source,
  previousSource: "",
  state: 100,
  originalState: 100,
});

const readSource = (unit: Unit, sourceLanguage: string, position: number): ReadUnit => ({
  ...hashes(unit.source, unit.context, false),
  ...sizes(unit.source, sourceLanguage),
  ...describe(unit),
  fileKey: unit.id,
  position,
  context: unit.context,
  source: unit.source,
  target: [""],
  previousSource: "",
  state: 0,
  originalState: 0,
});

/** Units of a bilingual translation. */
export const readBilingual = (document: Read, reading: Reading): Iterable<ReadUnit> =>
  used(document, reading, (unit, position) => {
    const target = toForms(unit.target, unit.plural, reading.categories);
    const state = unit.state === "readonly" ? 100 : isUntranslated(target) ? 0 : stateNumbers[unit.state];
    return {
      ...readSource(unit, reading.sourceLanguage, position),
      target,
      previousSource: unit.state === "fuzzy" ? joinForms(unit.previousSource ?? []) : "",
      state,
      originalState: state,
    };
  });

/** Units of a monolingual translation: one for each of the base's, with the text that the file has for it. */
export const readMonolingual = (document: Read | undefined, base: Read, reading: Reading): Iterable<ReadUnit> =>
  used(base, reading, (of, position) => {
    const own = document?.byId(of.id);
    const source = baseText(of, reading);
    const plural = own?.plural ?? of.plural;
    const blank = plural === undefined || plural.by === "icu" ? [""] : reading.categories.map(() => "");
    const target = own === undefined ? blank : toForms(own.target, own.plural, reading.categories);
    const described = describe(of);
    const note = own === undefined ? "" : describe(own).note;
    const said = isUntranslated(target) ? 0 : stateNumbers[own?.state ?? "empty"];
    const state = of.state === "readonly" ? 100 : said === 0 && !isUntranslated(target) ? 20 : said;
    return {
      ...hashes(source, of.context, true),
      ...sizes(source, reading.sourceLanguage),
      ...described,
      note: note === "" || note === described.note ? described.note : `${described.note}\n${note}`.trim(),
      fileKey: of.id,
      position,
      context: of.context,
      source,
      target,
      previousSource: "",
      state,
      originalState: state,
    };
  });
