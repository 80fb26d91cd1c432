/** The pages by their files. Each is loaded when it is first seen, together with the texts of its room. */
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadTexts } from "./l10n/text.ts";

export interface PageProps {
  /** Parts of the address by their names in `routes.ts`; `*` is the rest of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

const modules = import.meta.glob<PageModule>("./*/*Page.tsx");

const made = new Map<string, LazyExoticComponent<ComponentType<PageProps>>>();

const load = async (page: string, also: readonly string[]) => {
  const rooms = [page.split("/")[0] ?? "", ...also];
  const [module] = await Promise.all([modules[`./${page}.tsx`]?.(), ...rooms.map(loadTexts)]);
  if (module === undefined) throw new Error(`There is no page ${page}.`);
  return { default: module.Page };
};

export const pageOf = (page: string, also: readonly string[] = []): ComponentType<PageProps> => {
  const known = made.get(page) ?? lazy(() => load(page, also));
  made.set(page, known);
  return known;
};
