/** A team ("group" on the wire): what its members may do, in which projects and languages. */
import { Schema } from "effect";
import { ComponentId, ComponentListId, type LanguageId, ProjectId, RoleId, TeamId, UserId } from "../ids/index.ts";
import { Choice, field, Flag, Id, Nullable, problem, Text, TextList } from "../fields/index.ts";

/** Which projects a team is for: the numbers travel on the wire. */
export const projectSelections = { listed: 0, all: 1, componentLists: 2, public: 3, protected: 4 } as const;
export const languageSelections = { listed: 0, all: 1 } as const;

const fields = {
  name: Text({ max: 150 }),
  project_selection: Choice(Object.values(projectSelections)),
  language_selection: Choice(Object.values(languageSelections)),
  /** Slug of the project whose own team it is. Null says nothing: who may not see that project is shown null too. */
  defining_project: Nullable(Text({ max: 60, sent: { format: "uri-reference" } })),
};

const optional = {
  project_selection: Schema.optionalKey(fields.project_selection),
  language_selection: Schema.optionalKey(fields.language_selection),
  defining_project: Schema.optionalKey(fields.defining_project),
  /** Whether the team gives its rights only to those who have a second factor. */
  enforced_2fa: Schema.optionalKey(Flag),
};

/** What makes a team, and what replaces one (PUT keeps what is not sent). */
export const NewTeam = Schema.Struct({ name: fields.name, ...optional });
export type NewTeam = typeof NewTeam.Type;

export const TeamPatch = Schema.Struct({ name: Schema.optionalKey(fields.name), ...optional });
export type TeamPatch = typeof TeamPatch.Type;

/** What else a team is tied to, each by the field that names it in a request. */
export const tieInputs = {
  role: Schema.Struct({ role_id: Id(RoleId) }),
  project: Schema.Struct({ project_id: Id(ProjectId) }),
  component: Schema.Struct({ component_id: Id(ComponentId) }),
  componentList: Schema.Struct({ component_list_id: Id(ComponentListId) }),
  language: Schema.Struct({ language_code: Text({ max: 50 }) }),
};
export type Tie = keyof typeof tieInputs;

/** The field of a tie's input, for messages. */
export const tieFields = {
  role: "role_id",
  project: "project_id",
  component: "component_id",
  componentList: "component_list_id",
  language: "language_code",
} as const satisfies { readonly [T in Tie]: keyof (typeof tieInputs)[T]["Type"] };

export const AdministratorInput = Schema.Struct({ user_id: Id(UserId) });
export const MembershipInput = Schema.Struct({ group_id: Id(TeamId) });

export interface TeamFacts {
  readonly id: TeamId;
  readonly name: string;
  readonly definingProject: { readonly id: ProjectId; readonly accessControl: number } | null;
}

/** By what somebody came into a team. */
export const joinings = ["added", "automatic", "creation", "invitation", "provider", "token"] as const;
export type Joining = (typeof joinings)[number];

const RoleIds = field(Schema.Array(RoleId), { type: "array", items: { type: "integer", minimum: 1 } }, (input) => {
  const ids = Array.isArray(input) ? input.map(Number) : [];
  return Array.isArray(input) && ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    ? [...new Set(ids)]
    : problem("Expected a list of ids of roles.");
});

const own = {
  name: fields.name,
  roles: RoleIds,
  /** Codes of the languages that its rights hold in; null for all. */
  languages: Nullable(TextList({ max: 50 })),
  enforced_2fa: Flag,
};

/** What makes a team of a project, by those who keep its permissions: it reaches that project alone. */
export const NewOwnTeam = Schema.Struct({
  name: own.name,
  roles: own.roles,
  languages: Schema.optionalKey(own.languages),
  enforced_2fa: Schema.optionalKey(own.enforced_2fa),
});
export type NewOwnTeam = typeof NewOwnTeam.Type;

export const OwnTeamPatch = Schema.Struct({
  name: Schema.optionalKey(own.name),
  roles: Schema.optionalKey(own.roles),
  languages: Schema.optionalKey(own.languages),
  enforced_2fa: Schema.optionalKey(own.enforced_2fa),
});
export type OwnTeamPatch = typeof OwnTeamPatch.Type;

/** What a team of a project gives. */
export interface Giving {
  readonly roles: ReadonlySet<RoleId>;
  readonly languages: ReadonlySet<LanguageId> | "all";
}

export interface OwnTeam extends Giving {
  readonly id: TeamId;
  /** Whether the project made it for itself. */
  readonly internal: boolean;
  /** Whether it reaches more than parts of its project. */
  readonly reachesBeyond: boolean;
}
