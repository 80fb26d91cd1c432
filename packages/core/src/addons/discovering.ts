/** Components found, made and removed by the masks of discoveries. */
import { Effect } from "effect";
import type { FieldMessages } from "../access/index.ts";
import { systemActor } from "../access/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import { ComponentKeeping, makeReading } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { Git, listFiles } from "../git/inside.ts";
import { Projects } from "../projects/index.ts";
import { kindById } from "./catalogue.ts";
import { newComponentOf } from "./discovery/inheriting.ts";
import { discoveryDefaults, discoveryId, type DiscoverySettings } from "./discovery/model.ts";
import { planDiscovery, type Proposed } from "./discovery/plan.ts";
import type { makePutting } from "./putting.ts";
import { makeAddonStore } from "./store.ts";

/** A component that would be made, with what keeps it from that. */
export interface Promised extends Proposed {
  /** By field; null where it was not looked into. */
  readonly problems: FieldMessages | null;
}

export interface Known {
  readonly name: string;
  readonly slug: string;
  readonly filemask: string;
}

export interface DiscoveryPreview {
  readonly matched: readonly Known[];
  readonly created: readonly Promised[];
  readonly removed: readonly Known[];
}

/** Each is a look into all files of a component. */
const mostInspected = 100;

export const makeDiscovering = (put: Effect.Success<ReturnType<typeof makePutting>>["put"]) =>
  Effect.gen(function* () {
    const store = yield* makeAddonStore;
    const keeping = yield* ComponentKeeping;
    const projects = yield* Projects;
    const checkouts = yield* Checkouts;
    const reading = yield* makeReading;
    const transaction = yield* makeTransaction;
    const git = yield* Effect.context<Git>();

    const projectOf = (owner: ComponentFacts) => Effect.orDie(projects.find(systemActor, owner.project_slug));

    /** Of what the branch holds; `owner` owns the repository. */
    const preview = (owner: ComponentFacts, settings: DiscoverySettings) =>
      Effect.gen(function* () {
        const opened = Effect.flatMap(checkouts.open(owner), ({ repository }) => listFiles(repository));
        const { files } = yield* Effect.orElseSucceed(reading(owner, opened), () => ({ files: [] }));
        const paths = files.map(({ path }) => path);
        const plan = planDiscovery(settings, paths, yield* keeping.sharing(owner.id));
        const project = yield* projectOf(owner);
        const created = yield* Effect.forEach(plan.created, (proposed, index) =>
          Effect.map(
            index < mostInspected
              ? keeping.problemsOf(project, newComponentOf(owner, settings, proposed))
              : Effect.succeed(null),
            (problems): Promised => ({ ...proposed, problems }),
          ),
        );
        const told = ({ name, slug, filemask }: ComponentFacts): Known => ({ name, slug, filemask });
        return {
          matched: plan.matched.map(told),
          created,
          removed: plan.removed.map(told),
        } satisfies DiscoveryPreview;
      }).pipe(Effect.provide(git));

    /** What the owner of the repository has of its own, and the component may have too. */
    const copyAddons = (owner: ComponentFacts, component: ComponentFacts) =>
      Effect.gen(function* () {
        const working = yield* Effect.orDie(store.working([owner.id]));
        for (const { component_id: on, name, configuration } of working) {
          const kind = kindById(name);
          if (kind === undefined || on !== owner.id || (kind.scope ?? "component") !== "component") continue;
          const place = { component_id: component.id, project_id: null };
          if (!kind.fits(component) || (yield* Effect.orDie(store.installed(place, kind.id)))) continue;
          yield* put(place, component.project_id, kind, configuration, null);
        }
      });

    const act = (owner: ComponentFacts, settings: DiscoverySettings, paths: readonly string[]) =>
      Effect.gen(function* () {
        const plan = planDiscovery(settings, paths, yield* keeping.sharing(owner.id));
        const project = yield* projectOf(owner);
        for (const proposed of plan.created) {
          const made = yield* keeping
            .make(project, newComponentOf(owner, settings, proposed))
            .pipe(
              Effect.catch(({ fields }) =>
                Effect.as(
                  Effect.logWarning(`${discoveryId}: ${proposed.filemask} is no component: ${JSON.stringify(fields)}`),
                  undefined,
                ),
              ),
            );
          const component = made === undefined ? undefined : yield* keeping.byId(made);
          if (component !== undefined && (settings.copy_addons ?? discoveryDefaults.copy_addons))
            yield* transaction(copyAddons(owner, component));
        }
        if (plan.removed.length > 0) yield* transaction(keeping.remove(plan.removed));
      });

    return { preview, act };
  });
