/** Add-ons of components and of projects. */
import {
  type AddonColumn,
  addonColumns,
  AddonPatch,
  type AddonRunColumn,
  addonRunColumns,
  DiscoveryInput,
  NewAddon,
} from "@dragoman/core/addons";
import { link, type Shape } from "@dragoman/core/database";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { flag, list, named, nullable, oneOf, record, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

export const addonShape: Shape<AddonColumn> = {
  component: link`/api/components/${"componentProject"}/${"componentUrl"}/`,
  project: link`/api/projects/${"project"}/`,
  name: "name",
  id: "id",
  configuration: "configuration",
  url: link`/api/addons/${"id"}/`,
};
const Addon = shaped("Addon", addonColumns, addonShape);

export const addonRunShape: Shape<AddonRunColumn> = {
  id: "runId",
  component: link`/api/components/${"runProject"}/${"runComponent"}/`,
  event: "event",
  started: "started",
  ended: "ended",
  failed: "failed",
  log: "log",
};
const AddonRun = shaped("AddonRun", addonRunColumns, addonRunShape);

const needs = [
  where("the add-on is on a component", "component.edit"),
  where("the add-on is on a project", "project.edit"),
  where("the add-on is on the whole site", "management.addons"),
];
const example = { name: "weblate.gettext.mo", configuration: { path: "locales/{{ language_code }}.mo" } };

const AddonKind = named(
  "AddonKind",
  record({
    name: text,
    title: text,
    about: text,
    scope: oneOf(["component", "project", "repository"]),
    repeatable: flag,
    settings: { type: "object", additionalProperties: true, description: "JSON schema of `configuration`." },
    defaults: { type: "object", additionalProperties: true },
    problem: { ...nullable(text), description: "Why it cannot be installed there; null where it can." },
  }),
);

const known = record({ name: text, slug: text, filemask: text });
const DiscoveryPreview = named(
  "DiscoveryPreview",
  record({
    matched: { ...list(known), description: "Components that are there." },
    created: list(
      record({
        name: text,
        slug: text,
        filemask: text,
        template: text,
        new_base: text,
        intermediate: text,
        languages: { ...list(text), description: "Codes as the paths spell them." },
        problems: {
          ...nullable({ type: "object", additionalProperties: true }),
          description: "What keeps it from being made, by field; null where nobody looked.",
        },
      }),
    ),
    removed: { ...list(known), description: "Components whose files are gone." },
  }),
);

export const addonsApi = noun("addons", {
  kinds: get("/api/addons/kinds/", { title: "Kinds of add-ons", answers: ok(list(AddonKind)) }),
  kindsFor: get("/api/components/:project/:component/addons/kinds/", {
    title: "Kinds of add-ons, with what keeps each from a component",
    answers: ok(list(AddonKind)),
    needs: [need("component.edit")],
  }),
  list: get("/api/addons/", { title: "List of add-ons", ...pages(Addon) }),
  one: get("/api/addons/:id/", { title: "An add-on", answers: ok(Addon) }),
  logs: get("/api/addons/:id/logs/", {
    title: "What an add-on did the last times, the newest first",
    ...pages(AddonRun),
  }),
  replace: put("/api/addons/:id/", {
    title: "Change an add-on",
    payload: body("AddonPatch", AddonPatch),
    example,
    answers: ok(Addon),
    needs,
  }),
  change: patch("/api/addons/:id/", {
    title: "Change some of an add-on",
    payload: body("AddonPatch", AddonPatch),
    example: { configuration: { path: "{{ language_code }}.mo" } },
    answers: ok(Addon),
    needs,
  }),
  remove: del("/api/addons/:id/", { title: "Remove an add-on", answers: gone, needs }),
  install: post("/api/components/:project/:component/addons/", {
    title: "Install an add-on on a component",
    payload: body("NewAddon", NewAddon),
    example,
    answers: made(Addon),
    needs: [
      need("component.edit"),
      where("the add-on works on the whole project", "project.edit"),
      where("the add-on makes components", "project.edit"),
    ],
  }),
  discovery: post("/api/components/:project/:component/addons/discovery/", {
    title: "What component discovery would make and remove",
    payload: body("DiscoveryInput", DiscoveryInput),
    example: {
      configuration: { match: "locale/(?P<language>[^/]*)/(?P<component>[^/]*)\\.po", file_format: "po" },
    },
    answers: ok(DiscoveryPreview),
    needs: [need("component.edit"), need("project.edit")],
  }),
  installOnProject: post("/api/projects/:project/addons/", {
    title: "Install an add-on on a project",
    payload: body("NewAddon", NewAddon),
    example: { name: "weblate.removal.comments", configuration: { age: 30 } },
    answers: made(Addon),
    needs: [need("project.edit")],
  }),
  installOnSite: post("/api/addons/site/", {
    title: "Install an add-on on the whole site",
    payload: body("NewAddon", NewAddon),
    example: { name: "weblate.removal.suggestions", configuration: { age: 90 } },
    answers: made(Addon),
    needs: [need("management.addons")],
  }),
});
