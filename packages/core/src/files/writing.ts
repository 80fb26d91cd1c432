/** Putting changed strings into a translation's file: the file as it was, with only their lines changed. Pure. */
import { type Change, type Codec, type CodecContext, type Document, type Saved, saveFitting } from "@dragoman/formats";
import { generator } from "../components/inside.ts";
import { formatPluralForms, parsePluralForms, samePlural } from "../languages/index.ts";
import { stateNames } from "../units/index.ts";
import type { WaitingText } from "../units/inside.ts";
import { slotsFor, toSlots } from "./plural.ts";

export const writeChanges = <Text extends WaitingText>(
  codec: Codec,
  document: Document,
  pending: readonly Text[],
  header: Readonly<Record<string, string | null>>,
  context: CodecContext,
): Saved<Text> => {
  const headers: Change[] = Object.keys(header).length === 0 ? [] : [{ op: "header", set: header }];
  const wanted = pending.flatMap((change) => {
    const of = toChange(codec, document, change, context);
    return of === undefined ? [] : [{ change, of }];
  });
  return saveFitting(codec, document, wanted, headers, context);
};

/** What a pending change asks of the file; nothing where the file has no place for it and needs none. */
const toChange = (codec: Codec, document: Document, change: WaitingText, context: CodecContext): Change | undefined => {
  const { categories } = context.plural;
  const unit = document.byId(change.file_key);
  const state = stateNames[change.state] ?? "translated";
  const base = context.base?.byId(change.file_key);
  const blank = change.target.every((form) => form === "");
  if (unit !== undefined)
    return {
      op: "set",
      id: unit.id,
      target:
        blank && codec.keepsSource === true && base !== undefined
          ? base.target
          : toSlots(change.target, unit.plural, categories, unit.target),
      state,
      ...(change.explanation === "" ? {} : { explanation: change.explanation }),
    };
  const isBase = context.base === undefined;
  const monolingual = codec.kind === "monolingual" || context.monolingual === true;
  // Files of two languages list what is not translated yet.
  if (blank && !isBase && monolingual) return undefined;
  const plural =
    base === undefined
      ? change.source.length > 1
        ? ({ by: "index", count: categories.length } as const)
        : undefined
      : slotsFor(base, categories);
  if (!codec.can.add) return undefined;
  return {
    op: "add",
    unit: {
      id: change.file_key,
      context: change.context,
      source: monolingual ? [] : change.source,
      target: toSlots(change.target, plural, categories),
      ...(plural === undefined ? {} : { plural }),
      state,
    },
  };
};

export interface HeaderFacts {
  readonly language: string;
  readonly plural: { readonly number: number; readonly formula: string };
  readonly author: { readonly name: string; readonly email: string };
  readonly date: Date;
  readonly bugsTo: string;
}

/**
 * What gettext tools and their users expect in the header of a file that was worked on. Its team stays: as long as a
 * language has no page of its own here, there is nothing to name in the place of where its people really meet.
 */
export const gettextHeader = (document: Document, facts: HeaderFacts): Record<string, string> => {
  const type = document.header.get("Content-Type") ?? "";
  const named = parsePluralForms(document.header.get("Plural-Forms") ?? "");
  return {
    "PO-Revision-Date": `${facts.date.toISOString().slice(0, 16).replace("T", " ")}+0000`,
    "Last-Translator": `${facts.author.name} <${facts.author.email}>`,
    Language: facts.language,
    ...(type === "" || /charset=(CHARSET|ASCII)/i.test(type) ? { "Content-Type": "text/plain; charset=UTF-8" } : {}),
    // An equal formula stays as the file writes it.
    ...(named !== undefined && samePlural(named, facts.plural)
      ? {}
      : { "Plural-Forms": formatPluralForms(facts.plural) }),
    ...(facts.bugsTo === "" ? {} : { "Report-Msgid-Bugs-To": facts.bugsTo }),
    ...generator,
  };
};
