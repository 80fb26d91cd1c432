/** Writes what was decided about an upload's strings. Each wants the caller's transaction. */
import { Effect } from "effect";
import { actions } from "../changes/index.ts";
import { joinForms } from "../units/index.ts";
import { Statistics } from "../statistics/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { makeWriting, texting } from "../units/inside.ts";
import type { Taken } from "./decisions.ts";
import { makeUploadStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";

const placeOf = ({ component, translation }: FoundTranslation, authorId: number) => ({
  userId: authorId,
  authorId,
  projectId: component.project_id,
  componentId: component.id,
  translationId: translation.id,
});

export const makeStoring = Effect.gen(function* () {
  const store = yield* makeUploadStore;
  const changes = yield* ChangeKeeping;
  const statistics = yield* Statistics;
  const statisticsKeeping = yield* StatisticsKeeping;
  const writing = yield* makeWriting;

  const translate = (taken: readonly Taken[], authorId: number) =>
    writing.write(
      taken.flatMap(({ revision }) => revision ?? []),
      texting({ action: actions.translationUploaded, userId: authorId, authorId, fixups: true }),
    );

  const suggest = (found: FoundTranslation, taken: readonly Taken[], authorId: number) =>
    Effect.gen(function* () {
      if (taken.length === 0) return;
      yield* Effect.orDie(
        store.suggest(
          authorId,
          taken.map(({ unit, target }) => ({ id: unit.id, target })),
        ),
      );
      yield* changes.record(
        taken.map(({ unit, target }) => ({
          ...placeOf(found, authorId),
          action: actions.suggestionAdded,
          unitId: unit.id,
          target: joinForms(target),
        })),
      );
      yield* statistics.recount([found.translation.id]);
      yield* statisticsKeeping.addToUsers("suggested", [
        { userId: authorId, componentId: found.component.id, count: taken.length },
      ]);
    });

  return { translate, suggest };
});
