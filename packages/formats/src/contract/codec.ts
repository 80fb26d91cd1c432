/**
 * The contract of every format: bytes become an immutable view (units and spans), changes become non-overlapping text
 * edits on the untouched source. Nothing is ever serialised again as a whole.
 */
import type { Change, TextEdit } from "./change.ts";
import type { Limits } from "./bounds.ts";
import type { SourceText } from "./text.ts";
import type { PluralCategory, Unit } from "./unit.ts";

/** What a codec may need to know beside the bytes. */
export interface CodecContext {
  /** Code of the file's language, as the file spells it; of a catalogue's base it is `sourceLanguage`, however spelled. */
  readonly language: string;
  readonly sourceLanguage: string;
  /** Gettext formula of the language with its number of forms, and the CLDR category of each form in turn. */
  readonly plural: {
    readonly number: number;
    readonly formula: string;
    readonly categories: readonly PluralCategory[];
  };
  /** Options of the component, for new nodes only: `po_line_wrap` (77, 65535, -1), `po_legacy_wrap`, `json_indent`, `encoding` … */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Monolingual: the parsed file of the source language (order, comments, shape of new nodes). */
  readonly base?: Document;
  /** Reads a file of an `either` format as monolingual; by default when there is a base. The base itself is parsed with `true`. */
  readonly monolingual?: boolean;
}

export interface Document {
  /** What this file cannot do although its format can: a CSV file without a fuzzy column, say. */
  readonly can?: Partial<Abilities>;
  readonly source: SourceText;
  readonly units: readonly Unit[];
  readonly header: ReadonlyMap<string, string>;
  /** Duplicates, wrong numbers of plural forms …: what a person should look at, though the file can be used. */
  readonly warnings: readonly { readonly line: number; readonly message: string }[];
  byId(id: string): Unit | undefined;
  /** @throws CodecError when a change cannot be expressed in this format */
  plan(changes: readonly Change[], context: CodecContext): readonly TextEdit[];
}

export interface Abilities {
  readonly plurals: boolean;
  readonly contexts: boolean;
  readonly notes: boolean;
  readonly locations: boolean;
  readonly fuzzy: boolean;
  readonly approved: boolean;
  readonly add: boolean;
  readonly remove: boolean;
  readonly header: boolean;
}

export interface Codec {
  /** The `file_format` id on the wire. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Without the dot; the first one is used for new files. */
  readonly extensions: readonly string[];
  readonly contentType: string;
  /** `either`: monolingual when the component has a base file. */
  readonly kind: "bilingual" | "monolingual" | "either";
  readonly can: Abilities;
  /** Default `language_code_style` of new files. */
  readonly codeStyle: "posix" | "bcp" | "bcp_legacy" | "android" | "googleplay" | "linux";
  /** It is no file but a folder: its bytes are an archive of the texts in it (see `packFolder`). */
  readonly folder?: boolean;
  /** No text can be left out: where nothing is translated, the file holds the base's text. */
  readonly keepsSource?: boolean;
  /** Programs give the strings: people neither add nor remove any, though files of translations get and lose them. */
  readonly givenStrings?: boolean;
  /** How large a file may be; by default as `usualLimits` say. */
  readonly limits?: Limits;
  /** Flags that every unit of this format has (`icu-message-format` …). */
  readonly flags: readonly string[];
  /** How surely these bytes are of this format: 0 (not) to 1 (certain). */
  sniff(head: Uint8Array, path: string): number;
  /** @throws CodecError with line and column */
  parse(bytes: Uint8Array, context: CodecContext): Document;
  /** What a text of `unit` reads back as where the format cannot hold it as typed (XML text with a bare `&`); absent: as typed. */
  normalize?(text: string, unit: Pick<Unit, "id">): string;
  /** The file of a new language, from `context.base` (monolingual) or from `template` (the bytes of `new_base`) where given. */
  create(context: CodecContext, template?: Uint8Array): Uint8Array;
  /** Formats whose template lists the source strings apart from all translations. */
  readonly template?: TemplateMerge;
  /** Formats whose files hold all languages: a document is the view of one, that of the source language is the base. */
  readonly catalogue?: Catalogue;
}

/** A file of all languages as a whole. */
export interface Catalogue {
  /** @throws CodecError where the file does not say what its source language is */
  languages(bytes: Uint8Array): CatalogueLanguages;
  /** The file without all that it holds for a language. */
  without(bytes: Uint8Array, language: string): Uint8Array;
}

/** Codes as the file spells them. */
export interface CatalogueLanguages {
  readonly source: string;
  readonly translations: readonly string[];
}

/** What a changed template does to files. */
export interface TemplateMerge {
  /** The template that a file is, or would be without its translations. */
  clear(bytes: Uint8Array): Uint8Array;
  /** A translation's file with the strings of `template`: new ones blank or fuzzy, those that went obsolete. */
  merge(bytes: Uint8Array, template: Uint8Array, context: CodecContext, options?: MergeOptions): Uint8Array;
}

/** Each is true unless told, or unless it says so. */
export interface MergeOptions {
  /** Fuzzy entries name the source that they were made for. */
  readonly previous?: boolean;
  /** New wordings get the translation of the most similar old one, marked fuzzy. */
  readonly fuzzy?: boolean;
  /** Places of strings in the program are kept. */
  readonly locations?: boolean;
  /** What stays is folded anew, as gettext's tools do; else it is copied as it stands. False unless told. */
  readonly folds?: boolean;
}
