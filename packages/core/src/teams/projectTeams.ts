/** The teams that a project makes for itself, by who may see it. */
import type { RoleId } from "../ids/index.ts";
import { accessControl } from "../access/index.ts";
import { roleIds } from "../access/inside.ts";

export interface ProjectTeam {
  readonly name: string;
  readonly roleId: RoleId;
}

export const administration: ProjectTeam = { name: "Administration", roleId: roleIds.administration };
const review: ProjectTeam = { name: "Review", roleId: roleIds.reviewStrings };

const closed: readonly ProjectTeam[] = [
  { name: "Translate", roleId: roleIds.translate },
  { name: "Sources", roleId: roleIds.editSource },
  { name: "Languages", roleId: roleIds.manageLanguages },
  { name: "Glossary", roleId: roleIds.manageGlossary },
  { name: "Memory", roleId: roleIds.manageMemory },
  { name: "Screenshots", roleId: roleIds.manageScreenshots },
  { name: "Automatic translation", roleId: roleIds.automaticTranslation },
  { name: "VCS", roleId: roleIds.manageRepository },
];

export const projectTeams = (project: {
  readonly accessControl: number;
  readonly reviews: boolean;
}): readonly ProjectTeam[] => {
  if (project.accessControl === accessControl.custom) return [];
  const open = project.accessControl === accessControl.public;
  return [administration, ...(project.reviews ? [review] : []), ...(open ? [] : closed)];
};
