/** Users: their names are for those with an account, the rest for themselves and those who manage users. */
import { Context, Effect, Layer } from "effect";
import type { UserId } from "../ids/index.ts";
import {
  type Actor,
  Actors,
  anonymousUsername,
  Forbidden,
  hasFullPower,
  Invalid,
  mayGlobally,
  NotFound,
  Refused,
} from "../access/index.ts";
import { type Action, unlisted } from "../changes/index.ts";
import type { Recorded } from "../changes/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import type { UserColumn } from "./columns.ts";
import type { NewBot, NewUser, Registered, UserFacts, UserPatch } from "./model.ts";
import { fullNameProblem, usernameOf } from "./names.ts";
import { keptAccount, keptRemovedAccount, makeUserStore } from "./store.ts";
import { UserKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { MembershipKeeping } from "../teams/inside.ts";
import { SubscriptionKeeping } from "../subscriptions/inside.ts";

/** Bots need an address, as commits do; nobody reads mail there. */
const botDomain = "bots.noreply.dragoman.invalid";

const notManager = new Forbidden({ reason: "You may not manage users." });
const notSuperuser = new Forbidden({ reason: "Only superusers may make, change or remove superusers." });

/** How a user looks to those who may see all of it, and to everybody else. */
export interface UserViews {
  readonly whole: View<UserColumn>;
  readonly outline: View<UserColumn>;
}

/** Who lets an account be made or changed; not asked for any right. */
export type Maker = Pick<Actor, "id">;

/** Names no name, so that a removed person is not found by it. */
const recorded =
  (action: Action, by: Maker | null): Recorded =>
  ({ id }) => [{ action, userId: by?.id ?? null, details: { user: id } }];

export class Users extends Context.Service<
  Users,
  {
    /** All whose username begins with `prefix` for those who manage users; for others only themselves. */
    readonly page: (actor: Actor, prefix: string, view: View<UserColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly one: (actor: Actor, username: string, views: UserViews) => Effect.Effect<string, NotFound>;
    /** For those who manage them; nothing for others. */
    readonly render: (actor: Actor, id: UserId, view: View<UserColumn>) => Effect.Effect<string>;
    /** By name, in any letter case. */
    readonly find: (actor: Actor, username: string) => Effect.Effect<UserFacts, NotFound>;
    /** Answers the new user's id. The account joins teams by their rules, and hears of what new accounts hear of. */
    readonly create: (actor: Actor, input: Input<NewUser>) => Effect.Effect<UserId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      username: string,
      input: Input<UserPatch>,
    ) => Effect.Effect<UserId, NotFound | Forbidden | Invalid | Refused>;
    /** Removes the person's data; the row stays, so that the history keeps its authors apart. */
    readonly remove: (actor: Actor, username: string) => Effect.Effect<void, NotFound | Forbidden | Refused>;
  }
>()("@dragoman/core/users/Users") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeUserStore;
      const changes = yield* ChangeKeeping;
      const actors = yield* Actors;
      const memberships = yield* MembershipKeeping;
      const subscriptions = yield* SubscriptionKeeping;

      const manages = (actor: Actor) => mayGlobally(actor, "user.edit").allowed;

      const find = (actor: Actor, username: string) =>
        Effect.flatMap(Effect.orDie(store.byUsername(actor, username)), (user) =>
          user === undefined ? Effect.fail(new NotFound({ object: "User" })) : Effect.succeed(user),
        );

      /** The user, for a manager who may change it. */
      const managed = Effect.fnUntraced(function* (actor: Actor, username: string) {
        if (!manages(actor)) return yield* notManager;
        const user = yield* find(actor, username);
        if (user.isSuperuser && !hasFullPower(actor)) return yield* notSuperuser;
        return user;
      });

      const checkTaken = Effect.fnUntraced(function* (input: UserPatch, except: number | null) {
        yield* Effect.orDie(store.lockNames);
        const taken = yield* Effect.orDie(store.taken(input, except));
        const fields = {
          ...(taken.username ? { username: ["A user with this username already exists."] } : {}),
          ...(taken.email ? { email: ["A user with this e-mail address already exists."] } : {}),
        };
        if (Object.keys(fields).length > 0) return yield* Invalid.of(fields);
      });

      const create = Effect.fn("Users.create")(function* (actor: Actor, read: Input<NewUser>) {
        if (!manages(actor)) return yield* notManager;
        const input = yield* read;
        if (input.is_superuser === true && !hasFullPower(actor)) return yield* notSuperuser;
        return yield* transaction(
          Effect.gen(function* () {
            yield* checkTaken(input, null);
            const id = yield* store.insert(input);
            yield* welcome(id);
            yield* made(actor, id);
            return id;
          }),
        );
      });

      const made = (by: Maker | null, id: UserId) =>
        changes.made(keptAccount, [id], recorded(unlisted.accountCreated, by));

      /** Joins the teams of new accounts, and hears of what they hear of. */
      const welcome = (id: UserId) => Effect.andThen(memberships.joinAutomatically(id), subscriptions.addDefaults(id));

      const authorBy = Effect.fn("Users.authorBy")(function* (email: string, fullName: string) {
        return yield* transaction(
          Effect.gen(function* () {
            yield* store.lockNames;
            const known = yield* store.byEmail(email);
            if (known !== undefined) return known;
            const username = yield* store.freeUsername(usernameOf(email));
            const named = fullName !== "" && fullNameProblem(fullName) === undefined;
            const id = yield* store.insert({ username, full_name: named ? fullName : username, email });
            yield* welcome(id);
            yield* made(null, id);
            return id;
          }),
        );
      });

      const register = (user: Registered) =>
        transaction(
          Effect.gen(function* () {
            yield* checkTaken(user, null);
            const id = yield* store.insert(user);
            yield* welcome(id);
            yield* made({ id }, id);
            return id;
          }),
        );

      const engine = (name: string) =>
        transaction(
          Effect.gen(function* () {
            const username = `mt:${name}`;
            const known = yield* store.bot(username);
            if (known !== undefined) return known;
            yield* store.lockNames;
            const id = yield* store.insertEngine(username);
            if (id === undefined) return yield* store.bot(username);
            yield* made(null, id);
            return id;
          }),
        ).pipe(Effect.orDie);

      const createBot = (by: Maker, { username, ...bot }: NewBot) =>
        transaction(
          Effect.gen(function* () {
            yield* store.lockNames;
            const free = yield* store.freeUsername(username);
            const id = yield* store.insertBot({ ...bot, username: free, email: `${free}@${botDomain}` });
            yield* made(by, id);
            return id;
          }),
        );

      const retireBot = (by: Maker, id: UserId) => {
        const act = Effect.andThen(memberships.leaveAll(id), Effect.orDie(store.update(id, { is_active: false })));
        return transaction(
          Effect.andThen(
            changes.changing(keptAccount, [id], act, recorded(unlisted.accountChanged, by)),
            actors.changed,
          ),
        );
      };

      const update = Effect.fn("Users.update")(function* (actor: Actor, username: string, read: Input<UserPatch>) {
        const user = yield* managed(actor, username);
        const input = yield* read;
        if (input.is_superuser === true && !hasFullPower(actor)) return yield* notSuperuser;
        if (user.username === anonymousUsername && (input.username ?? user.username) !== user.username)
          return yield* new Refused({ reason: "The anonymous user keeps its name." });
        if (user.username === anonymousUsername && input.is_superuser === true)
          return yield* new Refused({
            reason: "The anonymous user stands for everybody: give its teams rights instead.",
          });
        yield* transaction(
          Effect.gen(function* () {
            yield* checkTaken(input, user.id);
            yield* changes.changing(
              keptAccount,
              [user.id],
              store.update(user.id, input),
              recorded(unlisted.accountChanged, actor),
            );
            yield* actors.changed;
          }),
        );
        return user.id;
      });

      const remove = Effect.fn("Users.remove")(function* (actor: Actor, username: string) {
        const user = yield* managed(actor, username);
        if (user.username === anonymousUsername)
          return yield* new Refused({ reason: "The anonymous user stands for all who have no account, and stays." });
        yield* transaction(
          Effect.gen(function* () {
            const act = Effect.gen(function* () {
              yield* memberships.leaveAll(user.id);
              yield* subscriptions.removeAll(user.id);
              yield* store.anonymise(user.id);
            });
            yield* changes.changing(keptRemovedAccount, [user.id], act, recorded(unlisted.accountRemoved, actor));
            yield* actors.changed;
          }),
        );
      });

      return Context.make(
        Users,
        Users.of({
          page: (actor, prefix, view, slice) =>
            actor.isAnonymous
              ? Effect.succeed({ count: 0, json: "[]" })
              : Effect.orDie(store.listed(actor, { id: manages(actor) ? undefined : actor.id, prefix }, view, slice)),
          one: (actor, username, { whole, outline }) =>
            Effect.flatMap(find(actor, username), ({ id }) =>
              Effect.orDie(store.one(id, manages(actor) || (id === actor.id && !actor.isAnonymous) ? whole : outline)),
            ),
          render: (actor, id, view) => (manages(actor) ? Effect.orDie(store.one(id, view)) : Effect.succeed("")),
          find,
          create,
          update,
          remove,
        }),
      ).pipe(
        Context.add(
          UserKeeping,
          UserKeeping.of({
            authorBy,
            createBot,
            engine,
            register,
            retireBot,
          }),
        ),
      );
    }),
  );
}
