/** Add-ons put somewhere, changed and taken away, with their records and what follows at once: how files are read, and work. */
import { Effect } from "effect";
import type { ProjectId, UserId } from "../ids/index.ts";
import { type Actor, Invalid } from "../access/index.ts";
import { type Action, actions } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import type { ComponentFacts } from "../components/index.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { makeTransaction } from "../database/index.ts";
import type { makeActing } from "./acting.ts";
import { kindById, kinds } from "./catalogue.ts";
import { actsByItself, type Kind } from "./kind.ts";
import { recorded } from "./putting.ts";
import { type AddonRow, keptAddon, makeAddonStore, type Place } from "./store.ts";

type Configuration = AddonRow["configuration"];

export const makeStoring = (acting: Effect.Success<typeof makeActing>) =>
  Effect.gen(function* () {
    const store = yield* makeAddonStore;
    const componentKeeping = yield* ComponentKeeping;
    const changes = yield* ChangeKeeping;
    const transaction = yield* makeTransaction;

    const { put, settleFiles } = acting.putting;

    const install = (
      actor: Actor,
      place: Place,
      projectId: ProjectId | null,
      kind: Kind,
      configuration: Configuration | undefined,
    ) =>
      transaction(
        Effect.gen(function* () {
          if (kind.repeatable !== true && (yield* store.installed(place, kind.id)))
            return yield* Invalid.field("name", `The add-on ${kind.id} is installed here already.`);
          return yield* put(place, projectId, kind, configuration ?? {}, actor.id);
        }),
      );

    const projectIdOf = (addon: Place) =>
      addon.component_id === null
        ? Effect.succeed(addon.project_id)
        : Effect.map(componentKeeping.byId(addon.component_id), (component) => component?.project_id ?? null);

    /** Its record, and how the files of the components that it works on are read then; answers those components. */
    const change = <E, R>(actor: Actor, addon: AddonRow, action: Action, write: Effect.Effect<unknown, E, R>) =>
      Effect.gen(function* () {
        const projectId = yield* projectIdOf(addon);
        const reached = yield* store.reach(addon, addon.name);
        yield* changes.changing(keptAddon, [addon.id], write, recorded(action, actor.id, addon, projectId));
        if (kindById(addon.name)?.files !== undefined) yield* settleFiles(reached, actor.id);
        return reached;
      });

    const configure = (actor: Actor, addon: AddonRow, kind: Kind, configuration: Configuration) =>
      transaction(
        Effect.gen(function* () {
          const write = store.configure(addon.id, configuration);
          const reached = yield* change(actor, addon, actions.addOnConfigurationChanged, write);
          if (actsByItself(kind)) yield* acting.submit(reached, "changed", addon.id);
        }),
      );

    const remove = (actor: Actor, addon: AddonRow) =>
      Effect.asVoid(transaction(change(actor, addon, actions.addOnUninstalled, store.remove(addon.id))));

    /** New components get what their format calls for, and the settings of their project's add-ons. */
    const start = (component: ComponentFacts, userId: UserId | null) =>
      Effect.gen(function* () {
        const place = { component_id: component.id, project_id: null };
        for (const kind of kinds)
          if (kind.automatic?.(component) === true) yield* put(place, component.project_id, kind, {}, userId);
        yield* settleFiles([component.id], userId);
      });

    return { install, configure, remove, start };
  });
