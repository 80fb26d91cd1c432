/** Add-ons of components and of projects. */
import { type AddonColumn, AddonPatch, NewAddon } from "@dragoman/core/addons";
import { link, type Shape } from "@dragoman/core/database";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

export const addonShape: Shape<AddonColumn> = {
  component: link`/api/components/${"componentProject"}/${"componentUrl"}/`,
  project: link`/api/projects/${"project"}/`,
  name: "name",
  id: "id",
  configuration: "configuration",
  url: link`/api/addons/${"id"}/`,
};

export const addonsApi = {
  list: get("/api/addons/", { title: "List of add-ons" }),
  one: get("/api/addons/:id/", { title: "An add-on" }),
  replace: put("/api/addons/:id/", { title: "Change an add-on", payload: AddonPatch }),
  change: patch("/api/addons/:id/", { title: "Change an add-on", payload: AddonPatch }),
  remove: del("/api/addons/:id/", { title: "Remove an add-on" }),
  install: post("/api/components/:project/:component/addons/", {
    title: "Install an add-on on a component",
    payload: NewAddon,
  }),
  installOnProject: post("/api/projects/:project/addons/", {
    title: "Install an add-on on a project",
    payload: NewAddon,
  }),
};
