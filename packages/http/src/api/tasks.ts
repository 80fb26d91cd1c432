/** Background tasks. */
import { del, get } from "../wire/endpoint.ts";

export const tasksApi = {
  one: get("/api/tasks/:id/", { title: "A background task" }),
  cancel: del("/api/tasks/:id/", { title: "Stop a background task" }),
};
