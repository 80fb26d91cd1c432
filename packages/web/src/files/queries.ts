/** Files of translations: what is fetched, what is handed in, and what that would do. */
import type { Download, Failure, PlannedString, UploadInput, UploadPlan, UploadResult } from "@dragoman/client";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import type { ComponentPlace } from "../api/addresses.ts";

export interface TranslationPlace extends ComponentPlace {
  readonly language: string;
}

export const translationQuery = ({ project, component, language }: TranslationPlace) =>
  queryOptions({
    queryKey: ["translation", project, component, language],
    queryFn: ({ signal }) => client.translations.one({ project, component, language }, { signal }).orThrow(),
  });

/** What is asked for, and how much of it has come. */
export interface Wanted {
  readonly of: "translation" | "component" | "project";
  readonly format?: string | undefined;
  readonly q?: string | undefined;
}

const ask = (place: TranslationPlace, { of, format, q }: Wanted): Promise<Download> => {
  const { project, component } = place;
  switch (of) {
    case "translation":
      return client.files.translation({ ...place, format, q: q === "" ? undefined : q }).orThrow();
    case "component":
      return client.files.component({ project, component, format }).orThrow();
    case "project":
      return client.files.project({ project, format }).orThrow();
  }
};

/** Hands a file to the browser, and tells how many bytes have come while it comes. */
const keep = async (download: Download, onBytes: (bytes: number) => void) => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = download.stream.getReader();
  for (let sum = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(new Uint8Array(value));
    onBytes((sum += value.byteLength));
  }
  const address = URL.createObjectURL(new Blob(parts, { type: download.type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = download.name ?? "file";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const useDownload = (place: TranslationPlace, onBytes: (bytes: number) => void) =>
  useMutation({
    mutationFn: async (wanted: Wanted) => {
      onBytes(0);
      await keep(await ask(place, wanted), onBytes);
    },
  });

/** A plan with all of its strings, as far as they are shown. */
export interface WholePlan extends UploadPlan {
  readonly strings: readonly PlannedString[];
}

/** More of them than anybody reads: beyond, the plan has its counts alone. */
const shown = 5000;

export const usePlan = (place: TranslationPlace) =>
  useMutation<WholePlan, Failure, UploadInput>({
    mutationFn: async (body) => {
      const strings: PlannedString[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await client.files.upload({ ...place, body, dry_run: true, page, page_size: 1000 }).orThrow();
        const plan = answer as UploadPlan;
        strings.push(...plan.results);
        if (plan.next === null || strings.length >= shown) return { ...plan, strings };
      }
    },
  });

export const useUpload = (place: TranslationPlace) => {
  const queries = useQueryClient();
  return useMutation<UploadResult, Failure, { readonly body: UploadInput; readonly plan: string }>({
    mutationFn: ({ body, plan }) => client.files.upload({ ...place, body, plan }).orThrow() as Promise<UploadResult>,
    onSettled: () => queries.invalidateQueries(),
  });
};
