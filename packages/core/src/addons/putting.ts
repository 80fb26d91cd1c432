/** Rows of add-ons made, with their records and what follows: how files of components are read, and work. */
import { Effect } from "effect";
import { type AddonId, ComponentId, type ProjectId, type UserId } from "../ids/index.ts";
import { type Action, actions, unlisted } from "../changes/index.ts";
import { ChangeKeeping, type Recorded } from "../changes/inside.ts";
import { ComponentKeeping, type FileSettings, mergeFileSettings } from "../components/inside.ts";
import { kindById } from "./catalogue.ts";
import { actsByItself, type Kind } from "./kind.ts";
import { settingsOf } from "./settings.ts";
import { type AddonRow, keptAddon, keptFileSettings, makeAddonStore, type Place } from "./store.ts";

type Configuration = AddonRow["configuration"];

export const recorded =
  (action: Action, userId: UserId | null, addon: Omit<AddonRow, "id">, projectId: ProjectId | null): Recorded =>
  () => [
    {
      action,
      userId,
      authorId: userId,
      projectId,
      componentId: addon.component_id,
      target: addon.name,
    },
  ];

/** `submit` leaves work for an add-on that came. */
export const makePutting = (
  submit: (componentIds: readonly ComponentId[], event: string, addonId: AddonId) => Effect.Effect<void>,
) =>
  Effect.gen(function* () {
    const store = yield* makeAddonStore;
    const changes = yield* ChangeKeeping;
    const components = yield* ComponentKeeping;

    /** What the add-ons of components say of their files, kept with the components. */
    const settleFiles = (componentIds: readonly ComponentId[], userId: UserId | null) =>
      Effect.gen(function* () {
        const working = yield* store.working(componentIds);
        const facts = new Map((yield* components.byIds(componentIds)).map((component) => [component.id, component]));
        const wanted = new Map<ComponentId, FileSettings>();
        for (const id of componentIds) {
          const settings = [];
          for (const { name, configuration, component_id: own } of working.filter(
            ({ on_component: on }) => on === id,
          )) {
            const kind = kindById(name);
            // What is installed further out meets components that it does not fit.
            const component = facts.get(id);
            if (own === null && (component === undefined || kind?.fits(component) !== true)) continue;
            const read = kind?.files === undefined ? undefined : yield* settingsOf(kind, configuration);
            if (kind?.files !== undefined && read !== undefined) settings.push(kind.files(read));
          }
          wanted.set(id, mergeFileSettings(settings));
        }
        const projectOf = new Map((yield* store.places(componentIds)).map((place) => [place.id, place.project_id]));
        yield* changes.changing(keptFileSettings, componentIds, store.keepFileSettings(wanted), (row) => [
          {
            action: unlisted.componentSettingsChanged,
            userId,
            projectId: projectOf.get(ComponentId.make(row.id)) ?? null,
            componentId: ComponentId.make(row.id),
          },
        ]);
      }).pipe(Effect.orDie);

    /** In the caller's transaction. */
    const put = (
      place: Place,
      projectId: ProjectId | null,
      kind: Kind,
      configuration: Configuration,
      userId: UserId | null,
    ) =>
      Effect.gen(function* () {
        const addon = { ...place, name: kind.id, configuration };
        const id = yield* Effect.orDie(store.insert(addon));
        const reached = yield* Effect.orDie(store.reach(place, kind.id));
        if (kind.files !== undefined) yield* settleFiles(reached, userId);
        yield* changes.made(keptAddon, [id], recorded(actions.addOnInstalled, userId, addon, projectId));
        if (actsByItself(kind)) yield* submit(reached, "installed", id);
        return id;
      });

    return { settleFiles, put };
  });
