/** The units of a file a portion at a time, so that other work gets its turn in between. Pure. */
import { finishing, type Finished, type Surroundings } from "./finishing.ts";
import {
  type Read,
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
}

/** What there is behind the last one. */
export const end: Portion = { units: [], finished: [] };

/** Units of a portion: it is read, compared and checked within a few milliseconds. */
const size = 100;

export function* portions(document: Read, base: Read | undefined, manner: Manner): Generator<Portion, void, void> {
  const finish = manner.surroundings && finishing(manner.surroundings);
  let portion = empty();
  for (const unit of unitsOf(document, base, manner)) {
    portion.units.push(unit);
    if (finish !== undefined) portion.finished.push(finish(unit, ""));
    if (portion.units.length < size) continue;
    yield portion;
    portion = empty();
  }
  if (portion.units.length > 0) yield portion;
}

const empty = () => ({ units: [] as ReadUnit[], finished: [] as Finished[] });

const unitsOf = (document: Read, base: Read | undefined, { role, reading }: Manner): Iterable<ReadUnit> => {
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
