/**
 * Looks at everything and changes nothing. What recomputing would change is found by recomputing in a transaction that is
 * rolled back, so that the doctor knows no law of its own.
 */
import { Effect, Schema } from "effect";
import type { ProjectId, UnitId } from "../ids/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import { makeTransaction, patiently, type Transaction } from "../database/index.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import { makeRelatedChecks, makeSourceChecks } from "../units/inside.ts";
import type { Finding } from "./model.ts";
import { makeDoctorStore } from "./store.ts";
import { examineFiles, examineFilesAgain } from "./strings.ts";
import { examineFolders, examineSecrets, examineSurroundings } from "./surroundings.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

export interface Examination {
  readonly dataDir: string;
  /** From 0 to 100. */
  readonly onProgress?: (percent: number) => void;
}

export const examine = ({ dataDir, onProgress = () => {} }: Examination) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const components = yield* ComponentKeeping;
    const found: Finding[] = [
      ...(yield* examineSurroundings(dataDir)),
      ...(yield* examineSecrets),
      ...(yield* examineFolders(dataDir)),
    ];
    const ids = yield* Effect.orDie(store.components);
    const projects = new Set<ProjectId>();
    const busy: ComponentFacts[] = [];
    for (const [index, { id }] of ids.entries()) {
      const component = yield* components.byId(id);
      if (component === undefined) continue;
      const files = yield* examineFiles(component);
      if (files === undefined) busy.push(component);
      else found.push(...files);
      if (!projects.has(component.project_id)) found.push(...(yield* examineRelated(component)));
      projects.add(component.project_id);
      found.push(...(yield* examineSources(component)), ...(yield* examineMarks(component)));
      found.push(...(yield* examineCounters(component)));
      onProgress((100 * (index + 1)) / ids.length);
    }
    found.push(...(yield* examineFilesAgain(busy)));
    return found as readonly Finding[];
  }).pipe(patiently);

class Undone extends Schema.TaggedError<Undone>()("Undone", { answer: Schema.Unknown }) {}

/** Runs an effect in a transaction that leaves nothing behind. */
const makeTrial = Effect.map(
  makeTransaction,
  (transaction): Transaction =>
    (effect) =>
      transaction(Effect.flatMap(effect, (answer) => new Undone({ answer }))).pipe(
        Effect.catchTag("Undone" as never, (undone: Undone) => Effect.succeed(undone.answer)),
      ) as never,
);

/** Checks that compare strings of a project with each other. */
const examineRelated = ({ project_id: projectId, project_slug: slug }: ComponentFacts) =>
  Effect.gen(function* () {
    const trial = yield* makeTrial;
    const related = yield* makeRelatedChecks;
    const found: Finding[] = [];
    for (const languageId of yield* related.languagesOf(projectId)) {
      const [changed = []] = yield* related.refreshLanguages(projectId, [languageId], trial);
      if (changed.length > 0)
        found.push({
          examination: "related checks",
          place: slug,
          message: `checks of ${changed.length} strings are not what other strings make them (${first(changed)})`,
          remedy: { _tag: "judge", projectId, languageId },
        });
    }
    return found;
  });

/** Numbers of units, the first ones. */
const first = (ids: readonly UnitId[]) => `${ids.slice(0, 10).join(", ")}${ids.length > 10 ? ", …" : ""}`;

const sourceOf = ({ id }: ComponentFacts) =>
  Effect.map(
    Effect.flatMap(TranslationKeeping, (translations) => translations.ofComponent(id)),
    (all) => all.find(({ is_source }) => is_source),
  );

/** Checks of source strings that their translations decide. */
const examineSources = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const trial = yield* makeTrial;
    const sources = yield* makeSourceChecks;
    const source = yield* sourceOf(component);
    if (source === undefined) return [];
    const compare = Effect.gen(function* () {
      const before = new Set(yield* store.sourceFailures(source.id));
      yield* sources.refreshComponent(source.id, (inner) => inner as never);
      const after = new Set(yield* store.sourceFailures(source.id));
      return [...before].filter((id) => !after.has(id)).concat([...after].filter((id) => !before.has(id)));
    });
    const changed = yield* trial(compare);
    return changed.length === 0
      ? []
      : [
          {
            examination: "related checks",
            place: `${component.project_slug}/${component.path}/${source.language}`,
            message: `checks of ${changed.length} strings are not what their translations make them (${first(changed)})`,
            remedy: { _tag: "judgeSources", sourceTranslationId: source.id },
          } satisfies Finding,
        ];
  });

const examineMarks = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const store = yield* makeDoctorStore;
    const { id: componentId, project_id: projectId } = component;
    const wrong = yield* Effect.orDie(store.wrongMarks(componentId));
    const source = wrong.length === 0 ? undefined : yield* sourceOf(component);
    return wrong.map(
      ({ language, units }): Finding => ({
        examination: "marks",
        place: `${component.project_slug}/${component.path}/${language}`,
        message: `${units} strings do not say whether they have checks, suggestions, comments or waiting changes`,
        remedy: { _tag: "mark", componentId, projectId, sourceTranslationId: source?.id ?? null },
      }),
    );
  });

const examineCounters = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const all = yield* (yield* TranslationKeeping).ofComponent(component.id);
    const wrong = yield* (yield* StatisticsKeeping).wrongCounters(all.map(({ id }) => id));
    return all.flatMap(({ id, language }): readonly Finding[] => {
      const message = wrong.get(id);
      return message === undefined
        ? []
        : [
            {
              examination: "statistics",
              place: `${component.project_slug}/${component.path}/${language}`,
              message,
              remedy: { _tag: "recount", translationId: id },
            },
          ];
    });
  });
