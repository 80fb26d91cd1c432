/** Add-ons: installed on components and projects, changed, taken away, and what follows of that. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, Invalid, may, NotFound } from "../access/index.ts";
import { type Action, actions, unlisted } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import type { Recorded } from "../changes/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { type ComponentFacts, Components, subjectOf } from "../components/index.ts";
import { type FileSettings, makeReading, mergeFileSettings } from "../components/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import { Git, listFiles, readFile } from "../git/inside.ts";
import { makeActing } from "./acting.ts";
import { kindById, kinds } from "./catalogue.ts";
import type { AddonColumn } from "./columns.ts";
import type { Kind } from "./kind.ts";
import type { AddonPatch, NewAddon } from "./model.ts";
import { checkSettings, settingsOf } from "./settings.ts";
import { type AddonRow, keptAddon, keptFileSettings, makeAddonStore } from "./store.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Addon" });
const mayNotManage = new Forbidden({ reason: "You may not manage add-ons here." });

type Refusals = NotFound | Forbidden | Invalid;
type Place = Pick<AddonRow, "component_id" | "project_id">;

export class Addons extends Context.Service<
  Addons,
  {
    /** Add-ons of what the actor sees. */
    readonly page: (actor: Actor, view: View<AddonColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, id: number, view: View<AddonColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: number, view: View<AddonColumn>) => Effect.Effect<string>;
    /** Installs an add-on on a component, or where its kind belongs: its project, or the owner of its repository. */
    readonly install: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<NewAddon>,
    ) => Effect.Effect<number, Refusals>;
    readonly installOnProject: (
      actor: Actor,
      project: string,
      input: Input<NewAddon>,
    ) => Effect.Effect<number, Refusals>;
    readonly configure: (
      actor: Actor,
      id: number,
      input: Input<AddonPatch>,
      whole: boolean,
    ) => Effect.Effect<void, Refusals>;
    readonly remove: (actor: Actor, id: number) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/addons/Addons") {
  static readonly layer = Layer.effect(
    Addons,
    Effect.gen(function* () {
      const store = yield* makeAddonStore;
      const projects = yield* Projects;
      const components = yield* Components;
      const componentKeeping = yield* ComponentKeeping;
      const checkouts = yield* Checkouts;
      const reading = yield* makeReading;
      const changes = yield* ChangeKeeping;
      const transaction = yield* makeTransaction;
      const git = yield* Effect.context<Git>();
      const acting = yield* makeActing;

      /** What the add-ons of components say of their files, kept with the components. */
      const settleFiles = (componentIds: readonly number[], userId: number | null) =>
        Effect.gen(function* () {
          const working = yield* store.working(componentIds);
          const wanted = new Map<number, FileSettings>();
          for (const id of componentIds) {
            const settings = [];
            for (const { name, configuration } of working.filter(({ on_component: on }) => on === id)) {
              const kind = kindById(name);
              const read = kind?.files === undefined ? undefined : yield* settingsOf(kind, configuration);
              if (kind?.files !== undefined && read !== undefined) settings.push(kind.files(read));
            }
            wanted.set(id, mergeFileSettings(settings));
          }
          const projectOf = new Map((yield* store.places(componentIds)).map((place) => [place.id, place.project_id]));
          yield* changes.changing(keptFileSettings, componentIds, store.keepFileSettings(wanted), ({ id }) => [
            {
              action: unlisted.componentSettingsChanged,
              userId,
              projectId: projectOf.get(id) ?? null,
              componentId: id,
            },
          ]);
        }).pipe(Effect.orDie);

      const recorded =
        (action: Action, userId: number | null, addon: Omit<AddonRow, "id">, projectId: number): Recorded =>
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

      /** In the caller's transaction. */
      const put = (
        place: Place,
        projectId: number,
        kind: Kind,
        configuration: AddonRow["configuration"],
        userId: number | null,
      ) =>
        Effect.gen(function* () {
          const addon = { ...place, name: kind.id, configuration };
          const id = yield* Effect.orDie(store.insert(addon));
          const reached = yield* Effect.orDie(store.reach(place, kind.id));
          if (kind.files !== undefined) yield* settleFiles(reached, userId);
          yield* changes.made(keptAddon, [id], recorded(actions.addOnInstalled, userId, addon, projectId));
          if (kind.act !== undefined) yield* acting.submit(reached, "installed", id);
          return id;
        });

      const known = (name: string) => {
        const kind = kindById(name);
        return kind === undefined
          ? Effect.fail(Invalid.field("name", `There is no add-on ${JSON.stringify(name)}.`))
          : Effect.succeed(kind);
      };

      const filesFit = (kind: Kind, component: ComponentFacts) =>
        Effect.gen(function* () {
          if (kind.fitsFiles === undefined) return true;
          const owner =
            (component.linked_component_id !== null && (yield* componentKeeping.byId(component.linked_component_id))) ||
            component;
          const { repository, files } = yield* reading(
            owner,
            Effect.gen(function* () {
              const { repository } = yield* checkouts.open(owner);
              return { repository, files: (yield* listFiles(repository)).files };
            }),
          );
          return yield* kind.fitsFiles(
            component,
            files.map(({ path }) => path),
            (path) =>
              Effect.map(
                Effect.orDie(Effect.provide(readFile(repository, path, { maxSize: 10_000_000 }), git)),
                (bytes) => bytes ?? undefined,
              ),
          );
        }).pipe(
          Effect.provide(git),
          // Without its files nobody can tell.
          Effect.orElseSucceed(() => false),
        );

      const placeOf = (kind: Kind, component: ComponentFacts): Place =>
        kind.scope === "project"
          ? { component_id: null, project_id: component.project_id }
          : {
              component_id:
                kind.scope === "repository" ? (component.linked_component_id ?? component.id) : component.id,
              project_id: null,
            };

      const installAt = (
        actor: Actor,
        place: Place,
        projectId: number,
        kind: Kind,
        configuration: AddonRow["configuration"] | undefined,
      ) =>
        transaction(
          Effect.gen(function* () {
            if (kind.repeatable !== true && (yield* store.installed(place, kind.id)))
              return yield* Invalid.field("name", `The add-on ${kind.id} is installed here already.`);
            return yield* put(place, projectId, kind, configuration ?? {}, actor.id);
          }),
        );

      const install = Effect.fn("Addons.install")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<NewAddon>,
      ) {
        const component = yield* components.permitted(
          actor,
          project,
          path,
          "component.edit",
          "You may not install add-ons on this component.",
        );
        const { name, configuration } = yield* read;
        const kind = yield* known(name);
        const place = placeOf(kind, component);
        // Whoever reaches further than the component needs the right there.
        if (place.component_id !== component.id && !(yield* mayManage(actor, place))) return yield* mayNotManage;
        if (!kind.fits(component) || !(yield* filesFit(kind, component)))
          return yield* Invalid.field("name", `The add-on ${name} does not fit this component.`);
        if (configuration !== undefined) yield* checkSettings(kind, configuration);
        return yield* installAt(actor, place, component.project_id, kind, configuration);
      });

      const installOnProject = Effect.fn("Addons.installOnProject")(function* (
        actor: Actor,
        slug: string,
        read: Input<NewAddon>,
      ) {
        const project = yield* projects.permitted(
          actor,
          slug,
          "project.edit",
          "You may not install add-ons on this project.",
        );
        const { name, configuration } = yield* read;
        const kind = yield* known(name);
        if (configuration !== undefined) yield* checkSettings(kind, configuration);
        return yield* installAt(actor, { component_id: null, project_id: project.id }, project.id, kind, configuration);
      });

      const mayManage = (actor: Actor, place: Place) =>
        Effect.gen(function* () {
          if (place.component_id !== null) {
            const component = yield* componentKeeping.byId(place.component_id);
            return component !== undefined && may(actor, "component.edit", subjectOf(component)).allowed;
          }
          const project = yield* Effect.orDie(store.projectOf(place.project_id ?? 0));
          return (
            project !== undefined &&
            may(actor, "project.edit", { project: { id: project.id, accessControl: project.access_control } }).allowed
          );
        });

      const managed = (actor: Actor, id: number) =>
        Effect.gen(function* () {
          const addon = yield* Effect.orDie(store.find(actor, id));
          if (addon === undefined) return yield* notFound;
          if (!(yield* mayManage(actor, addon))) return yield* mayNotManage;
          return addon;
        });

      const projectIdOf = (addon: Place) =>
        addon.component_id === null
          ? Effect.succeed(addon.project_id ?? 0)
          : Effect.map(componentKeeping.byId(addon.component_id), (component) => component?.project_id ?? 0);

      const configure = Effect.fn("Addons.configure")(function* (
        actor: Actor,
        id: number,
        read: Input<AddonPatch>,
        whole: boolean,
      ) {
        const addon = yield* managed(actor, id);
        const { name, configuration } = yield* read;
        if (whole && name === undefined) return yield* Invalid.field("name", "This field is required.");
        if (name !== undefined && name !== addon.name)
          return yield* Invalid.field("name", "The kind of an add-on stays: install another one instead.");
        if (configuration === undefined) return;
        const kind = yield* known(addon.name);
        yield* checkSettings(kind, configuration);
        const projectId = yield* projectIdOf(addon);
        yield* transaction(
          Effect.gen(function* () {
            const reached = yield* store.reach(addon, addon.name);
            yield* changes.changing(
              keptAddon,
              [id],
              store.configure(id, configuration),
              recorded(actions.addOnConfigurationChanged, actor.id, addon, projectId),
            );
            if (kind.files !== undefined) yield* settleFiles(reached, actor.id);
            if (kind.act !== undefined) yield* acting.submit(reached, "changed", id);
          }),
        );
      });

      const remove = Effect.fn("Addons.remove")(function* (actor: Actor, id: number) {
        const addon = yield* managed(actor, id);
        const projectId = yield* projectIdOf(addon);
        yield* transaction(
          Effect.gen(function* () {
            const reached = yield* store.reach(addon, addon.name);
            yield* changes.changing(
              keptAddon,
              [id],
              store.remove(id),
              recorded(actions.addOnUninstalled, actor.id, addon, projectId),
            );
            if (kindById(addon.name)?.files !== undefined) yield* settleFiles(reached, actor.id);
          }),
        );
      });

      /** New components get what their format calls for, and the settings of their project's add-ons. */
      (yield* Reactions).add((recorded) =>
        Effect.gen(function* () {
          for (const { componentId, userId } of recorded.filter(({ action }) => action === actions.componentCreated)) {
            if (componentId == null) continue;
            const component = yield* componentKeeping.byId(componentId);
            if (component === undefined) continue;
            for (const kind of kinds)
              if (kind.automatic?.(component) === true)
                yield* put(
                  { component_id: component.id, project_id: null },
                  component.project_id,
                  kind,
                  {},
                  userId ?? null,
                );
            yield* settleFiles([component.id], userId ?? null);
          }
        }),
      );

      return Addons.of({
        page: (actor, view, slice) => Effect.orDie(store.page(actor, view, slice)),
        one: (actor, id, view) =>
          Effect.flatMap(Effect.orDie(store.find(actor, id)), (addon) =>
            addon === undefined ? Effect.fail(notFound) : Effect.orDie(store.one(id, view)),
          ),
        render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
        install,
        installOnProject,
        configure,
        remove,
      });
    }),
  );
}
