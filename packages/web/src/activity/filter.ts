/** Which changes are shown: the address says it, so that a view can be sent to others. */
import type { Change } from "@dragoman/client";

/** Acts that people look for. */
export const lookedFor = [2, 5, 6, 9, 4, 36, 37, 30, 17, 18, 20] as const satisfies readonly Change["action"][];

export interface ChangeFilter {
  readonly project?: string | undefined;
  readonly component?: string | undefined;
  readonly language?: string | undefined;
  readonly user?: string | undefined;
  readonly action?: (typeof lookedFor)[number] | undefined;
  readonly page: number;
}

/** What the address does not say, or says wrongly, is not asked for. */
export const readFilter = (search: string): ChangeFilter => {
  const asked = new URLSearchParams(search);
  const text = (name: string) => asked.get(name)?.trim() || undefined;
  const page = Number(asked.get("page"));
  return {
    project: text("project"),
    component: text("component"),
    language: text("language"),
    user: text("user"),
    action: lookedFor.find((action) => String(action) === asked.get("action")),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
};

export const writeFilter = (filter: ChangeFilter): string => {
  const given = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && !(name === "page" && value === 1),
  );
  return given.length === 0
    ? "/changes/"
    : `/changes/?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
};
