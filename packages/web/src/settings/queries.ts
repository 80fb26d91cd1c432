/** What settings ask of the server. */
import type { AddonKind } from "@dragoman/client";
import { queryOptions } from "@tanstack/react-query";
import { inOwnWords } from "../api/checkWords.ts";
import { client } from "../api/client.ts";
import { all } from "../api/listing.ts";
import { known } from "../l10n/text.ts";

export const categoriesQuery = (project: string) =>
  queryOptions({
    queryKey: ["categories", project],
    queryFn: ({ signal }) => client.categories.ofProject({ project, page_size: 1000 }, { signal }).orThrow(),
  });

export const checksQuery = queryOptions({
  queryKey: ["checks"],
  queryFn: ({ signal }) => client.checks.list({}, { signal }).orThrow(),
  staleTime: Infinity,
  select: (checks) => checks.map((check) => inOwnWords(check.id, check)),
});

export const addonsQuery = queryOptions({
  queryKey: ["addons"],
  queryFn: ({ signal }) => all(client.addons.list({ page_size: 1000 }, { signal }).all()),
});

/** Kinds of add-ons, with why one cannot be installed where that is so. */
export const kindsQuery = (project?: string, component?: string) =>
  queryOptions({
    queryKey: ["addon-kinds", project, component],
    queryFn: ({ signal }) =>
      (project === undefined || component === undefined
        ? client.addons.kinds({}, { signal })
        : client.addons.kindsFor({ project, component }, { signal })
      ).orThrow(),
    select: (kinds) => kinds.map(kindInOwnWords),
  });

/** Kinds that the console has no words for keep those of the server. */
const kindInOwnWords = (kind: AddonKind): AddonKind => {
  const id = `settings-kind-${kind.name.replace(/^weblate\./, "").replaceAll(".", "-")}`;
  return { ...kind, title: known(id) ?? kind.title, about: known(id, "about") ?? kind.about };
};

/** Whether there is one: it is never told. */
export const hookSecretQuery = (project: string) =>
  queryOptions({
    queryKey: ["hook-secret", project],
    queryFn: ({ signal }) => client.hooks.secret({ project }, { signal }).orThrow(),
  });

export const forgesQuery = (project: string) =>
  queryOptions({
    queryKey: ["forges", project],
    queryFn: ({ signal }) => all(client.projects.forges({ project, page_size: 1000 }, { signal }).all()),
  });
