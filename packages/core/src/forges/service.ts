/** How projects are known at forges: written down by those who edit them, and never shown again. */
import { Context, Effect, Layer } from "effect";
import type { ForgeId } from "../ids/index.ts";
import { type Actor, type Forbidden, Invalid, NotFound } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import { forgeKind } from "./catalogue.ts";
import type { ForgeColumn } from "./columns.ts";
import { credentialsOf, type ForgeCredentials, type ForgeSetting, type NewForge } from "./model.ts";
import { keptForge, makeForgeStore } from "./store.ts";

export class Forges extends Context.Service<
  Forges,
  {
    readonly page: (
      actor: Actor,
      project: string,
      view: View<ForgeColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    readonly create: (
      actor: Actor,
      project: string,
      input: Input<NewForge>,
      view: View<ForgeColumn>,
    ) => Effect.Effect<string, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, project: string, id: ForgeId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/forges/Forges") {
  static readonly layer = Layer.effect(
    Forges,
    Effect.gen(function* () {
      const store = yield* makeForgeStore;
      const projects = yield* Projects;
      const changes = yield* ChangeKeeping;
      const secrets = yield* SecretKeeping;
      const transaction = yield* makeTransaction;

      const permitted = (actor: Actor, slug: string) =>
        projects.permitted(actor, slug, "project.edit", "You may not keep this project's credentials for forges.");

      const create = Effect.fn("Forges.create")(function* (
        actor: Actor,
        slug: string,
        read: Input<NewForge>,
        view: View<ForgeColumn>,
      ) {
        const project = yield* permitted(actor, slug);
        const { setting, credentials } = yield* check(yield* read);
        const { kind, api = "" } = setting;
        return yield* transaction(
          Effect.gen(function* () {
            const { host, type, account } = { ...setting, type: credentials.type, account: accountOf(credentials) };
            const id = yield* Effect.orDie(store.insert(project.id, { host, kind, api, type, account }));
            if (id === undefined)
              return yield* Invalid.field("host", "The project has credentials for this host: remove them first.");
            const place = { table: "project_forges", column: "credentials", row: id };
            yield* Effect.orDie(store.seal(id, secrets.seal(JSON.stringify(setting), place)));
            yield* changes.made(keptForge, [id], () => [
              { action: unlisted.forgeAdded, userId: actor.id, projectId: project.id, target: host },
            ]);
            return (yield* Effect.orDie(store.one(project.id, id, view))) ?? "";
          }),
        );
      });

      const remove = Effect.fn("Forges.remove")(function* (actor: Actor, slug: string, id: ForgeId) {
        const project = yield* permitted(actor, slug);
        if (!(yield* Effect.orDie(store.isOf(project.id, id)))) return yield* new NotFound({ object: "Forge" });
        yield* transaction(
          changes.changing(keptForge, [id], Effect.orDie(store.remove(id)), () => [
            { action: unlisted.forgeRemoved, userId: actor.id, projectId: project.id },
          ]),
        );
      });

      return Forges.of({
        page: (actor, slug, view, slice) =>
          Effect.flatMap(permitted(actor, slug), ({ id }) => Effect.orDie(store.page(id, view, slice))),
        create,
        remove,
      });
    }),
  );
}

/** Those that are whole, and of a type that the kind takes. */
const check = ({ host, ...input }: NewForge) =>
  Effect.gen(function* () {
    const given = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== ""),
    ) as Partial<ForgeSetting>;
    const setting = { ...given, kind: input.kind, host };
    const credentials = credentialsOf(setting);
    const kind = forgeKind(setting.kind);
    if (credentials === undefined)
      return yield* Invalid.field("token", "Give a token, a user name and a password, or an app and its private key.");
    if (kind !== undefined && !kind.takes.includes(credentials.type))
      return yield* Invalid.field(fieldOf[credentials.type], `${kind.name} takes ${kind.takes.join(", or ")}.`);
    return { setting, credentials };
  });

const fieldOf = { token: "token", password: "password", app: "app" } as const;

/** What may be seen of them. */
const accountOf = (credentials: ForgeCredentials): string =>
  credentials.type === "app" ? credentials.app : (credentials.username ?? "");
