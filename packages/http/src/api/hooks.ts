/** Notifications of pushes: paths beside the API, for services without an account. */
import { type HookServiceId, hookServices } from "@dragoman/core/hooks";
import { get, post } from "../wire/endpoint.ts";

const open = { ownFormat: true, quota: "hooks" } as const;
const ofProject = { title: "Let a project's components fetch", ...open };
const ofComponent = { title: "Let a component fetch", ...open };

export const hooksApi = {
  project: [get("/hooks/update/:project/", ofProject), post("/hooks/update/:project/", ofProject)],
  component: [
    get("/hooks/update/:project/:component/", ofComponent),
    post("/hooks/update/:project/:component/", ofComponent),
  ],
  services: Object.keys(hookServices).map((id) => ({
    id: id as HookServiceId,
    endpoint: post(`/hooks/${id}/`, {
      title: `Take a notification of a push from ${id}`,
      closedSite: "secret",
      ...open,
    }),
  })),
};
