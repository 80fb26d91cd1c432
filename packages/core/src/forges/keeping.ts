/** What other rooms do with forges; no actor is asked. */
import { Clock, Context, Effect, Layer, Result, Schema } from "effect";
import type { ProjectId } from "../ids/index.ts";
import type { Credentials } from "../git/index.ts";
import { Outgoing } from "../outgoing/inside.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import { forgeKind } from "./catalogue.ts";
import { type ForgeFailure, ForgeUnknown } from "./errors.ts";
import type { Authorized, Forge, ForgeKind } from "./forge.ts";
import { makeHttp } from "./http.ts";
import {
  credentialsOf,
  type ForgeCredentials,
  ForgeSetting,
  type ForgeSettings,
  isForgeKind,
  type Place,
} from "./model.ts";
import { locate } from "./places.ts";
import { makeForgeStore, makeRequestStore, type NoticedComponent } from "./store.ts";

/** Who asks: the component that owns a repository. */
export interface ForgeOwner {
  readonly vcs: string;
  readonly repo: string;
  readonly push: string;
  readonly project_id: ProjectId;
  readonly project_slug: string;
}

/** A forge as a component speaks to it. */
export interface ForgeSession {
  readonly kind: ForgeKind;
  readonly forge: Forge;
  readonly host: string;
  /** The component's repository. */
  readonly place: Place;
  /** Where the component wants our branch, if it says so. */
  readonly wanted: Place | undefined;
  /** For git over HTTPS. */
  readonly git: Credentials;
  readonly urlOf: (place: Place) => string;
}

export class ForgeKeeping extends Context.Service<
  ForgeKeeping,
  {
    /** Speaks to the forge that a component's repository is at. */
    readonly session: (owner: ForgeOwner) => Effect.Effect<ForgeSession, ForgeFailure>;
    /**
     * Components that a notification about a request, or about a branch that is gone, is for: let them fetch, which asks
     * the forge what became of it. What a notification says of that is not believed.
     */
    readonly noticed: (event: NoticedRequest) => Effect.Effect<readonly NoticedComponent[]>;
    /** Components that are to fetch although nobody has told of anything. */
    readonly due: Effect.Effect<readonly NoticedComponent[]>;
  }
>()("@dragoman/core/forges/ForgeKeeping") {
  /** `settings`: the forges of the whole site, by host. */
  static readonly layer = (settings: ForgeSettings = {}) => Layer.effect(ForgeKeeping, make(settings));
}

export interface NoticedRequest {
  /** `owner/name` of the repository that it is in. */
  readonly fullName: string;
  readonly number: number | null;
  /** Our branch, where that is told. */
  readonly branch: string | null;
}

/** Minutes that a request goes without being looked at: less than the hour between two looks. */
const unseen = 50;

interface Known {
  readonly api: string | undefined;
  readonly credentials: ForgeCredentials;
}

/** Tokens that are about to expire are not begun with. */
const margin = 5 * 60_000;

const decodeSetting = Schema.decodeUnknownSync(Schema.fromJsonString(ForgeSetting));

const make = Effect.fnUntraced(function* (settings: ForgeSettings) {
  const outgoing = yield* Outgoing;
  const secrets = yield* SecretKeeping;
  const store = yield* makeForgeStore;
  const requests = yield* makeRequestStore;
  const cached = new Map<string, Authorized & { readonly until: number }>();

  /** A host is named with its port, or without one where none of its forges is at another. */
  const knownAt = (owner: ForgeOwner, kind: ForgeKind, host: string) =>
    Effect.gen(function* () {
      const names = [...new Set([host, host.replace(/:\d+$/, "")])];
      const own = yield* Effect.orDie(store.ofHosts(owner.project_id, names));
      for (const name of names) {
        const row = own.find((each) => each.host === name && each.kind === kind.id);
        if (row?.credentials != null) {
          const place = { table: "project_forges", column: "credentials", row: row.id };
          const opened = secrets.open(row.credentials, place);
          if (Result.isFailure(opened)) return yield* new ForgeUnknown({ reason: opened.failure.message });
          const credentials = credentialsOf(decodeSetting(opened.success));
          if (credentials !== undefined)
            return { api: row.api === "" ? undefined : row.api, credentials } satisfies Known;
        }
        const setting = settings[name];
        const credentials = setting === undefined ? undefined : credentialsOf(setting);
        const isFor = setting?.projects?.includes(owner.project_slug) ?? true;
        if (setting?.kind === kind.id && isFor && credentials !== undefined)
          return { api: setting.api, credentials } satisfies Known;
      }
      return yield* new ForgeUnknown({
        reason: `There are no credentials for ${kind.name} at ${host}: give them in the project's settings, or in DRAGOMAN_FORGES.`,
      });
    });

  const authorize = (kind: ForgeKind, credentials: ForgeCredentials, base: string, place: Place) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis;
      const key = JSON.stringify([kind.id, base, place.owner, credentials]);
      const known = cached.get(key);
      if (known !== undefined && known.until - margin > now) return known;
      const plain = makeHttp(outgoing, base, kind.limits, secretsOf(credentials));
      const made = yield* kind.authorize(credentials, plain, place, now);
      if (made.until !== undefined) cached.set(key, { ...made, until: made.until });
      return made;
    });

  const session = Effect.fn("ForgeKeeping.session")(function* (owner: ForgeOwner) {
    const kind = isForgeKind(owner.vcs) ? forgeKind(owner.vcs) : undefined;
    if (kind === undefined) return yield* new ForgeUnknown({ reason: `${owner.vcs} is no kind of forge.` });
    const found = locate(kind, owner.repo);
    const none = (address: string) =>
      new ForgeUnknown({
        reason: `${address} is not the address of a repository at ${kind.name}: change it, or choose git.`,
      });
    if (found === undefined) return yield* none(owner.repo);
    const wanted = owner.push === "" ? undefined : locate(kind, owner.push);
    if (owner.push !== "" && wanted?.host !== found.host) return yield* none(owner.push);
    const { host, place } = found;
    const { api, credentials } = yield* knownAt(owner, kind, host);
    // Never without encryption unless those who gave the credentials said so.
    const origin = `${api === undefined ? "https:" : new URL(api).protocol}//${host}`;
    const base = (api ?? kind.base(origin)).replace(/\/+$/, "");
    const authorized = yield* authorize(kind, credentials, base, place);
    const http = makeHttp(outgoing, base, kind.limits, secretsOf(credentials)).as(authorized.headers);
    return {
      kind,
      forge: kind.connect(http, origin),
      host,
      place,
      wanted: wanted?.place,
      git: authorized.git,
      urlOf: (at) => kind.url(origin, at),
    } satisfies ForgeSession;
  });

  return ForgeKeeping.of({
    session,
    noticed: (event) => Effect.orDie(requests.noticed(event)),
    due: Effect.orDie(requests.due(unseen)),
  });
});

const secretsOf = (credentials: ForgeCredentials): readonly string[] => {
  switch (credentials.type) {
    case "token":
      return [credentials.token];
    case "password":
      return [credentials.password];
    case "app":
      return [credentials.key];
  }
};
