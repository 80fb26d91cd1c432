/** What other rooms do with components; no actor is asked. */
import { Context, type Effect } from "effect";
import type { CategoryId, ComponentId, ProjectId } from "../ids/index.ts";
import type { Actor, FieldMessages, Invalid } from "../access/index.ts";
import type { ProjectFacts } from "../projects/index.ts";
import type { ComponentFacts } from "./facts.ts";
import type { NewComponent } from "./model.ts";
import type { RepositoryState } from "./store.ts";

export class ComponentKeeping extends Context.Service<
  ComponentKeeping,
  {
    /** For background work: no actor is asked. */
    readonly byId: (id: ComponentId) => Effect.Effect<ComponentFacts | undefined>;
    readonly byIds: (ids: readonly ComponentId[]) => Effect.Effect<readonly ComponentFacts[]>;
    /** The owner of a repository, then those that are linked to it. */
    readonly sharing: (ownerId: ComponentId) => Effect.Effect<readonly ComponentFacts[]>;
    /** What creation would refuse, by field; nothing is written. */
    readonly problemsOf: (project: ProjectFacts, input: NewComponent) => Effect.Effect<FieldMessages>;
    /** Makes a component in the name of the server; where its name or slug is taken, with a number behind it. */
    readonly make: (project: ProjectFacts, input: NewComponent) => Effect.Effect<ComponentId, Invalid>;
    /** Removes components in the name of the server. Wants a transaction. */
    readonly remove: (components: readonly ComponentFacts[]) => Effect.Effect<void>;
    readonly ofProject: (projectId: ProjectId) => Effect.Effect<readonly ComponentFacts[]>;
    /** Removes what is in the categories; no right is asked. Wants a transaction. */
    readonly removeIn: (actor: Actor, categoryIds: readonly CategoryId[]) => Effect.Effect<void>;
    /** Gives the components of a project the addresses that its categories have now. Wants a transaction. */
    readonly settlePaths: (projectId: ProjectId) => Effect.Effect<void>;
    /** An alert: recorded once while it lasts; some of them lock the component by themselves. */
    readonly raiseAlert: (
      component: ComponentFacts,
      name: string,
      details: Readonly<Record<string, unknown>>,
    ) => Effect.Effect<void>;
    readonly clearAlerts: (component: ComponentFacts, names: readonly string[]) => Effect.Effect<void>;
    /** What was learnt of the repository; linked components show their owner's. */
    readonly noteRepository: (id: ComponentId, state: RepositoryState) => Effect.Effect<void>;
    /** What a branch of our own has at the remote. */
    readonly notePushed: (id: ComponentId, revision: string | null) => Effect.Effect<void>;
    readonly alertsOf: (
      id: ComponentId,
    ) => Effect.Effect<readonly { readonly name: string; readonly details: Readonly<Record<string, unknown>> }[]>;
  }
>()("@dragoman/core/components/ComponentKeeping") {}
