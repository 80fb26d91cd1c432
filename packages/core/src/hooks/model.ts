/** What a service tells of a push, and how its notification looks. */

export interface Push {
  /** Owner and name of the repository, or as much of them as the service tells. */
  readonly fullName: string;
  /** Addresses under which the repository may be known. */
  readonly urls: readonly string[];
  /** Null where any branch may have moved. */
  readonly branch: string | null;
}

export type Header = (name: string) => string | undefined;

/** One service: reads its notifications. */
export interface HookService {
  readonly id: string;
  /** Undefined for what is no push, such as a test of the connection. @throws PayloadProblem */
  readonly read: (payload: unknown, header: Header) => Push | undefined;
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
