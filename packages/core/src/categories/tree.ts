/** The categories of one project as a tree: how deep it is, and what is below what. Pure. */
import type { CategoryId } from "../ids/index.ts";

export interface Node {
  readonly id: CategoryId;
  readonly categoryId: CategoryId | null;
  readonly slug: string;
}

/** How many levels there are down to the category, which counts; 0 for the top. */
export const levelOf = (nodes: readonly Node[], id: CategoryId | null): number => {
  const parents = new Map(nodes.map((node) => [node.id, node.categoryId]));
  let level = 0;
  for (let at = id; at !== null; at = parents.get(at) ?? null) level++;
  return level;
};

/** The category and all below it, the deepest first. */
export const subtree = (nodes: readonly Node[], id: CategoryId): readonly Node[] => [
  ...nodes.filter((node) => node.categoryId === id).flatMap((node) => subtree(nodes, node.id)),
  ...nodes.filter((node) => node.id === id),
];

/** How many levels the category takes with all below it. */
export const heightOf = (nodes: readonly Node[], id: CategoryId): number =>
  1 + Math.max(0, ...nodes.filter((node) => node.categoryId === id).map((node) => heightOf(nodes, node.id)));
