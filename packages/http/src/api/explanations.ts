/** Why a user may or may not do something. */
import { get } from "../wire/endpoint.ts";

export const explanationsApi = {
  explain: get("/api/users/:username/access/", {
    title: "What a user may do, and why",
    query: {
      permission: "Codename of a permission.",
      object: "project, project/component or project/component/language; nothing for site-wide permissions.",
    },
  }),
};
