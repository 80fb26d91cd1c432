/** Add-ons: installed on components and projects, changed, taken away, and what follows of that. */
import { Context, Effect, Layer } from "effect";
import type { AddonId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, may, NotFound } from "../access/index.ts";
import { actions } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { type ComponentFacts, Components, repositoryOwner, subjectOf } from "../components/index.ts";
import type { Page, Slice, View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import { makeActing } from "./acting.ts";
import { kindById, kinds } from "./catalogue.ts";
import type { AddonColumn, AddonRunColumn } from "./columns.ts";
import { placeOf } from "./fits.ts";
import { makeFitting } from "./fitting.ts";
import { discoveryId, type DiscoverySettings } from "./discovery/model.ts";
import type { DiscoveryPreview } from "./discovering.ts";
import type { AddonPatch, DiscoveryInput, NewAddon } from "./model.ts";
import { type Offer, offerOf } from "./offers.ts";
import { mayManageOnSite } from "./policy.ts";
import { checkSettings, settingsOf } from "./settings.ts";
import { makeAddonStore, type Place } from "./store.ts";
import { makeRunStore } from "./stores/runs.ts";
import { makeStoring } from "./storing.ts";
import { ComponentKeeping } from "../components/inside.ts";

const notFound = new NotFound({ object: "Addon" });
const mayNotManage = new Forbidden({ reason: "You may not manage add-ons here." });

const mayNotMake = new Forbidden({ reason: "You may not create components in this project." });

const mayMakeComponents = (actor: Actor, { project_id: id, access_control: accessControl }: ComponentFacts) =>
  may(actor, "project.edit", { project: { id, accessControl } }).allowed;

type Refusals = NotFound | Forbidden | Invalid;

export class Addons extends Context.Service<
  Addons,
  {
    /** Add-ons of what the actor sees. */
    readonly page: (actor: Actor, view: View<AddonColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, id: AddonId, view: View<AddonColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: AddonId, view: View<AddonColumn>) => Effect.Effect<string>;
    /** What it did the last times, on components that the actor sees; the newest first. */
    readonly runs: (
      actor: Actor,
      id: AddonId,
      view: View<AddonRunColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** Kinds of add-ons, as they are chosen from. */
    readonly kinds: readonly Offer[];
    /** The same with what keeps each from a component, told to those who may install some there. */
    readonly kindsFor: (
      actor: Actor,
      project: string,
      path: string,
    ) => Effect.Effect<readonly Offer[], NotFound | Forbidden>;
    /** Installs an add-on on a component, or where its kind belongs: its project, or the owner of its repository. */
    readonly install: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<NewAddon>,
    ) => Effect.Effect<AddonId, Refusals>;
    /** What a discovery would make and remove: nothing is written. */
    readonly previewDiscovery: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<DiscoveryInput>,
    ) => Effect.Effect<DiscoveryPreview, Refusals>;
    readonly installOnProject: (
      actor: Actor,
      project: string,
      input: Input<NewAddon>,
    ) => Effect.Effect<AddonId, Refusals>;
    /** Installs an add-on that works on every component of the site that it fits. */
    readonly installOnSite: (actor: Actor, input: Input<NewAddon>) => Effect.Effect<AddonId, Forbidden | Invalid>;
    readonly configure: (
      actor: Actor,
      id: AddonId,
      input: Input<AddonPatch>,
      whole: boolean,
    ) => Effect.Effect<void, Refusals>;
    readonly remove: (actor: Actor, id: AddonId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/addons/Addons") {
  static readonly layer = Layer.effect(
    Addons,
    Effect.gen(function* () {
      const store = yield* makeAddonStore;
      const runs = yield* makeRunStore;
      const projects = yield* Projects;
      const components = yield* Components;
      const componentKeeping = yield* ComponentKeeping;
      const fitsFiles = yield* makeFitting;
      const acting = yield* makeActing;
      const storing = yield* makeStoring(acting);

      const known = (name: string) => {
        const kind = kindById(name);
        return kind === undefined
          ? Effect.fail(Invalid.field("name", `There is no add-on ${JSON.stringify(name)}.`))
          : Effect.succeed(kind);
      };

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
        if (!kind.fits(component) || !(yield* fitsFiles(kind, component)))
          return yield* Invalid.field("name", `The add-on ${name} does not fit this component.`);
        if (kind.makesComponents === true && !mayMakeComponents(actor, component)) return yield* mayNotMake;
        if (configuration !== undefined) yield* checkSettings(kind, configuration);
        return yield* storing.install(actor, place, component.project_id, kind, configuration);
      });

      const kindsFor = Effect.fn("Addons.kindsFor")(function* (actor: Actor, project: string, path: string) {
        const component = yield* components.permitted(actor, project, path, "component.edit", mayNotManage.reason);
        return yield* Effect.forEach(kinds, (kind) =>
          Effect.gen(function* () {
            const place = placeOf(kind, component);
            if (kind.repeatable !== true && (yield* Effect.orDie(store.installed(place, kind.id))))
              return offerOf(kind, "It is installed already.");
            if (place.component_id !== component.id && !(yield* mayManage(actor, place)))
              return offerOf(kind, mayNotManage.reason);
            if (kind.makesComponents === true && !mayMakeComponents(actor, component))
              return offerOf(kind, mayNotMake.reason);
            const fits = kind.fits(component) && (yield* fitsFiles(kind, component));
            return offerOf(kind, fits ? null : "It does not fit the files of this component.");
          }),
        );
      });

      const previewDiscovery = Effect.fn("Addons.previewDiscovery")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<DiscoveryInput>,
      ) {
        const component = yield* components.permitted(actor, project, path, "component.edit", mayNotManage.reason);
        const owner = (yield* componentKeeping.byId(repositoryOwner(component))) ?? component;
        if (!(yield* mayManage(actor, { component_id: owner.id, project_id: null }))) return yield* mayNotManage;
        if (!mayMakeComponents(actor, owner)) return yield* mayNotMake;
        const { configuration } = yield* read;
        const kind = yield* known(discoveryId);
        yield* checkSettings(kind, configuration);
        return yield* acting.preview(owner, (yield* settingsOf(kind, configuration)) as DiscoverySettings);
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
        return yield* storing.install(
          actor,
          { component_id: null, project_id: project.id },
          project.id,
          kind,
          configuration,
        );
      });

      const installOnSite = Effect.fn("Addons.installOnSite")(function* (actor: Actor, read: Input<NewAddon>) {
        if (!mayManageOnSite(actor)) return yield* mayNotManage;
        const { name, configuration } = yield* read;
        const kind = yield* known(name);
        if (kind.makesComponents === true)
          return yield* Invalid.field("name", `The add-on ${name} is for one repository, not for the whole site.`);
        if (configuration !== undefined) yield* checkSettings(kind, configuration);
        return yield* storing.install(actor, { component_id: null, project_id: null }, null, kind, configuration);
      });

      const mayManage = (actor: Actor, place: Place) =>
        Effect.gen(function* () {
          if (place.component_id !== null) {
            const component = yield* componentKeeping.byId(place.component_id);
            return component !== undefined && may(actor, "component.edit", subjectOf(component)).allowed;
          }
          if (place.project_id === null) return mayManageOnSite(actor);
          const project = yield* Effect.orDie(store.projectOf(place.project_id));
          return (
            project !== undefined &&
            may(actor, "project.edit", { project: { id: project.id, accessControl: project.access_control } }).allowed
          );
        });

      const managed = (actor: Actor, id: AddonId) =>
        Effect.gen(function* () {
          const addon = yield* Effect.orDie(store.find(actor, id));
          if (addon === undefined) return yield* notFound;
          if (!(yield* mayManage(actor, addon))) return yield* mayNotManage;
          return addon;
        });

      const configure = Effect.fn("Addons.configure")(function* (
        actor: Actor,
        id: AddonId,
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
        const on = addon.component_id === null ? undefined : yield* componentKeeping.byId(addon.component_id);
        if (kind.makesComponents === true && on !== undefined && !mayMakeComponents(actor, on))
          return yield* mayNotMake;
        yield* checkSettings(kind, configuration);
        yield* storing.configure(actor, addon, kind, configuration);
      });

      const remove = Effect.fn("Addons.remove")(function* (actor: Actor, id: AddonId) {
        const addon = yield* managed(actor, id);
        yield* storing.remove(actor, addon);
      });

      (yield* Reactions).add((recorded) =>
        Effect.gen(function* () {
          for (const { componentId, userId } of recorded.filter(({ action }) => action === actions.componentCreated)) {
            if (componentId == null) continue;
            const component = yield* componentKeeping.byId(componentId);
            if (component !== undefined) yield* storing.start(component, userId ?? null);
          }
        }),
      );

      return Addons.of({
        kinds: kinds.map((kind) => offerOf(kind, null)),
        kindsFor,
        page: (actor, view, slice) => Effect.orDie(store.page(actor, view, slice)),
        one: (actor, id, view) =>
          Effect.flatMap(Effect.orDie(store.find(actor, id)), (addon) =>
            addon === undefined ? Effect.fail(notFound) : Effect.orDie(store.one(id, view)),
          ),
        runs: (actor, id, view, slice) =>
          Effect.flatMap(Effect.orDie(store.find(actor, id)), (addon) =>
            addon === undefined ? Effect.fail(notFound) : Effect.orDie(runs.page(actor, id, view, slice)),
          ),
        render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
        install,
        previewDiscovery,
        installOnProject,
        installOnSite,
        configure,
        remove,
      });
    }),
  );
}
