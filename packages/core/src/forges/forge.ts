/**
 * What every kind of forge can do for us, and what it says of itself. A kind is a folder in `kinds`: `kind.ts` (where
 * things are, how we are known, limits), `calls.ts` (the calls), `answers.ts` (as much of the answers as is read).
 *
 * Every call may be repeated after any failure. Only opening is not the same when it is done twice, so nobody opens
 * without having looked: see `requesting.ts`.
 */
import { Effect } from "effect";
import type { Credentials } from "../git/index.ts";
import { type ForgeFailure, ForgeUnknown } from "./errors.ts";
import type { ForgeHttp, HttpLimits } from "./http.ts";
import type { Draft, ForgeCredentials, ForgeKindId, ForgeRequest, Place, Rights, Route } from "./model.ts";

type Call<A> = Effect.Effect<A, ForgeFailure>;

/** A forge of some kind at some host, spoken to by some credentials. */
export interface Forge {
  readonly rights: (place: Place) => Call<Rights>;
  /** Our fork of a repository, made where there is none, and ready to be pushed to. */
  readonly fork: (of: Place) => Call<Place>;
  /** The open request of a route, whatever its target. */
  readonly find: (route: Route) => Call<ForgeRequest | undefined>;
  /** Title, text and target of a draft are enough here: `update` follows. */
  readonly open: (route: Route, draft: Draft) => Call<ForgeRequest>;
  /**
   * Makes an open request say what the draft says; asks for nothing where it does. Answers what could not be done
   * and does not matter enough to fail, such as a reviewer who is not known there, in words for people.
   */
  readonly update: (route: Route, request: ForgeRequest, draft: Draft) => Call<readonly string[]>;
  /** Where a request stands; undefined where it is gone. */
  readonly read: (into: Place, number: number) => Call<ForgeRequest | undefined>;
  /** Removes a branch of ours; nothing where it is gone. */
  readonly removeBranch: (place: Place, branch: string) => Call<void>;
}

/** How a host is spoken to for a while. */
export interface Authorized {
  /** Headers of every request to its interface. */
  readonly headers: Readonly<Record<string, string>>;
  /** For pushing over HTTPS; where a component has credentials of its own for that, they are used. */
  readonly git: Credentials;
  /** Milliseconds since 1970; for what expires. */
  readonly until?: number;
}

export interface ForgeKind {
  readonly id: ForgeKindId;
  /** Its own name, as people know it. */
  readonly name: string;
  /** Which credentials it takes. */
  readonly takes: readonly ForgeCredentials["type"][];
  readonly limits: HttpLimits;
  /** The host of the web, where addresses for ssh name another one. */
  readonly webHost?: (host: string) => string;
  /** The base of its interface, such as `https://HOST/api/v4`; no slash at the end. `origin` is `https://HOST[:PORT]`. */
  readonly base: (origin: string) => string;
  /** Which repository an address names by its path (no slash before it, nothing after it); undefined for none. */
  readonly place: (path: string) => Place | undefined;
  /** The address for git over HTTPS. */
  readonly url: (origin: string, place: Place) => string;
  /**
   * `branch`: we push a branch, and open a request for it. `change`: pushing to `refs/for/TARGET` is proposing; what we
   * have is one commit then, with the route's Change-Id in its message, which says the draft's title and text.
   */
  readonly proposes: "branch" | "change";
  /** `http` has no headers of ours yet. May ask the forge, as apps of GitHub do. */
  readonly authorize: (
    credentials: ForgeCredentials,
    http: ForgeHttp,
    place: Place,
    now: number,
  ) => Effect.Effect<Authorized, ForgeFailure>;
  /** `http` is asked below the base, with the headers of `authorize`. */
  readonly connect: (http: ForgeHttp, origin: string) => Forge;
}

/** Of names and passwords (RFC 7617). */
export const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;

const words: Readonly<Record<ForgeCredentials["type"], string>> = {
  token: "a token",
  password: "a user name and a password",
  app: "an app with its private key",
};

/** For credentials of a type that the kind does not take. */
export const refuseCredentials = ({ name, takes }: Pick<ForgeKind, "name" | "takes">) =>
  Effect.fail(
    new ForgeUnknown({
      reason: `${name} takes ${takes.map((type) => words[type]).join(", or ")}: give the settings that.`,
    }),
  );
