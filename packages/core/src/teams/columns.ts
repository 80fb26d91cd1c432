/** Columns of a team for shapes, over `teams t` and what the actor sees of its ties (`seen`). */
export const teamColumns = {
  teamId: "t.id",
  teamName: "t.name",
  definingProject: "seen.defining_project",
  projectSelection: "t.project_selection",
  languageSelection: "t.language_selection",
  /** Arrays of ids, codes, slugs, and slugs with the path of the component. */
  roles: "array(select role_id from team_roles x where x.team_id = t.id order by 1)",
  languages:
    "array(select l.code from team_languages x join languages l on l.id = x.language_id where x.team_id = t.id order by l.id)",
  projects: "seen.projects",
  componentLists: "seen.component_lists",
  components: "seen.components",
} as const;
export type TeamColumn = keyof typeof teamColumns;
