/** What a format tells the suite about itself where the defaults do not fit. */
import type * as fc from "fast-check";
import type { CodecContext, Document, NewUnit, Unit } from "../../src/contract/index.ts";

export interface SuiteOptions {
  /** Name of the golden file that is the base of the others (monolingual formats); it is tested as a file, too. */
  readonly base?: string;
  /** Context of a golden file, over the defaults: Czech with three forms, from English. */
  readonly context?: (file: string) => Partial<CodecContext>;
  /** Units that can be edited; by default all but read-only and obsolete ones. */
  readonly editable?: (unit: Unit) => boolean;
  /** Texts for the property tests; by default `nastyText()`. */
  readonly texts?: fc.Arbitrary<string>;
  /** Whether the format cannot hold this text in this unit, so that a CodecError is the right answer. */
  readonly refuses?: (text: string, unit: Unit) => boolean;
  /** The `index`-th unit to add to a document, with this text as its target; by default one without plural forms. */
  readonly newUnit?: (document: Document, index: number, text: string) => NewUnit;
  /** Header fields to set and to remove in golden files of formats whose `can.header` is true. */
  readonly header?: Readonly<Record<string, string | null>>;
  /** How the file is to be read is guessed from all of it, so that an edit of odd files may change the guess. */
  readonly guesses?: boolean;
  /** Malformed files have no lines to name (containers). */
  readonly hasNoLines?: boolean;
  /** The codec reads any bytes at all (plain text): nothing is malformed. */
  readonly readsAnything?: boolean;
}

const czech: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};

export const contextOf = (file: string, options: SuiteOptions, base?: Document): CodecContext => ({
  ...czech,
  ...(base === undefined ? {} : { base }),
  ...options.context?.(file),
});

export const editableOf = (document: Document, options: SuiteOptions): readonly Unit[] =>
  document.units.filter(options.editable ?? ((unit) => unit.state !== "readonly" && unit.obsolete !== true));

/** A new unit named by `index`, monolingual exactly where the units beside it are. */
export const newUnitOf = (document: Document, index: number, text: string, options: SuiteOptions): NewUnit => {
  if (options.newUnit !== undefined) return options.newUnit(document, index, text);
  const bilingual = document.units.some((unit) => unit.source.length > 0);
  const id = `added${index}`;
  return bilingual
    ? { id, context: "", source: [id], target: [text] }
    : { id, context: id, source: [], target: [text] };
};
