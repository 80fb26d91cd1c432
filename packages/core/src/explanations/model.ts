/** What is explained: whether a user may do something, and why. */
import { Schema } from "effect";
import type { ComponentId, LanguageId, ProjectId } from "../ids/index.ts";
import { type Permission, permissions } from "../access/index.ts";
import { Choice, Text } from "../fields/index.ts";

export const Question = Schema.Struct({
  permission: Choice(permissions),
  /** `project`, `project/component` or `project/component/language`; nothing for site-wide permissions. */
  object: Schema.optionalKey(Text({ blank: true, max: 1000 })),
});
export type Question = typeof Question.Type;

/** A place by the names that addresses have for it; nothing for the whole site. */
export interface Named {
  readonly project?: string;
  /** With its categories, and slashes between them. */
  readonly component?: string;
  readonly language?: string;
}

/** What somebody may do in a place. */
export interface Held {
  /** Rights for the whole site, and those that reach the place, in the order of roles. */
  readonly permissions: readonly Permission[];
  /** What keeps the actor from using some of them there all the same: a lock, an agreement, no address. */
  readonly hindrance: { readonly reason: string; readonly permissions: readonly Permission[] } | null;
}

export interface Explanation {
  readonly username: string;
  readonly permission: Permission;
  readonly object: string;
  readonly allowed: boolean;
  /** The reason that decides. */
  readonly because: string;
  /** Everything that was looked at, in order. */
  readonly reasons: readonly string[];
}

/** Facts of the object that is asked about. */
export interface Place {
  readonly project: { readonly id: ProjectId; readonly accessControl: number };
  readonly component?: {
    readonly id: ComponentId;
    readonly restricted: boolean;
    readonly locked: boolean;
    readonly agreement: string;
    readonly agreed: boolean;
  };
  readonly languageId?: LanguageId;
}
