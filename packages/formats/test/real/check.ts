/** What every real file must stand: read, saved unchanged byte for byte, edited within the span of one unit. */
import {
  type Change,
  type Codec,
  type CodecContext,
  CodecError,
  type Document,
  encode,
  type PluralCategory,
  pluralCategories,
  save,
  splice,
} from "../../src/contract/index.ts";
import { codecById } from "../../src/registry.ts";
import { membersOf } from "./archive.ts";
import { type Fetched, nameOf } from "./fetch.ts";
import type { Files } from "./packages.ts";

export interface Refusal {
  readonly package: string;
  readonly path: string;
  readonly format: string;
  readonly reason: string;
}

export interface Figures {
  readonly package: string;
  readonly licence: string;
  readonly format: string;
  files: number;
  units: number;
  edited: number;
}

export interface Findings {
  readonly figures: Figures[];
  readonly refusals: Refusal[];
  /** Defects: files that were changed where nobody changed them. */
  readonly defects: string[];
}

export const check = (fetched: readonly Fetched[]): Findings => {
  const findings: Findings = { figures: [], refusals: [], defects: [] };
  for (const one of fetched) {
    const members = membersOf(one.archive());
    for (const files of one.files) {
      const figures: Figures = {
        package: nameOf(one),
        licence: one.licence,
        format: files.format,
        files: 0,
        units: 0,
        edited: 0,
      };
      findings.figures.push(figures);
      for (const { path, bytes } of members)
        if (files.path.test(path)) checkFile({ path, bytes: bytes(), files }, figures, findings);
    }
  }
  return findings;
};

interface File {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly files: Files;
}

/** Every fifth file is edited, too. */
const sampled = 5;

const checkFile = ({ path, bytes, files }: File, figures: Figures, findings: Findings): void => {
  const codec = codecById(files.format);
  if (codec === undefined) throw new Error(`There is no codec ${files.format}.`);
  const language = files.path.exec(path)?.groups?.["language"]?.replaceAll("-r", "-") ?? "en";
  const context = contextOf(language, files);
  const name = `${figures.package} ${path}`;
  figures.files++;
  try {
    const document = codec.parse(bytes, context);
    figures.units += document.units.length;
    if (!Buffer.from(unchanged(document, context)).equals(bytes)) findings.defects.push(`${name}: not the same`);
    if (figures.files % sampled === 1) {
      const defect = editDefect(codec, document, context);
      if (defect !== undefined) findings.defects.push(`${name}: ${defect}`);
      figures.edited++;
    }
  } catch (error) {
    if (!(error instanceof CodecError)) findings.defects.push(`${name}: ${String(error)}`);
    else findings.refusals.push({ package: figures.package, path, format: files.format, reason: reasonOf(error) });
  }
};

/** What `save` writes without changes; its proof, which reads the file once more, is for edited ones. */
const unchanged = (document: Document, context: CodecContext): Uint8Array => {
  const text = splice(document.source.text, document.plan([], context));
  return document.source.pack?.(text) ?? encode(text, document.source);
};

const reasonOf = ({ message, line }: CodecError): string => (line > 0 ? `line ${line}: ${message}` : message);

const contextOf = (language: string, { monolingual }: Files): CodecContext => ({
  language,
  sourceLanguage: "en",
  plural: pluralOf(language),
  options: {},
  ...(monolingual === undefined ? {} : { monolingual }),
});

const pluralOf = (language: string): CodecContext["plural"] => {
  let categories: readonly PluralCategory[] = ["one", "other"];
  try {
    const known = new Set<string>(
      new Intl.PluralRules(language.replaceAll("_", "-")).resolvedOptions().pluralCategories,
    );
    categories = pluralCategories.filter((category) => known.has(category));
  } catch {
    // No code that the runtime knows.
  }
  return { number: categories.length, formula: "0", categories };
};

/** One unit in the middle gets another text; what stands before and behind it must be as it was. */
const editDefect = (codec: Codec, document: Document, context: CodecContext): string | undefined => {
  const units = document.units.filter(({ state, obsolete }) => state !== "readonly" && obsolete !== true);
  const unit = units[Math.floor(units.length / 2)];
  if (unit === undefined) return undefined;
  const change: Change = { op: "set", id: unit.id, target: unit.target.map((_, form) => `Změněno ${form}`) };
  try {
    const after = codec.parse(save(codec, document, [change], context), context);
    const { start, end } = unit.span;
    const [old, text] = [document.source.text, after.source.text];
    const isKept = text.startsWith(old.slice(0, start)) && text.endsWith(old.slice(end));
    return isKept ? undefined : `${unit.id}: bytes outside the unit changed`;
  } catch (error) {
    return `${unit.id}: ${String(error)}`;
  }
};
