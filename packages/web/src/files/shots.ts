/** Screenshots of a component, and the strings that are seen on them. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import type { ComponentPlace } from "../api/addresses.ts";

export const shotsQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: ["screenshots", place.project, place.component],
    queryFn: ({ signal }) => client.screenshots.ofComponent({ ...place, page_size: 200 }, { signal }).orThrow(),
  });

export const unitQuery = (id: number) =>
  queryOptions({
    queryKey: ["unit", id],
    queryFn: ({ signal }) => client.units.one({ id }, { signal }).orThrow(),
  });

/** The id at the end of an address. */
export const idOf = (address: string): number => Number(/(\d+)\/*$/.exec(address)?.[1] ?? 0);

export const foundQuery = (place: ComponentPlace, language: string, q: string) =>
  queryOptions({
    queryKey: ["found", place.project, place.component, language, q],
    queryFn: ({ signal }) => client.translations.units({ ...place, language, q, page_size: 10 }, { signal }).orThrow(),
    enabled: q.trim() !== "",
    placeholderData: keepPreviousData,
  });

type Act =
  | { readonly do: "add"; readonly images: readonly File[]; readonly language: string }
  | { readonly do: "remove"; readonly id: number }
  | { readonly do: "tie"; readonly id: number; readonly unit: number }
  | { readonly do: "untie"; readonly id: number; readonly unit: number };

export const useShots = (place: ComponentPlace) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (act: Act) => {
      const { screenshots } = client;
      if (act.do === "remove") await screenshots.remove({ id: act.id }).orThrow();
      else if (act.do === "tie") await screenshots.showUnit({ id: act.id, body: { unit_id: act.unit } }).orThrow();
      else if (act.do === "untie") await screenshots.hideUnit({ id: act.id, unit: act.unit }).orThrow();
      else
        for (const image of act.images)
          await screenshots
            .create({
              body: {
                project_slug: place.project,
                component_slug: place.component,
                language_code: act.language,
                name: image.name.replace(/\.\w+$/, ""),
                image,
              },
            })
            .orThrow();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: shotsQuery(place).queryKey }),
  });
};
