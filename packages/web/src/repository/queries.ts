/** What the server knows of repositories, and what it is asked to do with them. */
import { isFailure, type NewSurvey, type OperationInput, type RepositoryPlan, type UpdatePlan } from "@dragoman/client";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { client } from "../api/client.ts";
import { isPassing } from "../api/queries.ts";
import type { ComponentPlace } from "../api/addresses.ts";
import { slugOf } from "../text/slug.ts";
import { categoryPath, newCategory } from "./categories.ts";
import { type Draft, inputOf, keyOfSurvey, slugFor } from "./draft.ts";
import { type Fate, isOfRepository, isUnderWay } from "./model.ts";

const keyOf = ({ project, component }: ComponentPlace) => ["repository", project, component];

export const statusQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: [...keyOf(place), "status"],
    queryFn: ({ signal }) => client.components.repository({ ...place }, { signal }).orThrow(),
  });

export const waitingQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: [...keyOf(place), "waiting"],
    queryFn: ({ signal }) => client.components.waiting({ ...place, page_size: 200 }, { signal }).orThrow(),
  });

export const commitsQuery = (place: ComponentPlace, side: "outgoing" | "incoming") =>
  queryOptions({
    queryKey: [...keyOf(place), "commits", side],
    queryFn: ({ signal }) => client.components.commits({ ...place, side, page_size: 20 }, { signal }).orThrow(),
  });

/** While something is under way it is looked at each second: who comes back to the page finds it there. */
export const tasksQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: [...keyOf(place), "tasks"],
    queryFn: async ({ signal }) =>
      (await client.tasks.ofComponent({ ...place, page_size: 50 }, { signal }).orThrow()).results
        .filter(isOfRepository)
        .slice(0, 10),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? 1000 : false),
  });

export const taskQuery = (id: string, underWay: boolean) =>
  queryOptions({
    queryKey: ["task", id, underWay],
    queryFn: ({ signal }) => client.tasks.one({ id }, { signal }).orThrow(),
    refetchInterval: underWay ? 1000 : false,
  });

export const alertsQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: [...keyOf(place), "alerts"],
    queryFn: ({ signal }) => client.overviews.componentAlerts({ ...place }, { signal }).orThrow(),
  });

/** Texts that gave way to others when both sides had changed a string. */
export const gaveWayQuery = (place: ComponentPlace, most: number) =>
  queryOptions({
    queryKey: [...keyOf(place), "gave-way", most],
    queryFn: ({ signal }) =>
      client.changes
        .details({ component: `${place.project}/${place.component}`, gave_way: true, page_size: most }, { signal })
        .orThrow(),
  });

export const lockQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: [...keyOf(place), "lock"],
    queryFn: async ({ signal }) => {
      const { locked } = await client.components.lock({ ...place }, { signal }).orThrow();
      if (!locked) return { locked };
      const { results } = await client.components
        .changes({ ...place, action: [14], page_size: 1 }, { signal })
        .orThrow();
      return { locked, since: results[0]?.timestamp, by: results[0]?.user?.split("/").at(-2) };
    },
  });

export const projectKeyQuery = (project: string) =>
  queryOptions({
    queryKey: ["ssh-key", project],
    queryFn: ({ signal }) => client.ssh.projectKey({ project }, { signal }).orThrow(),
    staleTime: 300_000,
  });

export const componentsQuery = (project: string) =>
  queryOptions({
    queryKey: ["repository", project, "components"],
    queryFn: ({ signal }) => client.projects.components({ project, page_size: 500 }, { signal }).orThrow(),
  });

export const projectStatusQuery = (project: string) =>
  queryOptions({
    queryKey: ["repository", project, "status"],
    queryFn: ({ signal }) => client.projects.repository({ project }, { signal }).orThrow(),
  });

/** After what was done, everything that is shown of the repository is asked for again. */
const useFresh = (project: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["repository", project] });
};

/** What is asked for, and with a reset what becomes of strings that upstream does not have. */
export interface Asked {
  readonly operation: OperationInput["operation"];
  readonly fate?: Fate;
  /** The token of a plan: exactly this is done, or nothing. */
  readonly plan?: string | undefined;
}

const bodyOf = ({ operation, fate }: Asked): OperationInput =>
  fate === undefined ? { operation } : fate === "discard" ? { operation, discard: true } : { operation, keep: fate };

export const useOperation = (place: ComponentPlace) => {
  const fresh = useFresh(place.project);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: Asked) => {
      // The task is there at once, and is shown while the answer is waited for.
      setTimeout(() => void queries.invalidateQueries({ queryKey: tasksQuery(place).queryKey }), 300);
      return client.components.operate({ ...place, plan: asked.plan, body: bodyOf(asked) }).orThrow();
    },
    onSettled: fresh,
  });
};

export const useProjectOperation = (project: string) => {
  const fresh = useFresh(project);
  return useMutation({
    mutationFn: (asked: Asked) => client.projects.operate({ project, plan: asked.plan, body: bodyOf(asked) }).orThrow(),
    onSettled: fresh,
  });
};

/** What would happen, with the token of exactly this. Of an update also which files it touches. */
export interface MadePlan {
  readonly asked: Asked;
  readonly files: UpdatePlan | undefined;
  readonly foreseen: RepositoryPlan;
}

/** What was asked for with `dry_run` is answered by a plan. */
const planned = <Answer extends object>(answer: Answer): Extract<Answer, { readonly plan: string }> => {
  if (!("plan" in answer)) throw new Error("the answer is no plan");
  return answer as Extract<Answer, { readonly plan: string }>;
};

export const usePlan = (place: ComponentPlace) => {
  const fresh = useFresh(place.project);
  return useMutation({
    mutationFn: async (asked: Asked): Promise<MadePlan> => {
      const files =
        asked.operation === "pull"
          ? await client.components.plan({ ...place, body: { operation: "pull" } }).orThrow()
          : undefined;
      const foreseen = await client.components.operate({ ...place, dry_run: true, body: bodyOf(asked) }).orThrow();
      return { asked, files, foreseen: planned(foreseen) };
    },
    onSettled: fresh,
  });
};

export const useProjectPlan = (project: string) =>
  useMutation({
    mutationFn: async (asked: Asked) =>
      planned(await client.projects.operate({ project, dry_run: true, body: bodyOf(asked) }).orThrow()),
  });

export const useLocking = (place: ComponentPlace) => {
  const fresh = useFresh(place.project);
  return useMutation({
    mutationFn: (lock: boolean) => client.components.setLock({ ...place, body: { lock } }).orThrow(),
    onSettled: fresh,
  });
};

export const useCancelling = (place: ComponentPlace) => {
  const fresh = useFresh(place.project);
  return useMutation({
    mutationFn: (id: string) => client.tasks.cancel({ id }).orThrow(),
    onSettled: fresh,
  });
};

/** The category of a draft, made where it is not there; who tries again gets to the same. */
const categoryFor = async (project: string, { more, category }: Draft) => {
  const wanted = more["category"] ?? "";
  if (wanted === "") return { address: "", path: [] };
  const { results } = await client.categories.ofProject({ project, page_size: 1000 }).orThrow();
  if (wanted !== newCategory) return { address: wanted, path: categoryPath(results, wanted).map(({ slug }) => slug) };
  const slug = slugOf(category);
  const there = results.find((each) => each.slug === slug && each.category === null);
  const body = { name: category, slug, project: `/api/projects/${project}/`, category: null };
  const { url } = there ?? (await client.categories.create({ body }).orThrow());
  return { address: url, path: [slug] };
};

/** Where the answer was lost, the component may be there: who sends the same again gets to that one. */
export const useCreation = (project: string) => {
  const queries = useQueryClient();
  const lost = useRef<string>(undefined);
  return useMutation({
    mutationFn: async ({ draft, file }: { readonly draft: Draft; readonly file: File | undefined }) => {
      const { address, path } = await categoryFor(project, draft);
      const component = [...path, slugFor(draft)].join("/");
      const made = lost.current === slugFor(draft) ? await client.components.one({ project, component }) : undefined;
      return made?.ok === true && made.value.name === draft.name
        ? made.value
        : client.projects.createComponent({ project, body: inputOf(draft, file, address) }).orThrow();
    },
    onError: (error, { draft }) => {
      if (isFailure(error) && error.kind === "network") lost.current = slugFor(draft);
    },
    onSuccess: () => queries.invalidateQueries(),
  });
};

/** What a repository or a file holds. Looking takes a clone, so an answer is kept until one looks again. */
export const surveyQuery = (project: string, body: NewSurvey | undefined) =>
  queryOptions({
    queryKey: ["survey", project, keyOfSurvey(body)],
    queryFn: ({ signal }) => client.projects.discover({ project, body: body ?? {} }, { signal }).orThrow(),
    enabled: body !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const useLookAgain = (project: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["survey", project] });
};

/** Who waits for an import has nothing else to do here: while the line is cut it is asked again and again. */
const untilAnswered = { retry: (_: number, error: unknown) => isPassing(error), retryDelay: 1000 };

/** The import of a new component, looked at until it has ended, the less often the longer it takes. */
export const importQuery = (address: string | null) =>
  queryOptions({
    queryKey: ["import", address],
    queryFn: ({ signal }) =>
      client.tasks.one({ id: /([^/]+)\/*$/.exec(address ?? "")?.[1] ?? "" }, { signal }).orThrow(),
    enabled: address !== null,
    refetchInterval: ({ state }) =>
      state.data?.completed === true || state.error !== null
        ? false
        : Math.min(5_000, 500 * 1.2 ** state.dataUpdateCount),
    ...untilAnswered,
  });

export const importedQuery = (place: ComponentPlace) =>
  queryOptions({
    queryKey: [...keyOf(place), "imported"],
    queryFn: ({ signal }) => client.components.translations({ ...place, page_size: 100 }, { signal }).orThrow(),
    ...untilAnswered,
  });
