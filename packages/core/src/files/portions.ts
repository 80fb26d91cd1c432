/** The units of a file a portion at a time, so that other work gets its turn in between. Pure. */
import { finishing, type Finished, type Surroundings } from "./finishing.ts";
import { newsSince, repeatedIn, type Version } from "./news.ts";
import {
  idHashOf,
  readBase,
  readBilingual,
  type Reading,
  readMonolingual,
  readTemplate,
  type ReadUnit,
} from "./reading.ts";

/** As what a file is read. */
export type Role = "base" | "template" | "bilingual" | "monolingual";

export interface Manner {
  readonly role: Role;
  readonly reading: Reading;
  /** Where the units will stand; undefined where nobody asks what that lays on them. */
  readonly surroundings: Surroundings | undefined;
}

export interface Portion {
  readonly units: readonly ReadUnit[];
  /** What the surroundings lay on each as it is, under no flags of its source string. */
  readonly finished: readonly Finished[];
  /** In the first portion, where it was read what is new: hashes of all strings that came, changed, moved or went. */
  readonly concerned?: readonly string[];
  /** In the first portion: strings that the file holds more than once. */
  readonly repeated?: readonly string[];
}

/** What there is behind the last one. */
export const end: Portion = { units: [], finished: [] };

/** Units of a portion: it is read, compared and checked within a few milliseconds. */
const size = 100;

/** Of a file with `earlier` versions only what differs from any of them, unless that is most of it. */
export function* portions(
  version: Version,
  manner: Manner,
  earlier: readonly Version[] = [],
): Generator<Portion, void, void> {
  const finish = manner.surroundings && finishing(manner.surroundings);
  const news = earlier.length === 0 ? undefined : newsSince(version, earlier);
  let units = unitsOf(version, manner);
  let portion: Growing = { ...empty(), repeated: repeatedIn(version.document) };
  if (news !== undefined) {
    const monolingual = manner.role === "base" || manner.role === "monolingual";
    const gone = news.gone.map((unit) => idHashOf(unit, monolingual));
    units = [...unitsOf(version, { ...manner, reading: { ...manner.reading, positions: news.positions } })];
    portion = { ...portion, concerned: [...Array.from(units, ({ idHash }) => idHash), ...gone] };
  }
  for (const unit of units) {
    portion.units.push(unit);
    if (finish !== undefined) portion.finished.push(finish(unit, ""));
    if (portion.units.length < size) continue;
    yield portion;
    portion = empty();
  }
  if (portion.units.length > 0 || portion.repeated !== undefined) yield portion;
}

interface Growing extends Portion {
  readonly units: ReadUnit[];
  readonly finished: Finished[];
}

const empty = (): Growing => ({ units: [], finished: [] });

const unitsOf = ({ document, base }: Version, { role, reading }: Manner): Iterable<ReadUnit> => {
  switch (role) {
    case "base":
      return readBase(document, reading);
    case "template":
      return readTemplate(document, reading);
    case "bilingual":
      return readBilingual(document, reading);
    case "monolingual":
      if (base === undefined) throw new Error("A file of one language is read beside its base.");
      return readMonolingual(document, base, reading);
  }
};
