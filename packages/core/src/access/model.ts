/** Who acts, with what rights: loaded once at the door, so that every later question is a look-up. */
import {
  type ComponentId,
  type LanguageId,
  type ProjectId,
  type SessionId,
  type TeamId,
  type TokenId,
  UserId,
} from "../ids/index.ts";
import type { Permission } from "./permissions.ts";

/** Who may see a project: the numbers travel on the wire. */
export const accessControl = { public: 0, protected: 1, private: 100, custom: 200 } as const;
export type AccessControl = (typeof accessControl)[keyof typeof accessControl];

/** The account of those who have none; also the author of what nobody wrote. The first migration makes it. */
export const anonymousId = UserId.make(1);
export const anonymousUsername = "anonymous";

/** Rights given together by one team: what, and in which languages. */
export interface Grant {
  readonly permissions: ReadonlySet<Permission>;
  /** Ids of languages, or all of them. */
  readonly languages: ReadonlySet<LanguageId> | "all";
  /** Name of the team, for explanations. */
  readonly team: string;
}

export interface Grants {
  /** Permissions that hold for the whole site, from any team. */
  readonly global: ReadonlySet<Permission>;
  readonly all: readonly Grant[];
  readonly public: readonly Grant[];
  readonly protected: readonly Grant[];
  /** By project id; a project is named here also where a team only reaches one of its components. */
  readonly projects: ReadonlyMap<ProjectId, readonly Grant[]>;
  /** By component id. */
  readonly components: ReadonlyMap<ComponentId, readonly Grant[]>;
  /** Projects that this user is shut out of. */
  readonly blocked: ReadonlySet<ProjectId>;
}

export interface Actor {
  readonly id: UserId;
  readonly username: string;
  readonly fullName: string;
  readonly email: string | null;
  readonly isSuperuser: boolean;
  readonly isAnonymous: boolean;
  readonly isBot: boolean;
  readonly grants: Grants;
  /** Ids of the teams that the actor belongs to, and of those that the actor administers. */
  readonly teams: ReadonlySet<TeamId>;
  readonly administeredTeams: ReadonlySet<TeamId>;
  /** Names of the teams that give nothing until the actor has a second factor. */
  readonly withheldTeams: readonly string[];
  readonly token: TokenFacts | null;
}

/** The token in use: permissions that it is narrowed to, and the one project that it is confined to. */
export interface TokenFacts {
  readonly id: TokenId;
  readonly scopes: ReadonlySet<Permission> | "all";
  readonly projectId: ProjectId | null;
  readonly expires: Date | null;
}

/** How far somebody has come with signing in: wholly, or up to the second factor. */
export const sessionStages = ["full", "second-factor"] as const;
export type SessionStage = (typeof sessionStages)[number];

/** A session that a browser holds the secret of. */
export interface SessionFacts {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly stage: SessionStage;
  /** By what its user signed in, such as `password`. */
  readonly method: string;
  readonly created: Date;
  readonly expires: Date;
}

/** What is asked about: facts of a project, of one of its components, of one of its translations. */
export interface Subject {
  readonly project: { readonly id: ProjectId; readonly accessControl: number };
  readonly component?: { readonly id: ComponentId; readonly restricted: boolean };
  readonly languageId?: LanguageId;
}
