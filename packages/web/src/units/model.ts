/** Strings, the places that hold them, and the queries that choose among them. */
import type { Unit, UnitRow } from "@dragoman/client";

/** Where strings are worked on: one component in one language, or all components of a project. */
export interface Place {
  readonly project: string;
  /** Behind its categories, with `/` between; nothing for all components. */
  readonly component: string | undefined;
  readonly language: string;
}

/** From an address below `/translate/`: project, categories and component (or `-`), language. */
export const placeOf = (path: string): Place | undefined => {
  const parts = path.split("/").filter((part) => part !== "");
  const [project, language] = [parts[0], parts.at(-1)];
  if (project === undefined || language === undefined || parts.length < 3) return undefined;
  const component = parts.slice(1, -1).join("/");
  return { project, component: component === "-" ? undefined : component, language };
};

export interface Spot {
  readonly q: string;
  /** From 1. */
  readonly offset?: number | undefined;
  /** Names one string among all. */
  readonly checksum?: string | undefined;
  readonly view?: "list" | undefined;
}

export const spotOf = (search: string): Spot => {
  const given = new URLSearchParams(search);
  const offset = Number(given.get("offset"));
  return {
    q: given.get("q") ?? "",
    offset: Number.isInteger(offset) && offset > 0 ? offset : undefined,
    checksum: given.get("checksum") ?? undefined,
    view: given.get("view") === "list" ? "list" : undefined,
  };
};

export const addressOf = ({ project, component = "-", language }: Place, spot: Spot): string => {
  const given = new URLSearchParams();
  if (spot.q !== "") given.set("q", spot.q);
  if (spot.offset !== undefined) given.set("offset", String(spot.offset));
  if (spot.checksum !== undefined) given.set("checksum", spot.checksum);
  if (spot.view !== undefined) given.set("view", spot.view);
  // Signs of queries are read by people, too, and need no escape here.
  const query = given.toString().replaceAll("%3A", ":").replaceAll("%3C", "<").replaceAll("%3E", ">");
  return `/translate/${project}/${component}/${language}/${query === "" ? "" : `?${query}`}`;
};

/** The parts of a query that stand beside one another; what is in quotes or parentheses is one. */
export const partsOf = (q: string): readonly string[] => q.match(/(?:[^\s"(]|"[^"]*"|\([^)]*\))+/g) ?? [];

/** What is shown of a string in a list. */
export type Row = UnitRow;

export interface Wording {
  readonly target: readonly string[];
  readonly state: Unit["state"];
}

/** A wording as it was read, and when it had been written. */
export interface Basis extends Wording {
  readonly last_updated: string;
}

export const sameForms = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((form, index) => form === b[index]);

/** The part of an address of the server that names a page of the console. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  const start = pathname.indexOf("/translate/");
  return `${start < 0 ? pathname : pathname.slice(start)}${search}`;
};
