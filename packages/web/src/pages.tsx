/** The pages by their files. Each is loaded when it is first seen, together with the texts of its room. */
import type { ComponentType } from "react";
import { lazily } from "./kit/lazily.ts";
import { loadTexts } from "./l10n/text.ts";
import { nowhere, routes } from "./routes.ts";

export interface PageProps {
  /** Parts of the address by their names in `routes.ts`; `*` is the rest of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

const modules = import.meta.glob<PageModule>("./*/*Page.tsx");

const made = new Map<string, ComponentType<PageProps>>();

/** Pages that are there are shown at once. */
const ready = new Map<string, ComponentType<PageProps>>();

const load = async (page: string, also: readonly string[]) => {
  const rooms = [page.split("/")[0] ?? "", ...also];
  const [module] = await Promise.all([modules[`./${page}.tsx`]?.(), ...rooms.map(loadTexts)]);
  if (module === undefined) throw new Error(`There is no page ${page}.`);
  ready.set(page, module.Page);
  return module.Page;
};

/** Loads the page of an address before anything is drawn; what fails here is said when the page is shown. */
export const preparePage = async (address: string): Promise<void> => {
  const route = routes.find(({ path }) => patternOf(path).test(address));
  await load(route?.page ?? nowhere, route?.also ?? []).catch(() => undefined);
};

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".*").replace(/\/$/, "")}/?$`);

export const pageOf = (page: string, also: readonly string[] = []): ComponentType<PageProps> => {
  const there = ready.get(page);
  if (there !== undefined) return there;
  const known = made.get(page) ?? lazily(() => load(page, also));
  made.set(page, known);
  return known;
};
