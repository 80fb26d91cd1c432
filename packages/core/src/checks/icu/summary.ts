/** What an ICU message needs from outside, and how its choices are made: the part of it that translations share. */
import type { IcuNode } from "./parse.ts";

export interface IcuSummary {
  /** Types by argument. */
  readonly types: ReadonlyMap<string, ReadonlySet<string>>;
  /** Selectors by argument, of selections. */
  readonly selections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Number of tags by name. */
  readonly tags: ReadonlyMap<string, number>;
  /** Whether every choice has a message for everything else. */
  readonly hasOther: boolean;
  /** Whether every plural is chosen by a number or a plural category. */
  readonly pluralsValid: boolean;
}

const pluralSelector = /^(?:=\d+|zero|one|two|few|many|other)$/;

const add = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void => {
  map.set(key, (map.get(key) ?? new Set<Value>()).add(value));
};

export const summarise = (nodes: readonly IcuNode[]): IcuSummary => {
  const types = new Map<string, Set<string>>();
  const selections = new Map<string, Set<string>>();
  const tags = new Map<string, number>();
  let hasOther = true;
  let pluralsValid = true;

  const visit = (node: IcuNode): void => {
    if (node.kind === "tag") {
      tags.set(node.name, (tags.get(node.name) ?? 0) + 1);
      node.children.forEach(visit);
    }
    if (node.kind !== "argument") return;
    add(types, node.name, node.type);
    if (node.options === undefined) return;
    if (!node.options.has("other")) hasOther = false;
    for (const [selector, message] of node.options) {
      if (node.type === "select") add(selections, node.name, selector);
      else if (!pluralSelector.test(selector)) pluralsValid = false;
      message.forEach(visit);
    }
  };
  nodes.forEach(visit);
  return { types, selections, tags, hasOther, pluralsValid };
};
