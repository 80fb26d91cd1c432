/** What a service tells of a push, and how its notification looks. */
import { Schema } from "effect";
import { Text } from "../fields/index.ts";

/** An empty text takes the secret away. */
export const HookSecretInput = Schema.Struct({ secret: Text({ blank: true, max: 500 }) });
export type HookSecretInput = typeof HookSecretInput.Type;

export interface Push {
  /** Owner and name of the repository, or as much of them as the service tells. */
  readonly fullName: string;
  /** Addresses under which the repository may be known. */
  readonly urls: readonly string[];
  /** Null where any branch may have moved. */
  readonly branch: string | null;
  /** Commit that the branch is at now, null where it is gone; undefined where that is not told. */
  readonly after?: string | null | undefined;
}

/** Something became of a pull or merge request. What, the forge is asked. */
export interface RequestNews {
  /** Owner and name of the repository that it is in. */
  readonly fullName: string;
  readonly number: number;
  /** Branch that it would merge, where that is told. */
  readonly branch: string | null;
}

export type Header = (name: string) => string | undefined;

/** Names of an object, with what is read under each: a text, a list of objects, an object, or something of several kinds. */
export interface Outline {
  readonly [name: string]: "text" | "any" | Outline | readonly [Outline];
}

/** One service: reads its notifications. */
export interface HookService {
  readonly id: string;
  /** What is read of a notification, for those who make one: nothing in it has to be there, and more is passed over. */
  readonly outline: Outline;
  /** A push, as the service tells of it. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Undefined for what is no push, such as a test of the connection. @throws PayloadProblem */
  readonly read: (payload: unknown, header: Header) => Push | undefined;
  /** Undefined for what is no news of a request, or cannot be read. */
  readonly readRequest?: (payload: unknown, header: Header) => RequestNews | undefined;
  /** By what the service knows a notification that it sends again. */
  readonly delivery?: (payload: unknown, header: Header) => string | undefined;
}

export interface MatchStatus {
  readonly repositoryMatches: number;
  readonly branchMatches: number;
  readonly enabledHookMatches: number;
}

/** What became of a notification, as far as everybody may know. */
export type Received =
  | { readonly kind: "ping" }
  | {
      readonly kind: "push";
      readonly status: MatchStatus;
      /** Updated components of public projects, as `project/path`. */
      readonly updated: readonly string[];
    };
