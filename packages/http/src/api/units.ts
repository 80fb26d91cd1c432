/** Units: strings with their translations. */
import { UnitPatch } from "@dragoman/core/units";
import { del, get, patch, put, unitPages } from "../wire/endpoint.ts";

export const unitsApi = {
  list: get("/api/units/", { title: "List of strings", query: { q: "Search query." }, paged: unitPages }),
  one: get("/api/units/:id/", { title: "A string", query: { q: "Search query that the string must match." } }),
  change: patch("/api/units/:id/", {
    title: "Translate a string, or change properties of a source string",
    payload: UnitPatch,
  }),
  remove: del("/api/units/:id/", { title: "Remove a string" }),
  replace: put("/api/units/:id/", { title: "Translate a string", payload: UnitPatch }),
};
