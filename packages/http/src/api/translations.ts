/** Translations, and their units. */
import { AutotranslationInput } from "@dragoman/core/autotranslation";
import { OperationInput } from "@dragoman/core/repository";
import { NewUnit } from "@dragoman/core/units";
import { del, get, post, unitPages } from "../wire/endpoint.ts";
import { changeQuery } from "./changes.ts";

export const translationsApi = {
  list: get("/api/translations/", { title: "List of translations" }),
  one: get("/api/translations/:project/:component/:language/", { title: "A translation" }),
  remove: del("/api/translations/:project/:component/:language/", { title: "Delete a translation" }),
  units: get("/api/translations/:project/:component/:language/units/", {
    title: "Strings of a translation",
    query: { q: "Search query." },
    paged: unitPages,
  }),
  addUnit: post("/api/translations/:project/:component/:language/units/", { title: "Add a string", payload: NewUnit }),
  statistics: get("/api/translations/:project/:component/:language/statistics/", {
    title: "Statistics of a translation",
  }),
  changes: get("/api/translations/:project/:component/:language/changes/", {
    title: "Changes in a translation",
    query: changeQuery,
  }),
  autotranslate: post("/api/translations/:project/:component/:language/autotranslate/", {
    title: "Translate automatically",
    payload: AutotranslationInput,
  }),
  repository: get("/api/translations/:project/:component/:language/repository/", {
    title: "Repository of a translation",
  }),
  operate: post("/api/translations/:project/:component/:language/repository/", {
    title: "Work on the repository of a translation",
    payload: OperationInput,
  }),
};
