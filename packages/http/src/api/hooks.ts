/** Notifications of pushes: paths beside the API, for services without an account. */
import {
  HookSecretInput,
  type HookService,
  type HookServiceId,
  hookServices,
  type Outline,
} from "@dragoman/core/hooks";
import { type Answers, Failure, gone, ok } from "../wire/answer.ts";
import { get, noun, post, put } from "../wire/endpoint.ts";
import { count, flag, type Json, list, named, oneOf, record, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

const status = oneOf(["success", "failure"]);
const UpdateBegun = named("UpdateBegun", record({ status, message: text }));
const NotificationTaken = named(
  "NotificationTaken",
  record(
    { status, message: text },
    {
      match_status: record({ repository_matches: count, branch_matches: count, enabled_hook_matches: count }),
      updated_components: list(text),
    },
  ),
);
const begun: Answers = { 200: { schema: UpdateBegun } };
const taken: Answers = {
  200: { about: "Components fetch.", schema: NotificationTaken },
  201: { about: "The service asked whether the hook works.", schema: NotificationTaken },
  202: { about: "No component has this repository and branch.", schema: NotificationTaken },
  400: { about: "The notification cannot be read; the page says why.", schema: Failure, types: ["text/html"] },
};

const open = { ownFormat: true, quota: "hooks", fails: ["HooksDisabled"] } as const;
const ofProject = { title: "Let a project's components fetch", answers: begun, ...open } as const;
const ofComponent = { title: "Let a component fetch", answers: begun, ...open } as const;

export const hooksApi = noun("hooks", {
  visitProject: get("/hooks/update/:project/", ofProject),
  updateProject: post("/hooks/update/:project/", ofProject),
  visitComponent: get("/hooks/update/:project/:component/", ofComponent),
  updateComponent: post("/hooks/update/:project/:component/", ofComponent),
  secret: get("/api/projects/:project/hook-secret/", {
    title: "Whether hooks of a project have a secret",
    answers: ok(named("HookSecret", record({ set: flag }))),
    needs: [need("project.edit")],
  }),
  setSecret: put("/api/projects/:project/hook-secret/", {
    title: "Give hooks of a project a secret",
    payload: body("HookSecretInput", HookSecretInput),
    example: { secret: "what the service proves to know" },
    answers: gone,
    needs: [need("project.edit")],
  }),
});

/** As loose as the reading is: services send much more, and change it. */
const described = (part: Outline[string]): Json => {
  if (part === "text") return { type: ["string", "null"] };
  if (part === "any") return {};
  if (isList(part)) return list(described(part[0]));
  const properties = Object.fromEntries(Object.entries(part).map(([name, each]) => [name, described(each)]));
  return { type: "object", properties, additionalProperties: true };
};
const isList = (part: Outline | readonly [Outline]): part is readonly [Outline] => Array.isArray(part);

const capital = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1);

const fromService = ({ id, outline, example }: HookService) =>
  post(`/hooks/${id}/`, {
    title: `Take a notification of a push from ${id}`,
    closedSite: "secret",
    unread: {
      "application/json": named(`${capital(id)}Push`, described(outline)),
      "application/x-www-form-urlencoded": record({ payload: { ...text, contentMediaType: "application/json" } }),
    },
    example,
    answers: taken,
    ...open,
    fails: ["Forbidden", "HooksDisabled", "TooLarge"],
  });

export const serviceHooksApi = noun(
  "hooks",
  Object.fromEntries(Object.values(hookServices).map((service) => [service.id, fromService(service)])) as {
    readonly [Id in HookServiceId]: ReturnType<typeof fromService>;
  },
);
