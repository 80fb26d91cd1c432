/** Which changes are shown: the address says it, so that a view can be sent to others. */
import type { ChangeDetails } from "@dragoman/client";
import { inAddress } from "../api/addresses.ts";

/** Acts that people look for. */
export const lookedFor = [
  2, 5, 6, 9, 4, 3, 36, 37, 30, 17, 18, 20,
] as const satisfies readonly ChangeDetails["action"][];

export interface ChangeFilter {
  readonly project?: string | undefined;
  /** Behind its categories. */
  readonly component?: string | undefined;
  readonly language?: string | undefined;
  readonly user?: string | undefined;
  readonly action?: (typeof lookedFor)[number] | undefined;
  /** Days: from the first, through the last. */
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly page: number;
}

/** What the address does not say, or says wrongly, is not asked for. */
export const readFilter = (search: string): ChangeFilter => {
  const asked = new URLSearchParams(search);
  const text = (name: string) => asked.get(name)?.trim() || undefined;
  const day = (name: string) => {
    const given = text(name);
    return given !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))
      ? given
      : undefined;
  };
  const page = Number(asked.get("page"));
  const project = text("project");
  return {
    project,
    component: project === undefined ? undefined : text("component"),
    language: text("language"),
    user: text("user"),
    action: lookedFor.find((action) => String(action) === asked.get("action")),
    after: day("after"),
    before: day("before"),
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

/** What the server is asked for it. */
export const askedOf = ({ project, component, language, user, action, after, before }: Omit<ChangeFilter, "page">) => ({
  ...(project === undefined ? {} : component === undefined ? { project } : { component: `${project}/${component}` }),
  ...(language === undefined ? {} : { language }),
  ...(user === undefined ? {} : { user }),
  ...(action === undefined ? {} : { action: [action] }),
  ...(after === undefined ? {} : { timestamp_after: after }),
  ...(before === undefined ? {} : { timestamp_before: `${before}T23:59:59Z` }),
});

/** The feed of a place; of people and kinds of changes there are none. */
export const feedOf = ({ project, component, language }: Pick<ChangeFilter, "project" | "component" | "language">) => {
  const parts =
    project === undefined
      ? language === undefined
        ? []
        : ["language", language]
      : component === undefined && language === undefined
        ? [project]
        : [
            project,
            component === undefined ? "-" : inAddress(component),
            ...(language === undefined ? [] : [language]),
          ];
  return `/exports/rss/${parts.map((part) => `${part}/`).join("")}`;
};
