/** Component lists: made, filled by hand and by rules, removed. What lists give to teams follows at once. */
import { Context, Effect, Layer } from "effect";
import {
  type Actor,
  Actors,
  Forbidden,
  hasFullPower,
  Invalid,
  mayGlobally,
  NotFound,
  Refused,
} from "../access/index.ts";
import { actions, Reactions } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Teams } from "../teams/index.ts";
import type { ComponentListColumn, RuleColumn } from "./columns.ts";
import type { ComponentListFacts, ComponentListPatch, NewComponentList, NewRule } from "./model.ts";
import { makeRules } from "./stores/rules.ts";
import { makeComponentListStore } from "./store.ts";

const notFound = new NotFound({ object: "ComponentList" });
const notManager = new Forbidden({ reason: "You may not manage component lists." });

/** A rule takes in what the managers of lists may not see, and teams get rights by it. */
const notRuler = new Forbidden({ reason: "Only superusers may see and make the rules of component lists." });

export class ComponentLists extends Context.Service<
  ComponentLists,
  {
    /** Lists that are empty or hold something that the actor sees; all of them for those who manage lists. */
    readonly page: (actor: Actor, view: View<ComponentListColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, slug: string, view: View<ComponentListColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: number, view: View<ComponentListColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, slug: string) => Effect.Effect<ComponentListFacts, NotFound>;
    /** Answers the new list's id. */
    readonly create: (actor: Actor, input: Input<NewComponentList>) => Effect.Effect<number, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      slug: string,
      input: Input<ComponentListPatch>,
    ) => Effect.Effect<number, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, slug: string) => Effect.Effect<void, NotFound | Forbidden>;
    /** Answers the list's id. */
    readonly add: (
      actor: Actor,
      slug: string,
      input: Input<{ readonly component_id: number }>,
    ) => Effect.Effect<number, NotFound | Forbidden | Invalid>;
    /** Takes out the component that is named by its slug, or by project and path. */
    readonly drop: (
      actor: Actor,
      slug: string,
      component: string,
    ) => Effect.Effect<void, NotFound | Forbidden | Refused>;
    readonly rules: (
      actor: Actor,
      slug: string,
      view: View<RuleColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Adds the rule, and everything that fits it to the list. */
    readonly addRule: (
      actor: Actor,
      slug: string,
      input: Input<NewRule>,
      view: View<RuleColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden | Invalid>;
    /** Components that the rule put into the list stay there. */
    readonly removeRule: (actor: Actor, slug: string, id: number) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/componentLists/ComponentLists") {
  static readonly layer = Layer.effect(
    ComponentLists,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeComponentListStore;
      const rules = yield* makeRules;
      const teams = yield* Teams;
      const actors = yield* Actors;

      /** What follows when the components of lists have changed. */
      const settle = (listIds: readonly number[]) =>
        listIds.length === 0 ? Effect.void : Effect.andThen(teams.settleLists(listIds), actors.changed);

      (yield* Reactions).add((changes) => {
        const componentIds = changes
          .filter(({ action }) => action === actions.componentCreated || action === actions.componentRenamed)
          .map(({ componentId }) => componentId ?? 0);
        const projectIds = changes
          .filter(({ action }) => action === actions.projectRenamed)
          .map(({ projectId }) => projectId ?? 0);
        return componentIds.length + projectIds.length === 0
          ? Effect.void
          : Effect.flatMap(Effect.orDie(rules.assignTo(componentIds, projectIds)), settle);
      });

      const find = (actor: Actor, slug: string) =>
        Effect.flatMap(Effect.orDie(store.visible(actor, slug)), (list) =>
          list === undefined ? Effect.fail(notFound) : Effect.succeed(list),
        );

      const managing = (actor: Actor) =>
        mayGlobally(actor, "componentlist.edit").allowed ? Effect.void : Effect.fail(notManager);

      const managed = (actor: Actor, slug: string) => Effect.andThen(managing(actor), find(actor, slug));

      const ruled = (actor: Actor, slug: string) =>
        Effect.andThen(hasFullPower(actor) ? Effect.void : Effect.fail(notRuler), find(actor, slug));

      const checkTaken = Effect.fnUntraced(function* (input: ComponentListPatch, except: number | null) {
        const taken = yield* Effect.orDie(store.taken(input, except));
        if (!taken.name && !taken.slug) return;
        return yield* Invalid.of({
          ...(taken.name ? { name: ["A component list with this name already exists."] } : {}),
          ...(taken.slug ? { slug: ["A component list with this slug already exists."] } : {}),
        });
      });

      const create = Effect.fn("ComponentLists.create")(function* (actor: Actor, read: Input<NewComponentList>) {
        yield* managing(actor);
        const input = yield* read;
        yield* checkTaken(input, null);
        return yield* Effect.orDie(store.insert(input));
      });

      const update = Effect.fn("ComponentLists.update")(function* (
        actor: Actor,
        slug: string,
        read: Input<ComponentListPatch>,
      ) {
        const { id } = yield* managed(actor, slug);
        const input = yield* read;
        yield* checkTaken(input, id);
        yield* Effect.orDie(store.update(id, input));
        return id;
      });

      const remove = Effect.fn("ComponentLists.remove")(function* (actor: Actor, slug: string) {
        const { id } = yield* managed(actor, slug);
        yield* transaction(
          Effect.gen(function* () {
            // First emptied, so that teams lose what they had by it.
            yield* store.clear(id);
            yield* settle([id]);
            yield* store.remove(id);
          }),
        );
      });

      const add = Effect.fn("ComponentLists.add")(function* (
        actor: Actor,
        slug: string,
        read: Input<{ readonly component_id: number }>,
      ) {
        const { id } = yield* managed(actor, slug);
        const { component_id: componentId } = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            if (!(yield* store.add(actor, id, componentId)))
              return yield* Invalid.field("component_id", `There is no such component: ${componentId}.`);
            yield* settle([id]);
          }),
        );
        return id;
      });

      const drop = Effect.fn("ComponentLists.drop")(function* (actor: Actor, slug: string, component: string) {
        const { id } = yield* managed(actor, slug);
        yield* transaction(
          Effect.gen(function* () {
            const [componentId, ...others] = yield* store.meant(actor, id, component);
            if (componentId === undefined) return yield* new NotFound({ object: "Component" });
            if (others.length > 0)
              return yield* new Refused({
                reason: "The list holds several components with this slug: name the project too, as project/component.",
              });
            yield* store.drop(id, componentId);
            yield* settle([id]);
          }),
        );
      });

      const addRule = Effect.fn("ComponentLists.addRule")(function* (
        actor: Actor,
        slug: string,
        read: Input<NewRule>,
        view: View<RuleColumn>,
      ) {
        const { id } = yield* ruled(actor, slug);
        const rule = yield* read;
        const ruleId = yield* transaction(
          Effect.gen(function* () {
            const made = yield* rules.insert(id, rule);
            yield* settle(yield* rules.assignBy(made));
            return made;
          }),
        );
        return yield* Effect.orDie(rules.one(ruleId, view));
      });

      const removeRule = Effect.fn("ComponentLists.removeRule")(function* (actor: Actor, slug: string, ruleId: number) {
        const { id } = yield* ruled(actor, slug);
        if (!(yield* Effect.orDie(rules.remove(id, ruleId)))) return yield* new NotFound({ object: "Rule" });
      });

      return ComponentLists.of({
        page: (actor, view, slice) => Effect.orDie(store.page(actor, view, slice)),
        one: (actor, slug, view) =>
          Effect.flatMap(find(actor, slug), ({ id }) => Effect.orDie(store.one(actor, id, view))),
        render: (actor, id, view) => Effect.orDie(store.one(actor, id, view)),
        find,
        create,
        update,
        remove,
        add,
        drop,
        rules: (actor, slug, view, slice) =>
          Effect.flatMap(ruled(actor, slug), ({ id }) => Effect.orDie(rules.page(id, view, slice))),
        addRule,
        removeRule,
      });
    }),
  );
}
