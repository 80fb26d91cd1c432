/** Writes what was decided about an upload's strings. Each wants the caller's transaction. */
import { Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { makeRemarks, makeWriting, texting } from "../units/inside.ts";
import type { Taken } from "./decisions.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";

export const makeStoring = Effect.gen(function* () {
  const remarks = yield* makeRemarks;
  const statisticsKeeping = yield* StatisticsKeeping;
  const writing = yield* makeWriting;

  /** Holds the strings of the translation until the transaction ends: behind it is read what decides about them. */
  const hold = ({ translation }: FoundTranslation) => Effect.orDie(writing.holdTranslation(translation.id));

  const translate = (taken: readonly Taken[], authorId: UserId) =>
    writing.write(
      taken.flatMap(({ revision }) => revision ?? []),
      texting({ action: actions.translationUploaded, userId: authorId, authorId, fixups: true }),
    );

  const suggest = (found: FoundTranslation, taken: readonly Taken[], authorId: UserId) =>
    Effect.gen(function* () {
      const count = yield* remarks.suggest(
        found,
        authorId,
        taken.map(({ unit, target }) => ({ id: unit.id, target })),
      );
      if (count === 0) return;
      yield* statisticsKeeping.addToUsers("suggested", [{ userId: authorId, componentId: found.component.id, count }]);
    });

  return { hold, translate, suggest };
});
