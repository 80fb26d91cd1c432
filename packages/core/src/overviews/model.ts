/** What is asked of overviews. */
import type { TaskState } from "../tasks/index.ts";

export const matrixOrders = ["name", "left"] as const;

export interface MatrixQuery {
  /** Codes of languages; none for all. */
  readonly languages: readonly string[];
  /** A part of a component's name or address. */
  readonly name: string;
  /** By address, or by how many strings are left to translate into these languages, most first. */
  readonly order: (typeof matrixOrders)[number];
}

export interface WorkQuery {
  /** Codes of languages; those that the account has translated into where there are none. */
  readonly languages: readonly string[];
  /** In watched projects alone. */
  readonly watched: boolean;
}

export interface TaskQuery {
  /** Any of them; none for all. */
  readonly states: readonly TaskState[];
  /** Empty for all. */
  readonly kind: string;
  /** Those that the actor asked for. */
  readonly mine: boolean;
}
