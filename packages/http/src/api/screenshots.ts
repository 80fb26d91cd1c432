/** Screenshots, and their images. */
import { link, links, type Shape } from "@dragoman/core/database";
import {
  ImageInput,
  NewScreenshot,
  type ScreenshotColumn,
  ScreenshotPatch,
  ScreenshotReplacement,
  ShownUnit,
} from "@dragoman/core/screenshots";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

export const screenshotShape: Shape<ScreenshotColumn> = {
  id: "id",
  name: "name",
  repository_filename: "repositoryFilename",
  translation: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  file_url: link`/api/screenshots/${"id"}/file/`,
  units: links("units", "/api/units/"),
  url: link`/api/screenshots/${"id"}/`,
};

/** What a new one answers: with the address of the image for browsers. */
export const newScreenshotShape: Shape<ScreenshotColumn> = {
  ...screenshotShape,
  image: link`/media/screenshots/${"filename"}`,
};

const ownFormat = true;
const image = { title: "Replace the image of a screenshot", ownFormat, payload: ImageInput };

export const screenshotsApi = {
  list: get("/api/screenshots/", { title: "List of screenshots" }),
  create: post("/api/screenshots/", { title: "Add a screenshot", payload: NewScreenshot }),
  one: get("/api/screenshots/:id/", { title: "A screenshot" }),
  replace: put("/api/screenshots/:id/", { title: "Change a screenshot", payload: ScreenshotReplacement }),
  change: patch("/api/screenshots/:id/", { title: "Change some of a screenshot", payload: ScreenshotPatch }),
  remove: del("/api/screenshots/:id/", { title: "Delete a screenshot" }),
  file: get("/api/screenshots/:id/file/", { title: "Image of a screenshot", ownFormat }),
  replaceFile: post("/api/screenshots/:id/file/", image),
  putFile: put("/api/screenshots/:id/file/", image),
  showUnit: post("/api/screenshots/:id/units/", { title: "Say that a string is on a screenshot", payload: ShownUnit }),
  hideUnit: del("/api/screenshots/:id/units/:unit/", { title: "Say that a string is not on a screenshot" }),
  ofComponent: get("/api/components/:project/:component/screenshots/", { title: "Screenshots of a component" }),
  media: get("/media/screenshots/:file/", { title: "Image of a screenshot, for browsers", ownFormat }),
};
