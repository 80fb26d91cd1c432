/**
 * Strings of three versions, merged one by one. A change on one side wins; two different texts of one string cannot both
 * stand in a file, and the one that goes is told. Pure.
 */
import type { Abilities, Change, Document, PluralSlots, Unit } from "../contract/index.ts";

export type Side = "upstream" | "ours";

/** A text that one side had and the merged file does not say. */
export interface Loss {
  /** As that side's file had it. */
  readonly unit: Unit;
  readonly side: Side;
  /** `conflict`: the other side's text stands there; `removed`: upstream has no such string any more. */
  readonly because: "conflict" | "removed" | "refused";
  /** What the other side says there, where it has the string. */
  readonly kept?: Unit;
}

export interface Documents {
  readonly base: Document | undefined;
  readonly upstream: Document;
  readonly ours: Document;
}

export interface Rules {
  readonly prefer: Side;
  readonly can: Abilities;
  /** Of a monolingual file: whether upstream's template lists a string, so that it may stand in the file. */
  readonly listed?: (id: string) => boolean;
  /** Whether the header takes over our number of plural forms. */
  readonly oursCounts: boolean;
}

export interface MergedStrings {
  readonly changes: readonly Change[];
  readonly losses: readonly Loss[];
}

export const mergeStrings = ({ base, upstream, ours }: Documents, rules: Rules): MergedStrings => {
  const changes: Change[] = [];
  const losses: Loss[] = [];
  /** The last string before that the merged file surely has. */
  let after: string | undefined;
  for (const own of ours.units) {
    if (own.obsolete === true) continue;
    const theirs = inUse(upstream.byId(own.id));
    const before = inUse(base?.byId(own.id));
    const verdict = judge(own, theirs, before, rules);
    if (theirs !== undefined) {
      if (verdict === "ours") changes.push(setting(own, theirs, rules));
      after = own.id;
    } else if (verdict === "ours") changes.push({ op: "add", unit: own, ...(after === undefined ? {} : { after }) });
    if (typeof verdict === "object") losses.push(verdict);
    else if (verdict === "ours" && theirs !== undefined && loses(theirs, own, before))
      losses.push({ unit: theirs, side: "upstream", because: "conflict", kept: own });
  }
  if (base !== undefined && rules.can.remove)
    for (const theirs of upstream.units) {
      const before = inUse(base.byId(theirs.id));
      if (theirs.obsolete === true || before === undefined || ours.byId(theirs.id) !== undefined) continue;
      if (isSame(before, theirs)) changes.push({ op: "remove", id: theirs.id });
    }
  return { changes, losses };
};

const inUse = (unit: Unit | undefined) => (unit?.obsolete === true ? undefined : unit);

/** What one side says of a string. */
export type Version = Pick<Unit, "target" | "state" | "explanation">;

/** Whose version of a string stands, and whether the other side loses a text that it wrote. */
export const settle = (
  own: Version,
  theirs: Version,
  before: Version | undefined,
  prefer: Side,
): { readonly winner: Side; readonly loses: boolean } => {
  if (before !== undefined && isSame(own, before)) return { winner: "upstream", loses: false };
  if (isSame(own, theirs)) return { winner: "upstream", loses: false };
  if (before === undefined ? isBlank(theirs) : isSame(theirs, before)) return { winner: "ours", loses: false };
  const byWeight = weight(own) - weight(theirs);
  const winner = byWeight === 0 ? prefer : byWeight > 0 ? "ours" : "upstream";
  const [kept, lost] = winner === "ours" ? [own, theirs] : [theirs, own];
  return { winner, loses: loses(lost, kept, before) };
};

/** Whose version of a string the file gets; where that is upstream's, with what is lost by it. */
const judge = (own: Unit, theirs: Unit | undefined, before: Unit | undefined, rules: Rules): Side | Loss => {
  if (before !== undefined && isSame(own, before)) return "upstream";
  if (theirs === undefined) {
    const isWanted = rules.listed === undefined ? before === undefined : rules.listed(own.id) && !isBlank(own);
    if (isWanted && rules.can.add) return "ours";
    return isBlank(own) ? "upstream" : { unit: own, side: "ours", because: "removed" };
  }
  const settled = settle(own, theirs, before, rules.prefer);
  return settled.winner === "upstream" && settled.loses
    ? { unit: own, side: "ours", because: "conflict", kept: theirs }
    : settled.winner;
};

/** Whether a text is lost that its side wrote: not one that was there before, nor the winner's own. */
const loses = (loser: Version, winner: Version, before: Version | undefined) =>
  !isBlank(loser) && !sameTexts(loser, winner) && (before === undefined || !sameTexts(loser, before));

/** A text that somebody stands for is worth more than one that waits for another look, and that more than none. */
const weight = (unit: Version) => (isBlank(unit) ? 0 : unit.state === "fuzzy" ? 1 : 2);

const isBlank = (unit: Version) => unit.target.every((form) => form === "");

const isSame = (one: Version, other: Version) =>
  sameTexts(one, other) &&
  (one.state === other.state || isBlank(one)) &&
  (one.explanation ?? "") === (other.explanation ?? "");

/** Blank forms at the end do not count: their number follows the header. */
const sameTexts = ({ target: one }: Version, { target: other }: Version): boolean => {
  for (let index = Math.max(one.length, other.length) - 1; index >= 0; index--)
    if ((one[index] ?? "") !== (other[index] ?? "")) return false;
  return true;
};

/** Our text in upstream's place: doubted where it translates another source than upstream has now. */
const setting = (own: Unit, theirs: Unit, { can, oursCounts }: Rules): Change => {
  const moved = own.source.join("\0") !== theirs.source.join("\0");
  return {
    op: "set",
    id: theirs.id,
    target: fitted(own, oursCounts ? own.plural : theirs.plural, theirs.plural),
    state: moved && can.fuzzy && own.state === "translated" ? "fuzzy" : own.state,
    ...(own.explanation === undefined ? {} : { explanation: own.explanation }),
  };
};

/** Our forms in the slots that upstream's string has. */
const fitted = (own: Unit, counted: PluralSlots | undefined, slots: PluralSlots | undefined): readonly string[] => {
  if (slots === undefined || slots.by === "icu") return own.target.slice(0, 1);
  if (slots.by === "index") {
    const count = counted?.by === "index" ? counted.count : slots.count;
    return Array.from({ length: count }, (_, index) => own.target[index] ?? "");
  }
  const { plural } = own;
  return slots.slots.map(
    (category, index) => own.target[plural?.by === "category" ? plural.slots.indexOf(category) : index] ?? "",
  );
};
