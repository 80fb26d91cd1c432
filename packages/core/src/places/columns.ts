/**
 * Columns of a place, for shapes: what was found `f` in the project `p`, with its component `c` and language `l` where
 * it has them.
 */
import type { CategoryId } from "../ids/index.ts";
import { flag, json, nullable, oneOf, text } from "../database/index.ts";

/** What an address can lead to. `language` is a language of the whole project. */
export const placeKinds = ["project", "category", "component", "translation", "language"] as const;

export interface PlaceCategory {
  readonly id: CategoryId;
  readonly slug: string;
  readonly name: string;
  /** Slugs from the top, with slashes between them. */
  readonly path: string;
}

const categories = {
  type: "array",
  items: {
    type: "object",
    properties: {
      id: { type: "integer" },
      slug: { type: "string" },
      name: { type: "string" },
      path: { type: "string" },
    },
    required: ["id", "slug", "name", "path"],
  },
};

export const placeColumns = {
  kind: oneOf(placeKinds, "f.kind"),
  project: text("p.slug"),
  projectName: text("p.name"),
  /** From the top to the place itself or what it is in. */
  categories: json<readonly PlaceCategory[]>(
    categories,
    `(with recursive up as (
        select k.id, k.category_id, k.slug, k.name, 1 as height from categories k
          where k.id = coalesce(f.category_id, c.category_id)
        union all select k.id, k.category_id, k.slug, k.name, up.height + 1
          from categories k join up on k.id = up.category_id)
      select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'path', path)
          order by height desc), '[]')
      from (select up.*, string_agg(slug, '/') over (order by height desc) as path from up) steps)`,
  ),
  component: nullable(text("c.slug")),
  componentName: nullable(text("c.name")),
  componentPath: nullable(text("c.path")),
  componentUrl: nullable(text("replace(c.path, '/', '%252F')")),
  isGlossary: flag("coalesce(c.is_glossary, false)"),
  language: nullable(text("l.code")),
  languageName: nullable(text("l.name")),
  direction: nullable(text("l.direction")),
} as const;
export type PlaceColumn = keyof typeof placeColumns;
