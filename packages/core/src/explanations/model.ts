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
