/** Translations, and their units. */
import { AutotranslationInput } from "@dragoman/core/autotranslation";
import { NewUnit } from "@dragoman/core/units";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, post, unitPages } from "../wire/endpoint.ts";
import { extended, integer, named, record, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { Change, ChangeQuery } from "./changes.ts";
import { Search } from "./parameters.ts";
import { operation, Repository, status } from "./repository.ts";
import { Translation } from "./shapes.ts";
import { TranslationStatistics } from "./statistics.ts";
import { Unit } from "./units.ts";

/** The same object twice: some clients read it under `unit`. */
const AddedUnit = named("AddedUnit", extended(Unit, { unit: Unit }));
const Autotranslated = named("Autotranslated", record({ details: record({ translation: integer, message: text }) }));

export const translationsApi = noun("translations", {
  list: get("/api/translations/", { title: "List of translations", ...pages(Translation) }),
  one: get("/api/translations/:project/:component/:language/", { title: "A translation", answers: ok(Translation) }),
  remove: del("/api/translations/:project/:component/:language/", {
    title: "Delete a translation",
    answers: gone,
    fails: ["RepositoryBusy"],
    needs: [need("translation.delete")],
  }),
  units: get("/api/translations/:project/:component/:language/units/", {
    title: "Strings of a translation",
    query: Search,
    ...pages(Unit, unitPages),
    fails: ["Refused"],
  }),
  addUnit: post("/api/translations/:project/:component/:language/units/", {
    title: "Add a string",
    payload: body("NewUnit", NewUnit),
    example: { key: "greeting", value: ["Hello, world!"] },
    answers: made(AddedUnit),
    needs: [where("the component is no glossary", "unit.add"), where("the component is a glossary", "glossary.add")],
  }),
  statistics: get("/api/translations/:project/:component/:language/statistics/", {
    title: "Statistics of a translation",
    answers: ok(TranslationStatistics),
  }),
  changes: get("/api/translations/:project/:component/:language/changes/", {
    title: "Changes in a translation",
    query: ChangeQuery,
    ...pages(Change),
  }),
  autotranslate: post("/api/translations/:project/:component/:language/autotranslate/", {
    title: "Translate automatically",
    payload: body("AutotranslationInput", AutotranslationInput),
    example: { mode: "suggest", filter_type: "todo", auto_source: "others", threshold: 80 },
    answers: ok(Autotranslated),
    needs: [need("translation.auto"), where("`mode` is `approved`", "unit.review")],
  }),
  repository: get("/api/translations/:project/:component/:language/repository/", {
    title: "Repository of a translation",
    answers: ok(Repository),
    ...status,
  }),
  operate: post("/api/translations/:project/:component/:language/repository/", {
    title: "Work on the repository of a translation",
    ...operation,
  }),
});
