/** What every installation begins with: roles, site-wide teams and the anonymous user. Ids travel on the wire. */
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
  readonly id: number;
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
).map(([name, permissions], index) => ({ id: index + 1, name, permissions }));

export const roleIds = {
  administration: 1,
  editSource: 2,
  addSuggestion: 3,
  accessRepository: 4,
  manageGlossary: 5,
  powerUser: 6,
  reviewStrings: 7,
  translate: 8,
  manageLanguages: 9,
  automaticTranslation: 10,
  manageMemory: 11,
  manageScreenshots: 12,
  manageRepository: 13,
  billing: 14,
  addProjects: 15,
} as const;

export interface BuiltinTeam {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly number[];
  readonly projectSelection: number;
  /** Pattern on the e-mail address of new accounts that join by themselves. */
  readonly autoJoin: string | null;
}

export const builtinTeams: readonly BuiltinTeam[] = [
  {
    id: 1,
    name: "Guests",
    roles: [roleIds.addSuggestion, roleIds.accessRepository],
    projectSelection: 3,
    autoJoin: null,
  },
  { id: 2, name: "Viewers", roles: [], projectSelection: 4, autoJoin: "^.*$" },
  { id: 3, name: "Users", roles: [roleIds.powerUser], projectSelection: 3, autoJoin: "^.*$" },
  { id: 4, name: "Reviewers", roles: [roleIds.reviewStrings], projectSelection: 1, autoJoin: null },
  { id: 5, name: "Managers", roles: [roleIds.administration], projectSelection: 1, autoJoin: null },
  { id: 6, name: "Project creators", roles: [roleIds.addProjects], projectSelection: 1, autoJoin: null },
];

/** Teams that the anonymous user is in. */
export const anonymousTeams: readonly number[] = [1, 2];
