/** Files: downloads and archives. */
import { UploadInput } from "@dragoman/core/uploads";
import { get, post, put } from "../wire/endpoint.ts";

const ownFormat = true;

const uploadQuery = {
  dry_run: "`true` answers what would happen, string by string, with the token of this plan, and changes nothing.",
  plan: "Token of a plan: the upload does exactly this, or fails with 412.",
};

export const filesApi = {
  translation: get("/api/translations/:project/:component/:language/file/", {
    title: "File of a translation",
    ownFormat,
    query: { format: "Name of a conversion; without it the stored file.", q: "Search query; only with a conversion." },
  }),
  upload: post("/api/translations/:project/:component/:language/file/", {
    title: "Upload a file to a translation",
    ownFormat,
    payload: UploadInput,
    query: uploadQuery,
  }),
  replace: put("/api/translations/:project/:component/:language/file/", {
    title: "Upload a file to a translation",
    ownFormat,
    payload: UploadInput,
    query: uploadQuery,
  }),
  base: get("/api/components/:project/:component/monolingual_base/", { title: "Base file of a component" }),
  template: get("/api/components/:project/:component/new_template/", { title: "Template for new translations" }),
  component: get("/api/components/:project/:component/file/", {
    title: "Archive of a component",
    ownFormat,
    query: { format: "`zip`, or `zip:` and a conversion." },
  }),
  project: get("/api/projects/:project/file/", {
    title: "Archive of a project",
    ownFormat,
    query: { format: "`zip`, or `zip:` and a conversion.", language_code: "Only the files of this language." },
  }),
};
