/** The imaginary project: three components in one repository, and what their files say. */
import { codecById, type Unit } from "@dragoman/formats";
import { type Entry, type UpstreamFormat, upstreamContext, upstreamFormats } from "../upstream.ts";

export const languages = ["cs", "de"] as const;
export const strings = 30;

export interface Part {
  readonly format: UpstreamFormat;
  /** Where its files are now: developers move them. */
  folder: string;
  /** How developers' tools lay its files out now. */
  stamp: number;
}

export const startParts = (): readonly Part[] =>
  upstreamFormats.slice(0, 3).map((format) => ({ format, folder: format.folder, stamp: 1 }));

export const baseOf = ({ folder, format }: Part): string => `${folder}/${format.base}`;
export const fileOf = ({ folder, format }: Part, language: string): string => `${folder}/${format.file(language)}`;

/** What the component's settings say of its files. */
export const settingsOf = (part: Part) => ({
  filemask: `${part.folder}/${part.format.mask}`,
  ...(part.format.isBilingual ? { new_base: baseOf(part) } : { template: baseOf(part) }),
});

/** The files of a part, printed as its developers' tools print them. */
export const printed = (part: Part, texts: ReadonlyMap<string, readonly Entry[]>): Record<string, string> => {
  const { format, stamp } = part;
  const base = texts.get("en") ?? [];
  const of = (entries: readonly Entry[], language: string) => format.print(entries, language, stamp);
  return {
    [baseOf(part)]: of(
      base.map((entry) => ({ ...entry, text: format.isBilingual ? "" : entry.source })),
      "en",
    ),
    ...Object.fromEntries(
      languages.map((language) => [fileOf(part, language), of(texts.get(language) ?? [], language)]),
    ),
  };
};

/** What files say: of each language, and of the sources as "en", the entries in their order. */
export const readTexts = (part: Part, read: (path: string) => string | undefined): Map<string, readonly Entry[]> => {
  const codec = codecById(part.format.id);
  if (codec === undefined) throw new Error(`There is no codec ${part.format.id}.`);
  const { isBilingual } = part.format;
  const parse = (path: string, language: string, base?: ReturnType<typeof codec.parse>) => {
    const text = read(path);
    if (text === undefined) return undefined;
    const context = upstreamContext(language);
    return codec.parse(Buffer.from(text), {
      ...context,
      ...(base === undefined ? {} : { base }),
      ...(isBilingual ? {} : { monolingual: true }),
    });
  };
  const base = parse(baseOf(part), "en");
  const sources = new Map(
    (base?.units ?? []).map((unit) => {
      const source = (isBilingual ? unit.source[0] : unit.target[0]) ?? "";
      return [keyOf(part, unit), source];
    }),
  );
  const texts = new Map<string, readonly Entry[]>([
    ["en", [...sources].map(([key, source]) => ({ key, source, text: source }))],
  ]);
  for (const language of languages) {
    const document = parse(fileOf(part, language), language, isBilingual ? undefined : base);
    if (document === undefined) continue;
    const entries = document.units.flatMap((unit) => {
      if (unit.obsolete === true) return [];
      const key = keyOf(part, unit);
      return [{ key, source: sources.get(key) ?? unit.source[0] ?? "", text: unit.target[0] ?? "" }];
    });
    texts.set(language, entries);
  }
  return texts;
};

/** No two components have a string in common: nothing spreads from one to the other. */
export const keyFor = (component: string, number: number): string => `${component}${number}`;

/** The texts of sources name their strings. */
export const sourceOf = (key: string): string => `Text of ${key}`;
const keyIn = (source: string): string => source.replace(/^Text of /, "");

/** What a string is called, in a file or here: files of two languages have nothing but its text. */
export const keyOf = ({ format }: Part, unit: Pick<Unit, "source" | "context">): string =>
  format.isBilingual ? keyIn(unit.source[0] ?? "") : unit.context;

/** As the project begins: everything translated by somebody before. */
export const startTexts = ({ format }: Part): Map<string, readonly Entry[]> => {
  const keys = Array.from({ length: strings }, (_, n) => keyFor(format.id, n));
  const entries = (text: (key: string) => string) =>
    keys.map((key) => ({ key, source: sourceOf(key), text: text(key) }));
  return new Map([
    ["en", entries(sourceOf)],
    ...languages.map((language) => [language, entries((key) => `${key} in ${language}`)] as const),
  ]);
};
