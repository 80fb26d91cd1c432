/** The console's own texts as a project: a component for each of its rooms, with the masks that our repository needs. */
import { readdirSync } from "node:fs";
import { at } from "../workspace/paths.mjs";
import { makeRepository } from "./repository.mjs";

const locales = "packages/web/locales";

const componentOf = (room) => ({
  name: room[0].toUpperCase() + room.slice(1),
  slug: room,
  file_format: "fluent",
  filemask: `${locales}/*/${room}.ftl`,
  template: `${locales}/en/${room}.ftl`,
});

export const ownPages = async (folder) => ({
  project: { name: "Dragoman's own pages", slug: "dragoman", web: "https://dragoman.example.org/" },
  components: readdirSync(at(...locales.split("/"), "en")).map((file) => componentOf(file.replace(/\.ftl$/, ""))),
  origin: await makeRepository(folder, "dragoman", {
    from: locales,
    inside: locales,
    message: "The console speaks six languages",
  }),
});
