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
import { discoveryDefaults, type DiscoverySettings } from "./discovery/model.ts";
import { planDiscovery, type Proposed } from "./discovery/plan.ts";
import type { makePutting } from "./putting.ts";
import { makeAddonStore } from "./store.ts";
import { makeDiscoveredStore } from "./stores/discovered.ts";

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

/** Writes down what becomes of the files that were found. */
type Log = (line: string) => Effect.Effect<void>;

/** Each is a look into all files of a component. */
const mostInspected = 100;

export const makeDiscovering = (put: Effect.Success<ReturnType<typeof makePutting>>["put"]) =>
  Effect.gen(function* () {
    const store = yield* makeAddonStore;
    const discovered = yield* makeDiscoveredStore;
    const keeping = yield* ComponentKeeping;
    const projects = yield* Projects;
    const checkouts = yield* Checkouts;
    const reading = yield* makeReading;
    const transaction = yield* makeTransaction;
    const git = yield* Effect.context<Git>();

    const projectOf = (owner: ComponentFacts) => Effect.orDie(projects.find(systemActor, owner.project_slug));

    const planFor = (owner: ComponentFacts, settings: DiscoverySettings, paths: readonly string[]) =>
      Effect.gen(function* () {
        const sharing = yield* keeping.sharing(owner.id);
        const made = yield* Effect.orDie(discovered.among(sharing.map(({ id }) => id)));
        return planDiscovery(settings, paths, { sharing, made });
      });

    /** Of what the branch holds; `owner` owns the repository. */
    const preview = (owner: ComponentFacts, settings: DiscoverySettings) =>
      Effect.gen(function* () {
        const opened = Effect.flatMap(checkouts.open(owner), ({ repository }) => listFiles(repository));
        const { files } = yield* Effect.orElseSucceed(reading(owner, opened), () => ({ files: [] }));
        const paths = files.map(({ path }) => path);
        const plan = yield* planFor(owner, settings, paths);
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

    const create = (owner: ComponentFacts, settings: DiscoverySettings, proposed: Proposed, log: Log) =>
      Effect.gen(function* () {
        const made = yield* keeping.make(yield* projectOf(owner), newComponentOf(owner, settings, proposed));
        const component = yield* keeping.byId(made);
        if (component === undefined) return;
        yield* Effect.orDie(discovered.remember(made));
        yield* log(`Made ${component.path} for ${proposed.filemask}.`);
        if (settings.copy_addons ?? discoveryDefaults.copy_addons) yield* transaction(copyAddons(owner, component));
      }).pipe(
        Effect.catch(({ fields }) =>
          log(`${proposed.filemask} is no component: ${Object.values(fields).flat().join(" ")}`),
        ),
      );

    /** Not while anything waits in it that upstream does not have: it is looked at again with the next commits. */
    const remove = (component: ComponentFacts, log: Log) =>
      transaction(
        Effect.gen(function* () {
          const waiting = yield* Effect.orDie(discovered.waiting(component.id));
          if (waiting > 0)
            return yield* log(`${component.path} stays without files: ${waiting} of its strings are not upstream yet.`);
          yield* keeping.remove([component]);
          yield* log(`Removed ${component.path}: no file fits ${component.filemask} any more.`);
        }),
      );

    const act = (owner: ComponentFacts, settings: DiscoverySettings, paths: readonly string[], log: Log) =>
      Effect.gen(function* () {
        const plan = yield* planFor(owner, settings, paths);
        for (const proposed of plan.created) yield* create(owner, settings, proposed, log);
        for (const component of plan.removed) yield* remove(component, log);
      });

    return { preview, act };
  });
