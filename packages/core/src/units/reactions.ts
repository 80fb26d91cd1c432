/**
 * What follows for strings: when others of their project go, whoever was compared with these is judged again; when their
 * component gets another repository, what the one before never got waits to be committed into the new one.
 */
import { Effect, Schema } from "effect";
import { ProjectId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { defineTask, registerTask, TaskKeeping } from "../tasks/inside.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { makeUnpushedStore } from "./stores/unpushed.ts";

const compareTask = defineTask({ kind: "checks.compare", pace: "long" }, Schema.Struct({ projectId: ProjectId }));
/** Settings that give a component another repository. */
const places = ["repo", "branch", "vcs", "linked_component_id"];

export const reclaimAfterMoves = Effect.gen(function* () {
  const unpushed = yield* makeUnpushedStore;
  (yield* Reactions).add((changes) =>
    Effect.forEach(
      changes,
      ({ componentId, details }) => {
        const { before, after } = { ...details } as { before?: object | null; after?: object | null };
        const moved = before != null && after != null && places.some((name) => name in before);
        return moved && componentId != null ? Effect.orDie(unpushed.reclaimAll(componentId)) : Effect.void;
      },
      { discard: true },
    ),
  );
});

const takingAway = new Set<number | undefined>([actions.componentRemoved, actions.translationRemoved]);

export const compareAfterRemovals = Effect.gen(function* () {
  const tasks = yield* TaskKeeping;
  const relatedChecks = yield* makeRelatedChecks;
  const sourceChecks = yield* makeSourceChecks;
  const transaction = yield* makeTransaction;

  (yield* Reactions).add((changes) =>
    Effect.forEach(
      new Set(changes.filter(({ action }) => takingAway.has(action)).flatMap(({ projectId }) => projectId ?? [])),
      (projectId) =>
        tasks.submit(compareTask, {
          key: `${compareTask.kind}:${projectId}`,
          payload: { projectId },
          projectId,
          coalesce: true,
        }),
      { discard: true },
    ),
  );

  yield* registerTask(compareTask, ({ projectId }) =>
    Effect.gen(function* () {
      const languages = yield* relatedChecks.languagesOf(projectId);
      const changed = yield* relatedChecks.refreshLanguages(projectId, languages, transaction);
      yield* sourceChecks.refreshInBatches(changed.flat(), transaction);
      return null;
    }),
  );
});
