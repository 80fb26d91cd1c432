/** Mends what was found: what people accepted is kept, and all that follows from it is made again. */
import { chmod } from "node:fs/promises";
import { Effect, Schedule } from "effect";
import type { ComponentId, UnitId } from "../ids/index.ts";
import { systemActor } from "../access/index.ts";
import { sweepCheckouts } from "../checkouts/inside.ts";
import { repositoryOwner } from "../components/index.ts";
import { loadTask, repositoryKey } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { Repositories } from "../repository/index.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import { isFinished } from "../tasks/index.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import { makeRelatedChecks, makeSourceChecks } from "../units/inside.ts";
import type { Examination } from "./examining.ts";
import type { Finding, Remedy } from "./model.ts";
import { makeDoctorStore } from "./store.ts";
import { repositoriesOf } from "./surroundings.ts";
import { ComponentKeeping } from "../components/inside.ts";

type Remedies = { readonly [Tag in Remedy["_tag"]]: readonly Extract<Remedy, { _tag: Tag }>[] };

const sorted = (findings: readonly Finding[]): Remedies => {
  const all = findings.flatMap(({ remedy }) => (remedy === undefined ? [] : [remedy]));
  const of = <Tag extends Remedy["_tag"]>(tag: Tag) =>
    all.filter((remedy): remedy is Extract<Remedy, { _tag: Tag }> => remedy._tag === tag);
  return {
    recount: of("recount"),
    mark: of("mark"),
    judge: of("judge"),
    judgeSources: of("judgeSources"),
    read: of("read"),
    finish: of("finish"),
    sweep: of("sweep"),
    close: of("close"),
  };
};

/** How long work on a repository is waited for. */
const longest = "10 minutes";

/** Wants background work to be done, here or by a server on the same database. */
export const mend = (findings: readonly Finding[], { dataDir }: Pick<Examination, "dataDir">) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const transaction = yield* makeTransaction;
    const statistics = yield* StatisticsKeeping;
    const related = yield* makeRelatedChecks;
    const sources = yield* makeSourceChecks;
    const remedies = sorted(findings);

    for (const { file } of remedies.close) yield* Effect.promise(() => chmod(file, 0o600));
    if (remedies.sweep.length > 0) yield* sweepCheckouts(repositoriesOf(dataDir));
    for (const key of new Set(remedies.finish.map((remedy) => remedy.key)))
      yield* Effect.orDie(store.isWorkedOn(key)).pipe(
        Effect.repeat({ while: (busy) => busy, schedule: Schedule.spaced("500 millis") }),
        Effect.timeoutOption(longest),
      );
    // In the order in which one follows from the other.
    for (const [componentId, of] of Map.groupBy(remedies.read, (remedy) => remedy.componentId))
      yield* readAgain(
        componentId,
        of.flatMap(({ ours }) => ours),
      );
    const judged = new Map(remedies.judge.map((each) => [`${each.projectId} ${each.languageId}`, each]));
    const sourcesOf = new Set(remedies.judgeSources.map(({ sourceTranslationId }) => sourceTranslationId));
    for (const [componentId, [mark]] of Map.groupBy(remedies.mark, (remedy) => remedy.componentId)) {
      yield* transaction(Effect.flatMap(store.setMarks(componentId), statistics.recount));
      if (mark === undefined) continue;
      // Strings that were not known to fail anything were not judged.
      const { projectId, sourceTranslationId } = mark;
      for (const languageId of yield* related.languagesOf(projectId))
        judged.set(`${projectId} ${languageId}`, { _tag: "judge", projectId, languageId });
      if (sourceTranslationId !== null) sourcesOf.add(sourceTranslationId);
    }
    for (const { projectId, languageId } of judged.values())
      yield* related.refreshLanguages(projectId, [languageId], transaction);
    for (const id of sourcesOf) yield* sources.refreshComponent(id, transaction);
    for (const { translationId } of remedies.recount)
      yield* transaction(Effect.andThen(store.ensureCounters(translationId), statistics.recount([translationId])));
  });

/** Lets the component's files be read anew, and then be written where our texts are the right ones. */
const readAgain = (componentId: ComponentId, ours: readonly UnitId[]) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const tasks = yield* TaskKeeping;
    const component = yield* (yield* ComponentKeeping).byId(componentId);
    if (component === undefined) return;
    const transaction = yield* makeTransaction;
    if (ours.length > 0) yield* transaction(store.markPending(ours));
    const id = yield* tasks.submit(loadTask, {
      key: repositoryKey(repositoryOwner(component)),
      payload: { componentId, userId: null, force: true },
      componentId,
      projectId: component.project_id,
    });
    yield* Effect.orDie(Effect.repeat(tasks.wait(id, "10 seconds"), { until: isFinished }));
    if (ours.length > 0)
      yield* (yield* Repositories).operateOnComponent(
        systemActor,
        component.project_slug,
        component.path,
        Effect.succeed({ operation: "commit" }),
      );
  });
