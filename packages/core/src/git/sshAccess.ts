/**
 * What ssh is given for one command: the hosts that are known, and a key. Who keeps these stands later in the house (see
 * the room `ssh`); without it no host is known.
 */
import { Context, Effect, type Scope } from "effect";
import type { RemoteAddress } from "./address.ts";
import type { GitFailed } from "./errors.ts";

export interface SshFiles {
  readonly knownHosts: string;
  readonly identity: string;
  /** Whether any key of the host is known. */
  readonly hostKnown: boolean;
}

export interface SshAccessShape {
  /** Files that are there until the scope closes. */
  readonly files: (remote: RemoteAddress) => Effect.Effect<SshFiles | undefined, GitFailed, Scope.Scope>;
}

export const SshAccess = Context.Reference<SshAccessShape>("@dragoman/core/git/SshAccess", {
  defaultValue: () => ({ files: () => Effect.succeed(undefined) }),
});
