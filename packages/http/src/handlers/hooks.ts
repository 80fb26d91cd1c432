import { Forbidden } from "@dragoman/core/access";
import { type HookServiceId, Hooks, HooksDisabled, isProven, type Received } from "@dragoman/core/hooks";
import { Effect } from "effect";
import { hooksApi, serviceHooksApi } from "../api/hooks.ts";
import { notice } from "../browsable/page.ts";
import { type Call, serve } from "../dispatch.ts";
import { hookLimit, Malformed, parseJson, readAll } from "../wire/body.ts";
import type { Incoming } from "../wire/incoming.ts";
import { json, noContent, type Reply } from "../wire/reply.ts";

/** The payload is the body, or a field of a form. */
const payloadOf = (incoming: Incoming, body: Uint8Array) =>
  Effect.suspend(() => {
    if ((incoming.header("content-type") ?? "").toLowerCase().includes("application/json")) return parseJson(body);
    const field = new URLSearchParams(new TextDecoder().decode(body)).get("payload");
    return field === null
      ? Effect.fail(new Malformed({ reason: "The body is no JSON and has no field payload." }))
      : parseJson(new TextEncoder().encode(field));
  });

const show = (received: Received): Reply => {
  if (received.kind === "ping") return json({ status: "success", message: "The hook works." }, 201);
  const { status, updated } = received;
  const match_status = {
    repository_matches: status.repositoryMatches,
    branch_matches: status.branchMatches,
    enabled_hook_matches: status.enabledHookMatches,
  };
  return updated.length === 0
    ? json({ status: "failure", message: "No component has this repository and branch.", match_status }, 202)
    : json({
        status: "success",
        message: `Updating ${updated.join(", ")}.`,
        match_status,
        updated_components: updated,
      });
};

const update = (call: Call<"/:project/">, path: string | undefined) =>
  Effect.gen(function* () {
    if (!call.hooks.enabled) return yield* new HooksDisabled();
    yield* (yield* Hooks).update(call.actor, call.params.project, path);
    return json({ status: "success", message: "The update has begun." });
  });

const unproven = new Forbidden({ reason: "The notification does not prove that it knows the secret." });

const services = Object.keys(serviceHooksApi) as readonly HookServiceId[];

export const hooks = [
  ...[hooksApi.visitProject, hooksApi.updateProject].map((endpoint) =>
    serve(endpoint, (call) => update(call, undefined)),
  ),
  ...[hooksApi.visitComponent, hooksApi.updateComponent].map((endpoint) =>
    serve(endpoint, (call) => update(call, call.params.component)),
  ),
  serve(hooksApi.secret, ({ actor, params }) =>
    Effect.gen(function* () {
      return json({ set: yield* (yield* Hooks).hasSecret(actor, params.project) });
    }),
  ),
  serve(hooksApi.setSecret, ({ actor, params, body }) =>
    Effect.gen(function* () {
      yield* (yield* Hooks).setSecret(actor, params.project, body);
      return noContent;
    }),
  ),
  ...services.map((id) =>
    serve(serviceHooksApi[id], ({ incoming, hooks: settings }) =>
      Effect.gen(function* () {
        if (!settings.enabled) return yield* new HooksDisabled();
        const body = yield* readAll(incoming, hookLimit);
        const { header } = incoming;
        const proves = (secret: string) => isProven(id, secret, { body, header });
        const secrets = { site: settings.secret, hosts: settings.hosts };
        const payload = yield* Effect.mapError(payloadOf(incoming, body), (malformed) =>
          settings.secret === undefined || proves(settings.secret) ? malformed : unproven,
        );
        return show(yield* (yield* Hooks).receive({ service: id, payload, header, secrets, proves }));
      }).pipe(
        // People read these in the service's own log of deliveries.
        Effect.catchTag(["Malformed", "Refused"], (error) => Effect.succeed(notice(400, error.reason))),
      ),
    ),
  ),
];
