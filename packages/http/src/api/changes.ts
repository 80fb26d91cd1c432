/** Changes: what happened, newest first. */
import { get } from "../wire/endpoint.ts";

export const changeQuery = {
  user: "Name of the user who did it.",
  action: "Number of a kind of change; may be given several times.",
  timestamp_after: "ISO 8601 date or time, inclusive.",
  timestamp_before: "ISO 8601 date or time, inclusive.",
};

export const changesApi = {
  list: get("/api/changes/", { title: "List of changes", query: changeQuery }),
  one: get("/api/changes/:id/", { title: "A change" }),
};
