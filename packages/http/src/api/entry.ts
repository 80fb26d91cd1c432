/** The entry point: where everything begins. */
import { get } from "../wire/endpoint.ts";

export const entryApi = {
  index: get("/api/", { title: "API root" }),
};
