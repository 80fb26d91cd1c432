/**
 * What holds for all background work on a repository: one that git finds damaged is mended and the work begun again,
 * and work whose component is removed meanwhile has come to its end.
 */
import { Effect } from "effect";
import type { ComponentId } from "../ids/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { repositoryOwner } from "../components/index.ts";
import { endingWith } from "../components/inside.ts";
import { registerTask, type TaskDefinition, type TaskHandler, type TaskRun } from "../tasks/inside.ts";
import { GitFailed, suspectIn } from "../git/index.ts";
import { ComponentKeeping } from "../components/inside.ts";

/** Names a repository that is the only copy of what it holds, and damaged; people have to look. */
export const damagedAlert = "RepositoryDamaged";

/** Registers work whose payload names a component; `gone` is its answer where that is removed while it runs. */
export const registerRepositoryTask = <Payload extends { readonly componentId: ComponentId }, E, R>(
  of: TaskDefinition<Payload>,
  handler: TaskHandler<Payload, E, R>,
  gone: unknown = null,
) =>
  registerTask(of, (payload, run, task) => {
    const { componentId } = payload;
    const work = handler(payload, run, task);
    return Effect.catchCause(work, (cause) =>
      Effect.gen(function* () {
        const failure = suspectIn(cause);
        if (failure === undefined) return yield* Effect.failCause(cause);
        yield* run.log(failure.message);
        const isMended = yield* mendRepository(componentId, run);
        return yield* isMended ? work : Effect.failCause(cause);
      }),
    ).pipe(endingWith(componentId, task, run, gone));
  });

/** Mends the repository of a component; answers whether anything was done. */
export const mendRepository = (componentId: ComponentId, run: TaskRun) =>
  Effect.gen(function* () {
    const components = yield* ComponentKeeping;
    const component = yield* components.byId(componentId);
    const sharing = component === undefined ? [] : yield* components.sharing(repositoryOwner(component));
    const [owner] = sharing;
    if (owner === undefined) return false;
    const mended = yield* (yield* Checkouts).mend(owner, run.guard);
    const tell = (line: string) =>
      Effect.andThen(run.log(line), Effect.logWarning(`${owner.project_slug}/${owner.path}: ${line}`));
    switch (mended._tag) {
      case "sound":
        return false;
      case "unlocked":
        yield* tell(`Left by a git that was killed, and removed: ${mended.removed.join(", ")}`);
        return true;
      case "remade":
        yield* components.clearAlerts(owner, [damagedAlert]);
        yield* tell(`The repository was damaged, was put aside as ${mended.aside}, and made again:\n${mended.text}`);
        return true;
      case "beyond": {
        yield* components.raiseAlert(owner, damagedAlert, { error: mended.text });
        const text = `The repository is damaged and has no other copy. It was left as it is:\n${mended.text}`;
        yield* tell(text);
        return yield* GitFailed.of("fsck", text);
      }
    }
  });
