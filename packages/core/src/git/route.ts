/**
 * How a git command reaches its remote, so that it connects to addresses that were checked and to no other: over HTTP
 * through a passage, which checks redirects too; by ssh and git:// at one address, with the host still known by its name.
 */
import { Effect, type Scope } from "effect";
import { isIPv6 } from "node:net";
import type { HostRefused } from "../outgoing/index.ts";
import type { Outgoing, Passage, Permitted } from "../outgoing/inside.ts";
import { type RemoteAddress, targetOf } from "./address.ts";
import type { SshFiles } from "./sshAccess.ts";
import { knownName } from "./sshHost.ts";

export interface Route {
  /** In place of the remote's own address. */
  readonly url?: string;
  readonly proxy?: string;
  /** The only address that ssh may connect to. */
  readonly pinned?: Permitted;
  /** What a server of git:// is asked for. */
  readonly virtualHost?: string;
  readonly passage?: Passage;
  readonly ssh?: SshFiles;
}

/** Closes with the scope. */
export const routeTo = (
  outgoing: Outgoing["Service"],
  remote: RemoteAddress,
): Effect.Effect<Route, HostRefused, Scope.Scope> =>
  Effect.gen(function* () {
    const target = targetOf(remote);
    if (target === undefined) return {};
    const permitted = yield* outgoing.permit(target.host, target.port);
    if (remote.scheme === "ssh") return { pinned: permitted };
    if (remote.scheme === "git") {
      const [address] = permitted.addresses;
      const authority = `${isIPv6(address) ? `[${address}]` : address}:${permitted.port}`;
      return {
        url: remote.url.replace(/^git:\/\/[^/]*/, () => `git://${authority}`),
        virtualHost: permitted.port === 9418 ? target.host : `${target.host}:${permitted.port}`,
      };
    }
    const passage = yield* outgoing.passage;
    return { proxy: passage.url, passage };
  });

/** Keys of hosts are kept under their names, with ports other than the usual one as ssh itself writes them. */
export const sshOptions = (route: Route | undefined): readonly string[] => {
  if (route?.pinned === undefined) return [];
  const { host, port, addresses } = route.pinned;
  return [`HostName=${addresses[0].replaceAll("%", "%%")}`, `HostKeyAlias=${knownName(host, port)}`];
};
