/**
 * The guard of every connection that leaves: it resolves a host, checks where it leads, and hands out the addresses
 * that were checked, so that nobody resolves the name again. A host is refused when any of its addresses is.
 */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { Context, Effect, Layer, type Scope } from "effect";
import { isOutside, parseAddress } from "./addresses.ts";
import { HostRefused, type RequestFailed } from "./errors.ts";
import { covers, parseException, plainName } from "./exceptions.ts";
import { makePassages, type Passage } from "./passages.ts";
import { type Answer, type Request, sendWith } from "./requests.ts";

/** All addresses of a name, or of a literal in whatever form the system understands. Rejects when there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface OutgoingSettings {
  /** Hosts inside that may be connected to: see `parseException`. */
  readonly allowHosts: readonly string[];
  readonly resolve: Resolve;
}

/** A host that may be connected to, at these addresses only. */
export interface Permitted {
  readonly host: string;
  readonly port: number;
  readonly addresses: readonly [string, ...string[]];
}

export type Permit = (host: string, port: number) => Effect.Effect<Permitted, HostRefused>;

export class Outgoing extends Context.Service<
  Outgoing,
  {
    /** Looks where a host leads, now: what was permitted before may lead elsewhere by the next time. */
    readonly permit: Permit;
    /** A way out for a program that connects by itself; it closes with the scope. */
    readonly passage: Effect.Effect<Passage, never, Scope.Scope>;
    /** Sends a request over HTTP. Redirects of reading requests are followed, each one checked. */
    readonly send: (request: Request) => Effect.Effect<Answer, HostRefused | RequestFailed>;
  }
>()("@dragoman/core/outgoing/Outgoing") {
  static readonly layer = (settings: Partial<OutgoingSettings> = {}): Layer.Layer<Outgoing> =>
    Layer.effect(
      Outgoing,
      Effect.gen(function* () {
        const permit = makePermit({ allowHosts: [], resolve: bySystem, ...settings });
        return Outgoing.of({ permit, passage: yield* makePassages(permit), send: sendWith(permit) });
      }),
    );
}

const bySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, order: "verbatim" })).map(({ address }) => address);

const longestLookup = "15 seconds";

const makePermit = ({ allowHosts, resolve }: OutgoingSettings): Permit => {
  const exceptions = allowHosts.flatMap((text) => parseException(text) ?? []);
  return (given, port) =>
    Effect.gen(function* () {
      const host = plainName(given.replace(/^\[(.*)\]$/, "$1"));
      const unknown = new HostRefused({ host, known: false });
      const refused = new HostRefused({ host, known: true });
      if (host === "" || !(port >= 1 && port <= 65_535)) return yield* refused;
      const found = yield* Effect.tryPromise({ try: () => resolve(host), catch: () => unknown }).pipe(
        Effect.timeoutOrElse({ duration: longestLookup, orElse: () => Effect.fail(unknown) }),
      );
      const [first, ...others] = found;
      const permitted = (text: string) => {
        const address = isIP(text) === 0 ? undefined : parseAddress(text);
        return (
          address !== undefined &&
          (isOutside(address) || exceptions.some((exception) => covers(exception, host, address, port)))
        );
      };
      return first !== undefined && found.every(permitted)
        ? { host, port, addresses: [first, ...others] as const }
        : yield* refused;
    });
};
