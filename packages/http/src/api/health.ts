/** Health, for whatever watches over this process: outside of the API, without accounts, limits and renderings. */
import { findings, type Findings } from "@dragoman/core/health";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { named, oneOf, record, text } from "../wire/json.ts";

const finding = oneOf(findings);
const parts = { database: finding, migrations: finding, git: finding, disk: finding } satisfies {
  readonly [Part in keyof Findings]: unknown;
};
const checks = named("Findings", record(parts));

const probe = true;

export const healthApi = noun("health", {
  alive: get("/healthz", {
    title: "Whether this process is alive",
    probe,
    answers: ok(named("Alive", record({ status: { const: "alive" } }))),
  }),
  ready: get("/readyz", {
    title: "Whether this process can work",
    probe,
    answers: {
      ...ok(named("Ready", record({ status: { const: "ready" }, checks }))),
      503: {
        about: "It cannot: `checks` and `detail` say why.",
        schema: named("NotReady", record({ status: { const: "not ready" }, checks, detail: text })),
      },
    },
  }),
});
