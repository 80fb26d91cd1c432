/** Notifications of pushes: paths beside the API, for services without an account. */
import { type HookServiceId, hookServices } from "@dragoman/core/hooks";
import type { Answers } from "../wire/answer.ts";
import { get, noun, post } from "../wire/endpoint.ts";
import { count, list, named, oneOf, record, text } from "../wire/json.ts";

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
  400: { about: "The notification cannot be read; the page says why.", types: ["text/html"] },
};

const open = { ownFormat: true, quota: "hooks", fails: ["HooksDisabled"] } as const;
const ofProject = { title: "Let a project's components fetch", answers: begun, ...open } as const;
const ofComponent = { title: "Let a component fetch", answers: begun, ...open } as const;

export const hooksApi = noun("hooks", {
  visitProject: get("/hooks/update/:project/", ofProject),
  updateProject: post("/hooks/update/:project/", ofProject),
  visitComponent: get("/hooks/update/:project/:component/", ofComponent),
  updateComponent: post("/hooks/update/:project/:component/", ofComponent),
});

const fromService = (id: string) =>
  post(`/hooks/${id}/`, {
    title: `Take a notification of a push from ${id}`,
    closedSite: "secret",
    answers: taken,
    ...open,
    fails: ["HooksDisabled", "TooLarge"],
  });

export const serviceHooksApi = noun(
  "hooks",
  Object.fromEntries(Object.keys(hookServices).map((id) => [id, fromService(id)])) as {
    readonly [Id in HookServiceId]: ReturnType<typeof fromService>;
  },
);
