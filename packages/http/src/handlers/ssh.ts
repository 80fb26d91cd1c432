import { Ssh } from "@dragoman/core/ssh";
import { Effect } from "effect";
import { hostShape, sshApi } from "../api/ssh.ts";
import { serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";

const made = (value: object) => json(value, 201);

export const ssh = [
  serve(sshApi.key, ({ actor }) => Effect.flatMap(Ssh, (service) => Effect.map(service.siteKey(actor), json))),
  serve(sshApi.replaceKey, ({ actor }) =>
    Effect.flatMap(Ssh, (service) => Effect.map(service.replaceSiteKey(actor), made)),
  ),
  serve(sshApi.hosts, ({ actor, list, view }) =>
    Effect.flatMap(Ssh, (service) => list((slice) => service.hosts(actor, view(hostShape), slice))),
  ),
  serve(sshApi.confirm, ({ actor, body, view }) =>
    Effect.flatMap(Ssh, (service) => Effect.map(service.confirm(actor, body, view(hostShape)), created)),
  ),
  serve(sshApi.scan, ({ actor, body }) =>
    Effect.flatMap(Ssh, (service) => Effect.map(service.scan(actor, body), (seen) => json(seen))),
  ),
  serve(sshApi.forget, ({ actor, params }) =>
    Effect.flatMap(Ssh, (service) => Effect.as(service.forget(actor, params.host), noContent)),
  ),
  serve(sshApi.projectKey, ({ actor, params }) =>
    Effect.flatMap(Ssh, (service) => Effect.map(service.projectKey(actor, params.project), (key) => json(key))),
  ),
  serve(sshApi.makeProjectKey, ({ actor, params }) =>
    Effect.flatMap(Ssh, (service) => Effect.map(service.makeProjectKey(actor, params.project), made)),
  ),
  serve(sshApi.removeProjectKey, ({ actor, params }) =>
    Effect.flatMap(Ssh, (service) => Effect.as(service.removeProjectKey(actor, params.project), noContent)),
  ),
];
