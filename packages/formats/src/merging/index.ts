/**
 * Three versions of a file, merged string by string: the last one that both sides had, upstream's, and ours. The result
 * is upstream's file with our changes spliced in, so that order, comments and layout are upstream's.
 */
import {
  type Change,
  type Codec,
  type CodecContext,
  type Document,
  readDocument,
  saveFitting,
} from "../contract/index.ts";
import { mergeHeaders } from "./headers.ts";
import { type Loss, mergeStrings, type Side } from "./strings.ts";

export { type Loss, settle, type Side, type Version } from "./strings.ts";

/** Bytes of the versions; `base` is missing where both sides made the file. */
export interface Versions {
  readonly base: Uint8Array | undefined;
  readonly upstream: Uint8Array;
  readonly ours: Uint8Array;
}

export interface MergedFile {
  readonly bytes: Uint8Array;
  /** Texts of either side that the file does not say now. */
  readonly losses: readonly Loss[];
}

export interface MergeRequest {
  readonly files: Versions;
  /** Monolingual: the file of the source language as it stood beside each version. */
  readonly templates?: Partial<Versions>;
  /** Whose text a string gets that both sides changed to different ones. */
  readonly prefer: Side;
  readonly context: CodecContext;
  /** How the template is read. */
  readonly templateContext: CodecContext;
}

/** @throws CodecError where one of the versions cannot be read */
export const mergeFiles = (codec: Codec, request: MergeRequest): MergedFile => {
  const { files, templates, context, templateContext, prefer } = request;
  const read = (bytes: Uint8Array, template: Uint8Array | undefined) => {
    const base = template === undefined ? undefined : readDocument(codec, template, templateContext);
    const own = base === undefined ? context : { ...context, base };
    return { document: readDocument(codec, bytes, own), context: own };
  };
  const upstream = read(files.upstream, templates?.upstream);
  const ours = read(files.ours, templates?.ours).document;
  const base = files.base === undefined ? undefined : read(files.base, templates?.base).document;
  const header = mergeHeaders(base?.header, upstream.document.header, ours.header);
  const listing = upstream.context.base;
  const { changes, losses } = mergeStrings(
    { base, upstream: upstream.document, ours },
    {
      prefer,
      can: { ...codec.can, ...upstream.document.can },
      ...(listing === undefined ? {} : { listed: (id) => listing.byId(id) !== undefined }),
      oursCounts: "Plural-Forms" in header.set,
    },
  );
  const told = codec.can.header && (header.matters || changes.length > 0) && Object.keys(header.set).length > 0;
  if (changes.length === 0 && !told) return { bytes: files.upstream, losses };
  const { bytes, refused } = saveFitting(
    codec,
    upstream.document,
    changes.map((change) => ({ change, of: change })),
    told ? [{ op: "header", set: header.set }] : [],
    upstream.context,
  );
  const unheld = refused.flatMap(({ change }) => lostBy(change, ours, upstream.document));
  return { bytes, losses: [...losses, ...unheld] };
};

/** What gets lost where the file cannot take a change. */
const lostBy = (change: Change, ours: Document, upstream: Document): readonly Loss[] => {
  const id = change.op === "set" ? change.id : change.op === "add" ? change.unit.id : "";
  const unit = ours.byId(id);
  const kept = upstream.byId(id);
  return unit === undefined
    ? []
    : [{ unit, side: "ours", because: "refused", ...(kept === undefined ? {} : { kept }) }];
};
