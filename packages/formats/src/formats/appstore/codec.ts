/** `appstore`: the folder of a language with the texts of a store's page, as fastlane and its relatives lay them. */
import {
  type Change,
  type Codec,
  type CodecContext,
  CodecError,
  type Document,
  type SourceText,
  type Span,
  type TextEdit,
  type Unit,
} from "../../contract/index.ts";
import { fixedAbilities, lineNumbers, singleForm, withLineEnds } from "../../entries/index.ts";
import { packFolder, placeholder } from "../../folder/index.ts";
import { lengthFlags } from "./lengths.ts";
import { mark, type Part, readParts } from "./parts.ts";

/** A whole file is one text. */
const idOf = (name: string) => `${name}:1`;
const nameOf = (id: string) => id.replace(/:1$/, "");

/** Line ends behind a text are those of its file. */
const normal = (text: string) => text.replace(/\r\n?/g, "\n").replace(/\n+$/, "");

const unitOf = (name: string, text: string, span: Span): Unit => ({
  id: idOf(name),
  context: idOf(name),
  source: [],
  target: [text],
  state: text === "" ? "empty" : "translated",
  notes: { developer: "", translator: "" },
  locations: [],
  flags: lengthFlags(name),
  span,
});

class FolderDocument implements Document {
  readonly header: ReadonlyMap<string, string> = new Map();
  readonly warnings = [];
  readonly units: readonly Unit[];
  readonly source: SourceText;
  readonly parts: ReadonlyMap<string, Part>;
  readonly #isBase: boolean;
  readonly #byId: ReadonlyMap<string, Unit>;

  /** Texts that the base has and the folder has not are empty ones of it. */
  constructor({ source, parts }: ReturnType<typeof readParts>, { base, monolingual }: CodecContext) {
    this.source = source;
    this.parts = new Map(parts.map((part) => [idOf(part.name), part]));
    this.#isBase = base === undefined && monolingual === true;
    const { text } = source;
    const lineAt = lineNumbers(text);
    const spanOf = ({ start, end }: Part["body"]): Span => ({ start, end, line: lineAt(start) });
    const own = parts.map(({ name, body }) =>
      unitOf(name, withLineEnds(text.slice(body.start, body.end), "\n"), spanOf(body)),
    );
    const behind = spanOf({ start: text.length, end: text.length });
    const missing = (base?.units ?? []).filter(({ id }) => !this.parts.has(id));
    this.units = [...own, ...missing.map(({ id }) => unitOf(nameOf(id), "", behind))].sort((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    this.#byId = new Map(this.units.map((unit) => [unit.id, unit]));
  }

  byId(id: string) {
    return this.#byId.get(id);
  }

  plan(changes: readonly Change[], { base }: CodecContext): readonly TextEdit[] {
    return changes.flatMap((change) => {
      if (change.op !== "set") throw new CodecError("Files of a store's page are neither added nor removed here.");
      return this.#set(change.id, singleForm(change.target), base);
    });
  }

  #set(id: string, given: string, base: Document | undefined): readonly TextEdit[] {
    const text = normal(given);
    if (this.byId(id) === undefined) throw new CodecError(`There is no file for ${JSON.stringify(id)}.`);
    if (text.includes(mark)) throw new CodecError("A text cannot hold a NUL character.");
    const part = this.parts.get(id);
    if (text === "") {
      if (this.#isBase) throw new CodecError("A text of the source language cannot be empty.");
      return part === undefined ? [] : [{ ...part.block, text: "" }];
    }
    if (part !== undefined) return [{ ...part.body, text: withLineEnds(text, part.source.eol) }];
    const like = base instanceof FolderDocument ? base.parts.get(id)?.source : undefined;
    const { eol, finalEol } = like ?? { eol: "\n", finalEol: true };
    const { length } = this.source.text;
    const content = `${withLineEnds(text, eol)}${finalEol ? eol : ""}`;
    return [{ start: length, end: length, text: `${mark}${nameOf(id)}${mark}${content}` }];
  }
}

export const appstore: Codec = {
  id: "appstore",
  name: "App store texts (a folder of files)",
  extensions: ["txt"],
  contentType: "application/zip",
  kind: "monolingual",
  folder: true,
  can: fixedAbilities,
  codeStyle: "googleplay",
  flags: [],
  // An archive says nothing of itself, and a folder is found by its mask alone.
  sniff: () => 0,
  normalize: normal,
  parse: (bytes, context) => new FolderDocument(readParts(bytes), context),
  create({ base }, template) {
    if (template === undefined && base === undefined)
      throw new CodecError("A new folder of this format needs the folder of the source language.");
    return packFolder([[placeholder, new Uint8Array()]]);
  },
};
