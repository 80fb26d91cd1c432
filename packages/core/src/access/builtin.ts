/** What every installation begins with: roles, site-wide teams and the anonymous user. Ids travel on the wire. */
import { RoleId, TeamId } from "../ids/index.ts";
import { type Permission, scopedPermissions } from "./permissions.ts";

const translate: readonly Permission[] = [
  "comment.add",
  "suggestion.accept",
  "suggestion.add",
  "suggestion.vote",
  "unit.check",
  "unit.edit",
  "translation.download",
  "upload.overwrite",
  "upload.perform",
  "machinery.view",
];
const glossary: readonly Permission[] = ["glossary.add", "glossary.edit", "glossary.delete", "glossary.upload"];

export interface BuiltinRole {
  readonly id: RoleId;
  readonly name: string;
  readonly permissions: readonly Permission[];
}

export const builtinRoles: readonly BuiltinRole[] = (
  [
    ["Administration", scopedPermissions],
    ["Edit source", [...translate, "unit.template", "source.edit"]],
    ["Add suggestion", ["suggestion.add"]],
    ["Access repository", ["translation.download", "vcs.access", "vcs.view"]],
    ["Manage glossary", glossary],
    [
      "Power user",
      [...translate, "translation.add", "unit.template", "suggestion.delete", "vcs.access", "vcs.view", ...glossary],
    ],
    ["Review strings", [...translate, "unit.review", "unit.override", "comment.resolve"]],
    ["Translate", translate],
    ["Manage languages", ["translation.add", "translation.add_more", "translation.delete", "translation.download"]],
    ["Automatic translation", ["translation.auto"]],
    ["Manage translation memory", ["memory.edit", "memory.delete"]],
    ["Manage screenshots", ["screenshot.add", "screenshot.edit", "screenshot.delete"]],
    [
      "Manage repository",
      ["vcs.access", "vcs.commit", "vcs.push", "vcs.reset", "vcs.view", "vcs.update", "component.lock"],
    ],
    ["Billing", ["billing.view"]],
    ["Add new projects", ["project.add"]],
  ] as const
).map(([name, permissions], index) => ({ id: RoleId.make(index + 1), name, permissions }));

export const roleIds = {
  administration: RoleId.make(1),
  editSource: RoleId.make(2),
  addSuggestion: RoleId.make(3),
  accessRepository: RoleId.make(4),
  manageGlossary: RoleId.make(5),
  powerUser: RoleId.make(6),
  reviewStrings: RoleId.make(7),
  translate: RoleId.make(8),
  manageLanguages: RoleId.make(9),
  automaticTranslation: RoleId.make(10),
  manageMemory: RoleId.make(11),
  manageScreenshots: RoleId.make(12),
  manageRepository: RoleId.make(13),
  billing: RoleId.make(14),
  addProjects: RoleId.make(15),
} as const;

export interface BuiltinTeam {
  readonly id: TeamId;
  readonly name: string;
  readonly roles: readonly RoleId[];
  readonly projectSelection: number;
  /** Pattern on the e-mail address of new accounts that join by themselves. */
  readonly autoJoin: string | null;
}

export const builtinTeams: readonly BuiltinTeam[] = [
  {
    id: TeamId.make(1),
    name: "Guests",
    roles: [roleIds.addSuggestion, roleIds.accessRepository],
    projectSelection: 3,
    autoJoin: null,
  },
  { id: TeamId.make(2), name: "Viewers", roles: [], projectSelection: 4, autoJoin: "^.*$" },
  { id: TeamId.make(3), name: "Users", roles: [roleIds.powerUser], projectSelection: 3, autoJoin: "^.*$" },
  { id: TeamId.make(4), name: "Reviewers", roles: [roleIds.reviewStrings], projectSelection: 1, autoJoin: null },
  { id: TeamId.make(5), name: "Managers", roles: [roleIds.administration], projectSelection: 1, autoJoin: null },
  { id: TeamId.make(6), name: "Project creators", roles: [roleIds.addProjects], projectSelection: 1, autoJoin: null },
];

/** Teams that the anonymous user is in. */
export const anonymousTeams: readonly TeamId[] = [TeamId.make(1), TeamId.make(2)];
