/** Component lists: made, filled by hand and by rules, removed. What lists give to teams follows at once. */
import { Context, Effect, Layer } from "effect";
import type { ComponentId, ComponentListId, RuleId, UserId } from "../ids/index.ts";
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
import { type Action, actions, unlisted } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import type { Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { ComponentListColumn, RuleColumn } from "./columns.ts";
import type { ComponentListFacts, ComponentListPatch, NewComponentList, NewRule } from "./model.ts";
import { keptList, keptWholeList, makeComponentListStore } from "./store.ts";
import { keptRule, type Listed, makeRules } from "./stores/rules.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { TeamKeeping } from "../teams/inside.ts";

const notFound = new NotFound({ object: "ComponentList" });
const notManager = new Forbidden({ reason: "You may not manage component lists." });

/** A rule takes in what the managers of lists may not see, and teams get rights by it. */
const notRuler = new Forbidden({ reason: "Only superusers may see and make the rules of component lists." });

const recorded =
  (action: Action, actor: Actor): Recorded =>
  ({ row }) => [{ action, userId: actor.id, target: String(row["name"] ?? "") }];

export class ComponentLists extends Context.Service<
  ComponentLists,
  {
    /** Lists that are empty or hold something that the actor sees; all of them for those who manage lists. */
    readonly page: (actor: Actor, view: View<ComponentListColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, slug: string, view: View<ComponentListColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: ComponentListId, view: View<ComponentListColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, slug: string) => Effect.Effect<ComponentListFacts, NotFound>;
    /** Answers the new list's id. */
    readonly create: (
      actor: Actor,
      input: Input<NewComponentList>,
    ) => Effect.Effect<ComponentListId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      slug: string,
      input: Input<ComponentListPatch>,
    ) => Effect.Effect<ComponentListId, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, slug: string) => Effect.Effect<void, NotFound | Forbidden>;
    /** Answers the list's id. */
    readonly add: (
      actor: Actor,
      slug: string,
      input: Input<{ readonly component_id: ComponentId }>,
    ) => Effect.Effect<ComponentListId, NotFound | Forbidden | Invalid>;
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
    readonly removeRule: (actor: Actor, slug: string, id: RuleId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/componentLists/ComponentLists") {
  static readonly layer = Layer.effect(
    ComponentLists,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeComponentListStore;
      const rules = yield* makeRules;
      const changes = yield* ChangeKeeping;
      const teams = yield* TeamKeeping;
      const actors = yield* Actors;

      /** What follows when the components of lists have changed. */
      const settle = (listIds: readonly ComponentListId[]) =>
        listIds.length === 0 ? Effect.void : Effect.andThen(teams.settleLists(listIds), actors.changed);

      (yield* Reactions).add((changes) => {
        const componentIds = changes
          .filter(({ action }) => action === actions.componentCreated || action === actions.componentRenamed)
          .flatMap(({ componentId }) => componentId ?? []);
        const projectIds = changes
          .filter(({ action }) => action === actions.projectRenamed)
          .flatMap(({ projectId }) => projectId ?? []);
        return componentIds.length + projectIds.length === 0
          ? Effect.void
          : Effect.flatMap(Effect.orDie(rules.assignTo(componentIds, projectIds)), (grown) => listed(null, grown));
      });

      /** Records what rules or people put into lists, and lets teams follow. */
      const listed = (by: UserId | null, grown: readonly Listed[]) =>
        Effect.andThen(
          changes.record(
            grown.map(({ list, id }) => ({
              action: unlisted.componentListed,
              userId: by,
              details: { id: list, after: { component: id } },
            })),
          ),
          settle([...new Set(grown.map(({ list }) => list))]),
        );

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
        return yield* transaction(
          Effect.gen(function* () {
            const made = yield* store.insert(input);
            yield* changes.made(keptList, [made], recorded(unlisted.componentListCreated, actor));
            return made;
          }),
        );
      });

      const update = Effect.fn("ComponentLists.update")(function* (
        actor: Actor,
        slug: string,
        read: Input<ComponentListPatch>,
      ) {
        const { id } = yield* managed(actor, slug);
        const input = yield* read;
        yield* checkTaken(input, id);
        const act = store.update(id, input);
        yield* transaction(changes.changing(keptList, [id], act, recorded(unlisted.componentListChanged, actor)));
        return id;
      });

      const remove = Effect.fn("ComponentLists.remove")(function* (actor: Actor, slug: string) {
        const { id } = yield* managed(actor, slug);
        const act = Effect.gen(function* () {
          // First emptied, so that teams lose what they had by it.
          yield* store.clear(id);
          yield* settle([id]);
          yield* store.remove(id);
        });
        yield* transaction(changes.changing(keptWholeList, [id], act, recorded(unlisted.componentListRemoved, actor)));
      });

      const add = Effect.fn("ComponentLists.add")(function* (
        actor: Actor,
        slug: string,
        read: Input<{ readonly component_id: ComponentId }>,
      ) {
        const { id } = yield* managed(actor, slug);
        const { component_id: componentId } = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            const added = yield* store.add(actor, id, componentId);
            if (added === undefined)
              return yield* Invalid.field("component_id", `There is no such component: ${componentId}.`);
            yield* added ? listed(actor.id, [{ list: id, id: componentId }]) : settle([id]);
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
            yield* changes.record([
              {
                action: unlisted.componentUnlisted,
                userId: actor.id,
                details: { id, before: { component: componentId } },
              },
            ]);
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
            yield* changes.made(keptRule, [made], recorded(unlisted.componentListRuleAdded, actor));
            yield* listed(actor.id, yield* rules.assignBy(made));
            return made;
          }),
        );
        return yield* Effect.orDie(rules.one(ruleId, view));
      });

      const removeRule = Effect.fn("ComponentLists.removeRule")(function* (actor: Actor, slug: string, ruleId: RuleId) {
        const { id } = yield* ruled(actor, slug);
        const act = rules.remove(id, ruleId);
        const gone = yield* transaction(
          changes.changing(keptRule, [ruleId], act, recorded(unlisted.componentListRuleRemoved, actor)),
        );
        if (!gone) return yield* new NotFound({ object: "Rule" });
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
