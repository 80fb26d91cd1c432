/** What stands at an address: projects, components and what is in them. */
import type { Place } from "@dragoman/client";
import { queryOptions } from "@tanstack/react-query";
import { type ComponentPlace, projectPage } from "./addresses.ts";
import { client } from "./client.ts";

/** Null where nothing is, or nothing that one may see. */
export const placeQuery = (path: string) =>
  queryOptions({
    queryKey: ["place", path],
    queryFn: async ({ signal }): Promise<Place | null> => {
      const found = await client.places.find({ path }, { signal });
      if (found.ok) return found.value;
      if (found.error.kind === "not-found") return null;
      throw found.error;
    },
    staleTime: 300_000,
  });

export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: ["project", project],
    queryFn: ({ signal }) => client.projects.one({ project }, { signal }).orThrow(),
  });

export const componentQuery = ({ project, component }: ComponentPlace) =>
  queryOptions({
    queryKey: ["component", project, component],
    queryFn: ({ signal }) => client.components.one({ project, component }, { signal }).orThrow(),
  });

/** Where a place stands, from its project in, with the place itself. */
export const crumbsTo = ({ project, categories, component, language }: Place) => [
  { label: project.name, href: projectPage(project.slug) },
  ...categories.map(({ name, path }) => ({ label: name, href: `/projects/${project.slug}/${path}/` })),
  ...(component?.path == null
    ? []
    : [{ label: component.name ?? "", href: `/projects/${project.slug}/${component.path}/` }]),
  ...(language === null ? [] : [{ label: language.name ?? "", href: "" }]),
];

/** The same from all projects in, without the place itself. */
export const crumbsOf = (place: Place, projects: string) =>
  [{ label: projects, href: "/projects/" }, ...crumbsTo(place)].slice(0, -1);
