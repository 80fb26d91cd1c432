/**
 * Screenshots that are files of the repository: `screenshot_filemask` names them. They come with upstream's commits, and
 * follow them; one whose file is gone stays, with the strings that it shows.
 */
import { Effect, Schema } from "effect";
import { actions, unlisted } from "../changes/index.ts";
import { ChangeKeeping, Reactions } from "../changes/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { type ComponentFacts, repositoryOwner } from "../components/index.ts";
import { fitsMask } from "../fields/index.ts";
import { ComponentKeeping, makeReading, repositoryKey } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { listFiles, readBlob, type Repository, type TreeFile } from "../git/inside.ts";
import { ComponentId } from "../ids/index.ts";
import { defineTask, registerTask, TaskKeeping, type TaskRun } from "../tasks/inside.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { imageName, largestImage, readImage } from "./image.ts";
import { longestName, longestPath } from "./model.ts";
import { keptScreenshot, makeScreenshotStore } from "./store.ts";

const fetchTask = defineTask(
  { kind: "screenshots.fetch", pace: "idle", yields: true },
  Schema.Struct({ componentId: ComponentId }),
);

/** What may bring other files, or ask for others. */
const bringing: ReadonlySet<number> = new Set([
  actions.resourceUpdated,
  actions.repositoryMerged,
  actions.repositoryRebased,
  actions.repositoryReset,
  unlisted.componentSettingsChanged,
]);

/** Files that one component takes. */
const most = 1000;

export const followRepository = Effect.gen(function* () {
  const store = yield* makeScreenshotStore;
  const tasks = yield* TaskKeeping;
  const components = yield* ComponentKeeping;
  const translations = yield* TranslationKeeping;
  const checkouts = yield* Checkouts;
  const changes = yield* ChangeKeeping;
  const reading = yield* makeReading;
  const transaction = yield* makeTransaction;

  (yield* Reactions).add((recorded) =>
    Effect.gen(function* () {
      const moved = recorded.filter(({ action }) => action !== undefined && bringing.has(action));
      const ids = [...new Set(moved.flatMap(({ componentId }) => componentId ?? []))];
      if (ids.length === 0) return;
      for (const { id, owner_id: owner } of yield* Effect.orDie(store.masked(ids)))
        yield* tasks.submit(fetchTask, { key: repositoryKey(owner), payload: { componentId: id }, coalesce: true });
    }),
  );

  /** Takes one file, unless it is none that people could upload. */
  const take = (component: ComponentFacts, repository: Repository, file: TreeFile, run: TaskRun) =>
    Effect.gen(function* () {
      const { path, blob } = file;
      const refused = (why: string) => run.log(`${path} is no screenshot: ${why}`);
      const source = (yield* translations.ofComponent(component.id)).find((translation) => translation.is_source);
      if (source === undefined) return;
      if (path.length > longestPath) return yield* refused("its path is too long.");
      const bytes = yield* Effect.orElseSucceed(readBlob(repository, blob, largestImage), () => undefined);
      if (bytes === undefined) return yield* refused("it cannot be read, or is too large.");
      const found = readImage(bytes);
      if ("problem" in found) return yield* refused(found.problem);
      const known = (yield* Effect.orDie(store.ofFile(component.id, path)))?.id;
      const values = { filename: imageName(path, found.extension), type: found.type };
      const name =
        path
          .split("/")
          .at(-1)
          ?.replace(/\.[^.]*$/, "")
          .slice(0, longestName) ?? path;
      const record = (action: typeof actions.screenshotAdded | typeof actions.screenshotUploaded) => () => [
        {
          action,
          projectId: component.project_id,
          componentId: component.id,
          translationId: source.id,
          target: name,
        },
      ];
      yield* transaction(
        known === undefined
          ? Effect.gen(function* () {
              const place = { translation_id: source.id, name, repository_filename: path, revision: blob };
              const id = yield* Effect.orDie(store.insert(bytes, { ...values, ...place }));
              yield* changes.made(keptScreenshot, [id], record(actions.screenshotAdded));
            })
          : changes.changing(
              keptScreenshot,
              [known],
              Effect.orDie(store.replace(known, bytes, { ...values, revision: blob })),
              record(actions.screenshotUploaded),
            ),
      );
      yield* run.log(`${path}: ${known === undefined ? "a new screenshot" : "another image"}`);
    });

  yield* registerTask(fetchTask, ({ componentId }, run) =>
    Effect.gen(function* () {
      const component = yield* components.byId(componentId);
      const owner = component && (yield* components.byId(repositoryOwner(component)));
      if (component === undefined || owner === undefined || component.screenshot_filemask === "") return;
      const opened = Effect.flatMap(checkouts.open(owner), ({ repository }) =>
        Effect.map(listFiles(repository), ({ files }) => ({ repository, files })),
      );
      const { repository, files } = yield* reading(owner, opened);
      const fits = fitsMask(component.screenshot_filemask);
      const shown = yield* Effect.orDie(store.revisions(component.id));
      const news = files.filter(({ path, blob }) => fits(path) && shown.get(path) !== blob);
      if (news.length > most) yield* run.log(`Of ${news.length} files only the first ${most} are taken.`);
      for (const file of news.slice(0, most)) yield* take(component, repository, file, run);
    }),
  );
});
