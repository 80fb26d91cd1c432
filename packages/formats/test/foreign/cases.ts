/** Edited golden files: every unit gets a text that breaks careless writers, unless its format refuses that text. */
import { fileURLToPath } from "node:url";
import { type Change, type Codec, CodecError, type Document, save, type Unit } from "../../src/contract/index.ts";
import { codecById } from "../../src/registry.ts";
import { type Golden, goldenFiles } from "../suite/golden.ts";
import { editableOf } from "../suite/options.ts";
import type { Foreign } from "./formats.ts";

export interface Case {
  readonly id: string;
  readonly name: string;
  /** Name of the file: some readers go by its extension. */
  readonly file: string;
  readonly reader: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** The new texts, as the reader should show them. */
  readonly expected: readonly string[];
  readonly extra?: RegExp | undefined;
}

/** Each with the number of its unit and form, so that no two texts are alike. */
const texts: ReadonlyArray<(mark: string) => string> = [
  (mark) => `Změněno ${mark}`,
  (mark) => `"Ahoj", it's 'so' ${mark}`,
  (mark) => `C:\\temp\\n ${mark}`,
  (mark) => `První\nDruhý ${mark}`,
  (mark) => `${mark} < 5 & > 3, </b> ]]>`,
  (mark) => `%s %(name)s {0} #;=:! | $x ${mark}`,
  (mark) => `漢字 👩‍👩‍👧 ${mark}`,
  (mark) => ` edges ${mark} `,
  (mark) => `tab\tand ${mark}`,
  (mark) => `no\u00a0break ${mark}`,
  (mark) => `=1+${mark}`,
  (mark) => `ends with \\ ${mark}\\`,
  (mark) => `# ${mark} - yes: no`,
];

/** Every unit gets a text in each round, another one each time. */
const rounds = 3;

export const casesOf = (
  id: string,
  { reader, base, unread = [], shown = String, ...more }: Foreign,
): readonly Case[] => {
  const codec = codecById(id);
  if (codec === undefined) throw new Error(`There is no codec ${id}.`);
  const folder = fileURLToPath(new URL(`../golden/${id}/`, import.meta.url));
  return goldenFiles(codec, folder, base === undefined ? {} : { base })
    .filter(({ name }) => !unread.includes(name))
    .flatMap((golden) => {
      const document = codec.parse(golden.bytes, golden.context);
      return Array.from({ length: rounds }, (_, round): Case => {
        const changes = changesOf(codec, golden, document, round, more);
        const after = save(codec, document, changes, golden.context);
        const read = codec.parse(after, golden.context);
        const expected = changes.flatMap((change) => read.byId(change.id)?.target ?? []).map(shown);
        const name = `${id}/${golden.name}, round ${round}`;
        return { id, name, file: golden.name, reader, before: golden.bytes, after, expected, extra: more.extra };
      });
    });
};

type Set = Extract<Change, { op: "set" }>;

const changesOf = (
  codec: Codec,
  golden: Golden,
  document: Document,
  round: number,
  { without, unseen }: Pick<Foreign, "without" | "unseen">,
): readonly Set[] =>
  editableOf(document, {})
    .filter(({ id }) => !(unseen?.test(id) ?? false))
    .flatMap((unit, index) => {
      for (let offset = 0; offset < texts.length; offset++) {
        const change = changeOf(unit, index, round * 5 + index + offset);
        if (change.target.some((text) => without?.test(text) ?? false)) continue;
        if (isPossible(codec, golden, document, change)) return [change];
      }
      return [];
    });

const changeOf = (unit: Unit, index: number, draw: number): Set => ({
  op: "set",
  id: unit.id,
  target: unit.target.map((_, form) => texts[draw % texts.length]?.(`${index}.${form}`) ?? ""),
  state: "translated",
});

const isPossible = (codec: Codec, golden: Golden, document: Document, change: Set): boolean => {
  try {
    save(codec, document, [change], golden.context);
    return true;
  } catch (error) {
    if (error instanceof CodecError) return false;
    throw error;
  }
};
