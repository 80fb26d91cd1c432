/** Administration of ssh. */
import { systemActor } from "@dragoman/core/access";
import { decodeFields } from "@dragoman/core/fields";
import { HostConfirmation, HostQuestion, Ssh } from "@dragoman/core/ssh";
import { Effect } from "effect";
import { confirm } from "../confirm.ts";
import { printOne, printRows, table } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

export const showKey = (shared: Shared, project: string | undefined) =>
  administer(
    shared,
    Effect.gen(function* () {
      const service = yield* Ssh;
      const key = yield* project === undefined
        ? service.siteKey(systemActor)
        : service.projectKey(systemActor, project);
      yield* printOne(shared.json, { ...key }, key.public_key);
    }),
  );

export const makeKey = (shared: Shared, project: string | undefined) =>
  administer(
    shared,
    Effect.gen(function* () {
      const service = yield* Ssh;
      const key = yield* project === undefined
        ? service.replaceSiteKey(systemActor)
        : service.makeProjectKey(systemActor, project);
      yield* printOne(shared.json, { ...key }, key.public_key);
    }),
  );

export const removeKey = (shared: Shared, project: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* Ssh).removeProjectKey(systemActor, project);
      yield* printOne(shared.json, { project, removed: true }, `The project ${project} uses the key of the site now.`);
    }),
  );

export interface AddedHost {
  readonly host: string;
  readonly fingerprints: readonly string[];
  readonly yes: boolean;
}

export const addHost = (shared: Shared, input: AddedHost) =>
  administer(
    shared,
    Effect.gen(function* () {
      const service = yield* Ssh;
      const { host } = input;
      const fingerprints = input.fingerprints.length > 0 ? input.fingerprints : yield* seen(input);
      const confirmation = decodeFields(HostConfirmation, { host, fingerprints });
      const shape = { host: "host", type: "type", fingerprint: "fingerprint" } as const;
      const keys = JSON.parse(yield* service.confirm(systemActor, confirmation, { shape, baseUrl: "" }));
      yield* printRows(shared.json, keys, "Nothing is trusted.");
    }),
  );

/** Fingerprints of the keys that the host shows, once somebody has said that they are right. */
const seen = ({ host, yes }: AddedHost) =>
  Effect.gen(function* () {
    const { keys } = yield* (yield* Ssh).scan(systemActor, decodeFields(HostQuestion, { host }));
    const shown = keys.map(({ fingerprint }) => fingerprint);
    if (yes) return shown;
    const list = table(keys);
    yield* confirm({
      question: `${host} shows\n${list}\nAre these the fingerprints that its owner publishes?`,
      alone: `${list}\nNobody is here to confirm these: give the right one by --fingerprint, or --yes for all.`,
      refused: "Nothing is trusted that was not.",
    });
    return shown;
  });

export const listHosts = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const service = yield* Ssh;
      const shape = { host: "host", type: "type", fingerprint: "fingerprint", shipped: "shipped" } as const;
      const rows = yield* allRows((slice) => service.hosts(systemActor, { shape, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, "No host is trusted.");
    }),
  );

export const removeHost = (shared: Shared, host: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* Ssh).forget(systemActor, host);
      yield* printOne(shared.json, { host, removed: true }, `The host ${host} is not trusted any more.`);
    }),
  );
