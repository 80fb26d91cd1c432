/** Columns for shapes: of a team, over `teams t` and what the actor sees of its ties (`seen`), and of a member. */
import type { TeamId } from "../ids/index.ts";
import { flag, int, intList, json, nullable, oneOf, text, textList } from "../database/index.ts";
import { roleColumns } from "../roles/index.ts";
import { joinings, languageSelections, projectSelections } from "./model.ts";

export const teamColumns = {
  teamId: int<TeamId>("t.id"),
  teamName: text("t.name"),
  definingProject: nullable(text("seen.defining_project")),
  projectSelection: oneOf(Object.values(projectSelections), "t.project_selection"),
  languageSelection: oneOf(Object.values(languageSelections), "t.language_selection"),
  enforcedSecondFactor: flag("t.enforced_2fa"),
  /** Arrays of ids, codes, slugs, and slugs with the path of the component. */
  roles: intList("array(select role_id from team_roles x where x.team_id = t.id order by 1)"),
  languages: textList(
    "array(select l.code from team_languages x join languages l on l.id = x.language_id where x.team_id = t.id order by l.id)",
  ),
  projects: textList("seen.projects"),
  componentLists: textList("seen.component_lists"),
  components: textList("seen.components"),
} as const;
export type TeamColumn = keyof typeof teamColumns;

/** Of somebody in a project's own teams, over `users u`, the project `p` and these teams `own`. */
export const memberColumns = {
  user: text("u.username"),
  fullName: text("u.full_name"),
  isBot: flag("u.is_bot"),
  ownTeams: json(
    {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: { type: "integer" },
          name: { type: "string" },
          administrator: { type: "boolean", description: "Whether the user administers the team." },
          joined: { type: ["string", "null"], format: "date-time", description: "Null where it was not noted." },
          way: { enum: [...joinings, null], description: "By what the user came into the team." },
        },
        required: ["id", "name", "administrator", "joined", "way"],
      },
    },
    "own.teams",
  ),
} as const;
export type MemberColumn = keyof typeof memberColumns;

/** Of a role that those who keep a project's permissions may give to its teams, over `roles r` and what is `seen` of it. */
export const givableRoleColumns = { ...roleColumns, givable: flag("seen.givable") } as const;
export type GivableRoleColumn = keyof typeof givableRoleColumns;
