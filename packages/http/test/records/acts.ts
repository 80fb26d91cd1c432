/** How each act of `docs/records.md` is asked for: where the matrix of rights has no request that is let in, or none that changes anything. */
import type { Place, Scene } from "../access/scene.ts";
import { images, screenshotForm } from "@dragoman/testing";
import { following } from "../access/scene.ts";

/** `repo` is the address of the component's repository. */
type Of<A> = (place: Place, ids: Scene["ids"], repo: string) => A;

/** In a path: the id of the newest row of the kind that the act is about. */
export const newest = "newest";

export interface Act {
  readonly body?: Of<object>;
  readonly path?: Of<Readonly<Record<string, string | number>>>;
  /** Endpoints that are asked before, as this table says. */
  readonly first?: readonly string[];
}

const image = () => {
  const form = new FormData();
  form.append("image", new Blob([Buffer.from(images.gif)], { type: "image/gif" }), "other.gif");
  return form;
};
const teamWith =
  (key: Of<string | number>): NonNullable<Act["path"]> =>
  (place, ids) => ({ id: place.teamId, key: key(place, ids, "") });

export const acts: Readonly<Record<string, Act>> = {
  "PUT /api/languages/:language/": { body: () => ({ code: "cs", name: "Czech, changed" }) },
  "PATCH /api/languages/:language/": { body: () => ({ population: 7, plural: { number: 2, formula: "n != 1" } }) },
  "DELETE /api/languages/:language/": {
    first: ["POST /api/groups/:id/languages/"],
    path: () => ({ language: "eo" }),
  },
  "DELETE /api/projects/:project/": {
    first: ["POST /api/projects/:project/labels/", "POST /api/projects/:project/blocks/"],
  },
  "PATCH /api/projects/:project/labels/:id/": {
    first: ["POST /api/projects/:project/labels/"],
    body: () => ({ name: "Another", color: "blue" }),
    path: () => ({ id: newest }),
  },
  "DELETE /api/projects/:project/labels/:id/": {
    first: ["POST /api/projects/:project/labels/"],
    path: () => ({ id: newest }),
  },
  "DELETE /api/projects/:project/forges/:id/": {
    first: ["POST /api/projects/:project/forges/"],
    path: () => ({ id: newest }),
  },
  "PUT /api/projects/:project/": {
    body: ({ slug }) => ({ name: "Another", slug, web: "https://example.org/other/" }),
  },
  "PATCH /api/projects/:project/": { body: () => ({ slug: "renamed", instructions: "Please." }) },
  "POST /api/projects/:project/components/": {
    body: ({ slug, path }) => ({
      name: "Linked",
      slug: "linked",
      repo: `dragoman://${slug}/${path}`,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    }),
  },
  "PUT /api/components/:project/:component/": {
    body: ({ path }, _, repo) => ({
      name: "Another",
      slug: path,
      repo,
      filemask: "po/*.po",
      file_format: "po",
    }),
  },
  "PATCH /api/components/:project/:component/": {
    body: () => ({ slug: "renamed", license: "MIT", priority: 120 }),
  },
  "POST /api/components/:project/:component/links/": {
    body: ({ access }) => ({ project_slug: `p-${following(following(access))}` }),
  },
  "POST /api/component-lists/:list/components/": {
    first: ["DELETE /api/component-lists/:list/components/:component/"],
  },
  "POST /api/component-lists/:list/rules/": {
    body: () => ({ project_match: "^p-public$", component_match: "." }),
  },
  "DELETE /api/component-lists/:list/": { first: ["POST /api/groups/:id/componentlists/"] },
  "PATCH /api/categories/:id/": { body: () => ({ name: "Another" }) },
  "POST /api/screenshots/": {
    body: ({ slug, path }) => screenshotForm({ project: slug, component: path, language: "cs" }, "another.png"),
  },
  "POST /api/screenshots/:id/file/": { body: image },
  "PUT /api/screenshots/:id/file/": { body: image },
  "DELETE /api/screenshots/:id/units/:unit/": { first: ["POST /api/screenshots/:id/units/"] },
  "DELETE /api/screenshots/:id/": { first: ["POST /api/screenshots/:id/units/"] },
  "PUT /api/addons/:id/": {
    body: () => ({
      name: "weblate.generate.generate",
      configuration: { filename: "other.txt", template: "{{ stats.all }}" },
    }),
  },
  "PATCH /api/addons/:id/": {
    body: () => ({ configuration: { filename: "another.txt", template: "{{ stats.all }}" } }),
  },
  "DELETE /api/users/:username/groups/": { first: ["POST /api/users/:username/groups/"] },
  "DELETE /api/users/:username/watched/:project/": { first: ["POST /api/users/:username/watched/"] },
  "PATCH /api/users/:username/": { body: () => ({ is_superuser: true, is_active: false }) },
  "PUT /api/users/:username/notifications/:id/": {
    body: () => ({ notification: "LockNotification", scope: 0, frequency: 4 }),
  },
  "PATCH /api/users/:username/notifications/:id/": { body: () => ({ frequency: 4 }) },
  "PATCH /api/groups/:id/": { body: () => ({ name: "New", project_selection: 1, language_selection: 1 }) },
  "DELETE /api/groups/:id/components/:key/": {
    first: ["POST /api/groups/:id/components/"],
    path: teamWith(({ component: { id } }) => id),
  },
  "DELETE /api/groups/:id/componentlists/:key/": {
    first: ["POST /api/groups/:id/componentlists/"],
    path: teamWith(({ list: { id } }) => id),
  },
  "DELETE /api/groups/:id/languages/:key/": {
    first: ["POST /api/groups/:id/languages/"],
    path: teamWith(() => "eo"),
  },
  "POST /api/groups/:id/languages/": { body: () => ({ language_code: "eo" }) },
  "POST /api/groups/:id/projects/": { body: ({ projects }) => ({ project_id: projects.at(-1)?.id }) },
  "DELETE /api/groups/:id/admins/:user/": { first: ["POST /api/groups/:id/admins/"] },
  "DELETE /api/projects/:project/ssh-key/": { first: ["POST /api/projects/:project/ssh-key/"] },
  "PUT /api/roles/:id/": { body: () => ({ name: "Another", permissions: ["unit.edit"] }) },
  "DELETE /api/roles/:id/": { first: ["POST /api/roles/"], path: () => ({ id: newest }) },
};
