/**
 * Ssh, for those who administer it: the key of the site, the hosts that are trusted, and the keys of projects. What is
 * private of a key never leaves this room but for ssh itself.
 */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, Invalid, mayGlobally, NotFound, Refused, systemActor } from "../access/index.ts";
import { differences, unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Outgoing } from "../outgoing/inside.ts";
import { Projects } from "../projects/index.ts";
import { knownName } from "../git/index.ts";
import type { HostColumn } from "./columns.ts";
import { type KeyTools, makeKeys, publicOf, type SshKeyUnusable } from "./keys.ts";
import {
  fingerprintOf,
  type HostConfirmation,
  type HostKey,
  type HostPlace,
  type HostQuestion,
  type PublicKey,
  readHost,
} from "./model.ts";
import { makeSshStore } from "./store.ts";
import { scanHost } from "./tools.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** What a host shows of itself now; nothing is trusted by that. */
export interface SeenHost {
  readonly host: string;
  readonly keys: readonly { readonly type: string; readonly fingerprint: string }[];
}

/** The key that a project's repositories are reached with, and whether it is the project's own. */
export interface ProjectKey extends PublicKey {
  readonly own: boolean;
}

export class Ssh extends Context.Service<
  Ssh,
  {
    /** Made where there is none. */
    readonly siteKey: (actor: Actor) => Effect.Effect<PublicKey, Forbidden | Refused>;
    /** A new key in the place of the old one, which is gone. */
    readonly replaceSiteKey: (actor: Actor) => Effect.Effect<PublicKey, Forbidden | Refused>;
    readonly hosts: (actor: Actor, view: View<HostColumn>, slice: Slice) => Effect.Effect<Page, Forbidden>;
    readonly scan: (actor: Actor, input: Input<HostQuestion>) => Effect.Effect<SeenHost, Forbidden | Invalid | Refused>;
    /** Trusts the keys with these fingerprints, if the host shows them now, and no others of that host. */
    readonly confirm: (
      actor: Actor,
      input: Input<HostConfirmation>,
      view: View<HostColumn>,
    ) => Effect.Effect<string, Forbidden | Invalid | Refused>;
    readonly forget: (actor: Actor, host: string) => Effect.Effect<void, Forbidden | NotFound>;
    readonly projectKey: (actor: Actor, project: string) => Effect.Effect<ProjectKey, Forbidden | NotFound | Refused>;
    /** Gives the project a new key of its own, also in the place of an older one. */
    readonly makeProjectKey: (
      actor: Actor,
      project: string,
    ) => Effect.Effect<ProjectKey, Forbidden | NotFound | Refused>;
    /** From then on the project uses the key of the site. */
    readonly removeProjectKey: (actor: Actor, project: string) => Effect.Effect<void, Forbidden | NotFound>;
  }
>()("@dragoman/core/ssh/Ssh") {
  static readonly layer = (tools: KeyTools) => Layer.effect(Ssh, make(tools));
}

const noKey = (error: SshKeyUnusable) => new Refused({ reason: error.reason });

const byOf = ({ id }: Actor) => (id === systemActor.id ? null : id);

/** A host as records keep it. */
const keptHost = (host: string, keys: readonly HostKey[]) =>
  keys.length === 0 ? undefined : { host, keys: keys.map(({ type, key }) => `${type} ${key}`).sort() };

const make = Effect.fnUntraced(function* (tools: KeyTools) {
  const transaction = yield* makeTransaction;
  const store = yield* makeSshStore;
  const keys = yield* makeKeys(tools);
  const projects = yield* Projects;
  const changes = yield* ChangeKeeping;
  const outgoing = yield* Outgoing;

  const administering = (actor: Actor) =>
    mayGlobally(actor, "management.use").allowed
      ? Effect.void
      : Effect.fail(new Forbidden({ reason: "You may not manage the ssh of this site." }));

  const asked = (text: string) => {
    const place = readHost(text);
    return place === undefined ? undefined : { ...place, name: knownName(place.host, place.port) };
  };

  const seen = ({ host, port }: HostPlace) =>
    Effect.gen(function* () {
      const { addresses } = yield* Effect.mapError(outgoing.permit(host, port), ({ message }) =>
        Invalid.field("host", message),
      );
      const found = yield* Effect.tryPromise({
        try: (signal) => scanHost({ host: addresses[0], port }, tools.searchPath, signal),
        catch: (error) => new Refused({ reason: error instanceof Error ? error.message : String(error) }),
      });
      if (found.length === 0) return yield* Invalid.field("host", "No ssh answers there, or it shows no key.");
      return found;
    });

  const place = (text: string) => {
    const read = asked(text);
    return read === undefined ? Effect.fail(Invalid.field("host", "Name a host, or host:port.")) : Effect.succeed(read);
  };

  const record = (actor: Actor, host: string, before: readonly HostKey[], after: readonly HostKey[]) =>
    changes.record([
      {
        action: after.length === 0 ? unlisted.sshHostForgotten : unlisted.sshHostTrusted,
        userId: byOf(actor),
        target: host,
        details: { ...differences(keptHost(host, before), keptHost(host, after)) },
      },
    ]);

  const scan = Effect.fn("Ssh.scan")(function* (actor: Actor, read: Input<HostQuestion>) {
    yield* administering(actor);
    const host = yield* place((yield* read).host);
    const found = yield* seen(host);
    return { host: host.name, keys: found.map(({ type, key }) => ({ type, fingerprint: fingerprintOf(key) })) };
  });

  const confirm = Effect.fn("Ssh.confirm")(function* (
    actor: Actor,
    read: Input<HostConfirmation>,
    view: View<HostColumn>,
  ) {
    yield* administering(actor);
    const { host, fingerprints } = yield* read;
    const { name, ...where } = yield* place(host);
    const found = yield* seen(where);
    const right = found.filter(({ key }) => fingerprints.includes(fingerprintOf(key)));
    const others = found.map(({ type, key }) => `${type} ${fingerprintOf(key)}`).join(", ");
    if (right.length === 0) return yield* Invalid.field("fingerprints", `The host shows other keys: ${others}.`);
    const json = yield* transaction(
      Effect.gen(function* () {
        const before = yield* store.forget(name);
        yield* store.learn(name, right, byOf(actor));
        yield* record(actor, name, before, right);
        return yield* store.ofHost(name, view);
      }),
    );
    yield* Effect.logInfo(`The ssh host ${name} was confirmed by ${actor.username}.`);
    return json;
  });

  const forget = Effect.fn("Ssh.forget")(function* (actor: Actor, text: string) {
    yield* administering(actor);
    const name = asked(text)?.name;
    if (name === undefined) return yield* new NotFound({ object: "Host" });
    yield* transaction(
      Effect.gen(function* () {
        const before = yield* store.forget(name);
        if (before.length === 0) return yield* new NotFound({ object: "Host" });
        yield* record(actor, name, before, []);
      }),
    );
    yield* Effect.logInfo(`The ssh host ${name} was forgotten by ${actor.username}.`);
  });

  const projectOf = (actor: Actor, slug: string) => projects.permitted(actor, slug, "project.edit");

  return Ssh.of({
    siteKey: (actor) =>
      Effect.andThen(administering(actor), Effect.mapError(Effect.map(keys.site(byOf(actor)), publicOf), noKey)),
    replaceSiteKey: (actor) =>
      Effect.andThen(
        administering(actor),
        Effect.mapError(Effect.map(keys.replace("site", "dragoman", byOf(actor)), publicOf), noKey),
      ),
    hosts: (actor, view, slice) => Effect.andThen(administering(actor), Effect.orDie(store.page(view, slice))),
    scan,
    confirm,
    forget,
    projectKey: Effect.fn("Ssh.projectKey")(function* (actor, slug) {
      const { id } = yield* projectOf(actor, slug);
      const own = yield* keys.find({ project: id });
      return { ...publicOf(own ?? (yield* Effect.mapError(keys.site(byOf(actor)), noKey))), own: own !== undefined };
    }),
    makeProjectKey: Effect.fn("Ssh.makeProjectKey")(function* (actor, slug) {
      const project = yield* projectOf(actor, slug);
      const made = yield* Effect.mapError(
        keys.replace({ project: project.id }, `dragoman-${project.slug}`, byOf(actor)),
        noKey,
      );
      return { ...publicOf(made), own: true };
    }),
    removeProjectKey: Effect.fn("Ssh.removeProjectKey")(function* (actor, slug) {
      const { id } = yield* projectOf(actor, slug);
      if (!(yield* keys.remove({ project: id }, byOf(actor)))) return yield* new NotFound({ object: "Key" });
    }),
  });
});
