/** Screenshots, and their images. */
import { link, links, type Shape } from "@dragoman/core/database";
import {
  ImageInput,
  NewScreenshot,
  type ScreenshotColumn,
  screenshotColumns,
  ScreenshotPatch,
  ScreenshotReplacement,
  ShownUnit,
} from "@dragoman/core/screenshots";
import { bytes, gone, made, ok, pages, unlessKnown } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { flag, named, record, shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

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

const Screenshot = shaped("Screenshot", screenshotColumns, screenshotShape);
const NewScreenshotAnswer = shaped("AddedScreenshot", screenshotColumns, newScreenshotShape);
const ImageTaken = named("ImageTaken", record({ result: flag }));

const ownFormat = true;
const needs = [need("screenshot.edit")];
const image = {
  title: "Replace the image of a screenshot",
  ownFormat,
  payload: body("ImageInput", ImageInput),
  example: { image: "(bytes of an image)" },
  answers: ok(ImageTaken),
  needs,
} as const;

export const screenshotsApi = noun("screenshots", {
  list: get("/api/screenshots/", { title: "List of screenshots", ...pages(Screenshot) }),
  create: post("/api/screenshots/", {
    title: "Add a screenshot",
    payload: body("NewScreenshot", NewScreenshot),
    example: {
      image: "(bytes of an image)",
      name: "Start page",
      project_slug: "hello",
      component_slug: "app",
      language_code: "en",
    },
    answers: made(NewScreenshotAnswer),
    needs: [need("screenshot.add")],
  }),
  one: get("/api/screenshots/:id/", { title: "A screenshot", answers: ok(Screenshot) }),
  replace: put("/api/screenshots/:id/", {
    title: "Change a screenshot",
    payload: body("ScreenshotReplacement", ScreenshotReplacement),
    example: { name: "Start page" },
    answers: ok(Screenshot),
    needs,
  }),
  change: patch("/api/screenshots/:id/", {
    title: "Change some of a screenshot",
    payload: body("ScreenshotPatch", ScreenshotPatch),
    example: { repository_filename: "doc/start.png" },
    answers: ok(Screenshot),
    needs,
  }),
  remove: del("/api/screenshots/:id/", {
    title: "Delete a screenshot",
    answers: gone,
    needs: [need("screenshot.delete")],
  }),
  file: get("/api/screenshots/:id/file/", {
    title: "Image of a screenshot",
    ownFormat,
    answers: unlessKnown(bytes("application/binary")),
  }),
  replaceFile: post("/api/screenshots/:id/file/", image),
  putFile: put("/api/screenshots/:id/file/", image),
  showUnit: post("/api/screenshots/:id/units/", {
    title: "Say that a string is on a screenshot",
    payload: body("ShownUnit", ShownUnit),
    example: { unit_id: 1 },
    answers: ok(Screenshot),
    needs,
  }),
  hideUnit: del("/api/screenshots/:id/units/:unit/", {
    title: "Say that a string is not on a screenshot",
    answers: gone,
    needs,
  }),
  ofComponent: get("/api/components/:project/:component/screenshots/", {
    title: "Screenshots of a component",
    ...pages(Screenshot),
  }),
  media: get("/media/screenshots/:file/", {
    title: "Image of a screenshot, for browsers",
    ownFormat,
    answers: unlessKnown(bytes("image/png", "image/jpeg", "image/gif", "image/webp")),
  }),
});
