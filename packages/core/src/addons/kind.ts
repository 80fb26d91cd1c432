/** What a kind of add-on is: its settings, where it fits, and what it does when. */
import type { Effect, Schema } from "effect";
import type { AddonId, LanguageId } from "../ids/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import type { FileSettings } from "../components/inside.ts";
import type { CommitAct, RepositoryWork, squash } from "../repository/inside.ts";
import type { FieldMessages } from "../fields/index.ts";
import type { DiscoverySettings } from "./discovery/model.ts";
import type { AddonTools } from "./tools.ts";
import type { FileChange } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";

/** When an add-on acts by itself; every one also acts once when it is installed or changed. */
export type AddonEvent =
  /** Files were read and something changed. */
  | "update"
  /** The branch stands on other commits. */
  | "pull"
  /** A language came. */
  | "language"
  /** Strings were committed. */
  | "commit"
  | "daily";

/** A component under the hands of an add-on, with the lock of its repository held. */
export interface AddonWork {
  readonly addonId: AddonId;
  readonly work: RepositoryWork;
  readonly component: ComponentFacts;
  /** The source first. */
  readonly translations: readonly TranslationFacts[];
  /** Paths of all files of the branch. */
  readonly paths: readonly string[];
  /** Content of a file of the branch; undefined where there is none. */
  readonly read: (path: string) => Effect.Effect<Uint8Array | undefined>;
  readonly tools: AddonTools;
  /** Makes and removes components as the mask tells. */
  readonly discover: (settings: DiscoverySettings) => Effect.Effect<void>;
  /** Adds a language's file and reads it in. */
  readonly addLanguage: (languageId: LanguageId) => Effect.Effect<void>;
  /** Commits the strings that wait. */
  readonly commitWaiting: Effect.Effect<void>;
  /** Tells of a problem, or, without a text, that it is gone. */
  readonly alert: (name: string, error: string | undefined) => Effect.Effect<void>;
  /** Commits files with the component's message for add-ons and reads them in. */
  readonly write: (changes: readonly FileChange[]) => Effect.Effect<void>;
}

export interface Kind<Settings = unknown> {
  readonly id: string;
  /** Name for messages of commits. */
  readonly name: string;
  /** What is checked where settings are sent. Keys that it does not know are kept. */
  readonly settings: Schema.ConstraintDecoder<Settings>;
  /** What the settings do not agree on, by field: asked once each of them is right. */
  readonly problems?: (settings: Settings) => FieldMessages;
  /** For what was not sent. */
  readonly defaults: Partial<Settings>;
  /** Whether a component may have several. */
  readonly repeatable?: boolean;
  /** Where it is kept: asked for of a component, it goes to the component's project, or to the owner of its repository. */
  readonly scope?: "component" | "project" | "repository";
  /** Whether it needs the right to make components in the project. */
  readonly makesComponents?: boolean;
  /** Whether new components of this format get it by themselves. */
  readonly automatic?: (component: Pick<ComponentFacts, "file_format">) => boolean;
  readonly fits: (component: ComponentFacts) => boolean;
  /** A further look, into the files of the branch. */
  readonly fitsFiles?: (
    component: ComponentFacts,
    paths: readonly string[],
    read: AddonWork["read"],
  ) => Effect.Effect<boolean>;
  /** How files of the component are written and read while it is installed. */
  readonly files?: (settings: Settings) => FileSettings;
  /** Takes part in commits: answers the files of the commit as it wants them. */
  readonly onCommit?: (act: CommitAct, settings: Settings) => Effect.Effect<ReadonlyMap<string, Uint8Array>>;
  /** Works on commits that nobody else has yet: whenever some were made, for the owner of the repository. */
  readonly afterCommits?: (work: RepositoryWork, settings: Settings) => ReturnType<typeof squash>;
  readonly on?: readonly AddonEvent[];
  readonly act?: (at: AddonWork, settings: Settings) => Effect.Effect<void>;
}

/** Whether it does something when it is installed or changed. */
export const actsByItself = (kind: Kind): boolean => kind.act !== undefined || kind.afterCommits !== undefined;

/** Says which settings the parts of a kind agree on; from here on only the kind itself knows them. */
export const defineKind = <Settings>(kind: Kind<Settings>): Kind => kind as unknown as Kind;
