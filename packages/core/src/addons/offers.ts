/** Kinds of add-ons as people choose from them: what each is for, its settings, and whether it can be had in a place. */
import type { Schema } from "effect";
import { describeFields, type Sent } from "../fields/index.ts";
import type { Kind } from "./kind.ts";
import { kindWords } from "./words.ts";

export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly scope: "component" | "project" | "repository";
  readonly repeatable: boolean;
  /** JSON schema, made from what decodes the settings. */
  readonly settings: Sent;
  readonly defaults: Readonly<Record<string, Schema.Json>>;
  /** Why it cannot be installed in the place that was asked for; null where it can. */
  readonly problem: string | null;
}

export const offerOf = (kind: Kind, problem: string | null): Offer => {
  const words = kindWords[kind.id];
  const { properties = {}, ...described } = describeFields(kind.settings) as Sent & {
    readonly properties?: Readonly<Record<string, Sent>>;
  };
  const told = Object.entries(properties).map(([name, sent]) => {
    const [title, description] = words?.settings?.[name] ?? [name, ""];
    return [name, { ...sent, title, description }] as const;
  });
  return {
    name: kind.id,
    title: kind.name,
    about: words?.about ?? "",
    scope: kind.scope ?? "component",
    repeatable: kind.repeatable ?? false,
    settings: { ...described, properties: Object.fromEntries(told) },
    defaults: kind.defaults as Readonly<Record<string, Schema.Json>>,
    problem,
  };
};
