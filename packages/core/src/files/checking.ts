/** After files were read: the checks that look at more than one string. */
import { Effect } from "effect";
import type { LanguageId } from "../ids/index.ts";
import { chunks } from "../database/index.ts";
import { batchSize, makeSourceChecks } from "../units/inside.ts";
import type { Applied, Work } from "./applying.ts";

export interface Read {
  readonly applied: readonly Applied[];
  /** Languages in which strings may have come or gone: they are looked at as a whole. */
  readonly restructured: ReadonlySet<LanguageId>;
  /** Whether no string came or went anywhere. */
  readonly onlyChanged: boolean;
}

export const refreshChecks = (work: Work, { applied, restructured, onlyChanged }: Read) =>
  Effect.gen(function* () {
    const { component, source, relatedChecks, transaction } = work;
    const sourceChecks = yield* makeSourceChecks;
    const related = yield* relatedChecks.refreshLanguages(component.project_id, restructured, transaction);
    for (const { languageId, changed, said } of applied) {
      if (restructured.has(languageId)) continue;
      const place = { project_id: component.project_id, language_id: languageId };
      for (const ids of chunks(changed, batchSize))
        related.push(yield* transaction(relatedChecks.refreshStrings(place, ids, [])));
      for (const some of chunks(said, batchSize))
        related.push(yield* transaction(relatedChecks.refreshStrings(place, [], some)));
    }
    if (!onlyChanged) yield* sourceChecks.refreshComponent(source.id, transaction);
    const judged = onlyChanged ? applied.flatMap(({ changed }) => changed) : [];
    yield* sourceChecks.refreshInBatches([...judged, ...related.flat()], transaction);
  });
