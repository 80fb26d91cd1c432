/** The rules of rights once more, said as plainly as possible over a whole world: what the law is held against. */
import { askedFor, type World } from "./world.ts";

interface Entry {
  readonly team: World["teams"][number];
  readonly project: number | "all" | "public" | "protected";
  readonly component?: number;
}

/** Where each team of the user reaches. Component lists go before components, these before projects. */
const entries = (world: World): readonly Entry[] =>
  world.user.teams.flatMap((id): readonly Entry[] => {
    const team = world.teams[id - 1];
    if (team === undefined) return [];
    const listed = team.lists.flatMap((list) => world.lists[list - 1]?.components ?? []);
    const named = team.lists.length > 0 ? listed : team.components;
    if (team.limited || team.lists.length > 0 || team.components.length > 0)
      return named.map((component) => ({ team, component, project: world.components[component - 1]?.project ?? 0 }));
    if (team.projectSelection === 1) return [{ team, project: "all" }];
    if (team.projectSelection === 3) return [{ team, project: "public" }];
    if (team.projectSelection === 4) return [{ team, project: "protected" }];
    return team.projects.map((project) => ({ team, project }));
  });

const accessOf = (world: World, project: number) => world.projects[project - 1]?.access;

const shutOut = ({ user }: World, project: number) =>
  (user.token.project !== null && user.token.project !== project) ||
  (!user.isSuperuser && user.blocked.includes(project));

export const seesProject = (world: World, project: number): boolean => {
  if (shutOut(world, project)) return false;
  const open = accessOf(world, project) === 0 || accessOf(world, project) === 1;
  return (
    world.user.isSuperuser ||
    open ||
    entries(world).some((entry) => entry.project === project || entry.project === "all")
  );
};

export const seesComponent = (world: World, component: number): boolean => {
  const { project, restricted } = world.components[component - 1] ?? { project: 0, restricted: true };
  if (!seesProject(world, project)) return false;
  return !restricted || world.user.isSuperuser || entries(world).some((entry) => entry.component === component);
};

export interface Place {
  readonly project: number;
  readonly component?: number;
  /** Number of a language. */
  readonly language?: number;
}

export const holds = (
  world: World,
  permission: (typeof askedFor)[number],
  { project, component, language }: Place,
): boolean => {
  const { user } = world;
  if (user.token.scopes !== null && !user.token.scopes.includes(permission)) return false;
  if (shutOut(world, project)) return false;
  if (user.isSuperuser) return true;
  const restricted = component !== undefined && world.components[component - 1]?.restricted === true;
  const access = accessOf(world, project);
  return entries(world).some(({ team, ...entry }) => {
    if (!team.permissions.includes(permission)) return false;
    if (language !== undefined && team.languageSelection === 0 && !team.languages.includes(language)) return false;
    if (entry.component !== undefined) return entry.component === component;
    if (restricted) return false;
    return (
      entry.project === project ||
      entry.project === "all" ||
      (entry.project === "public" && access === 0) ||
      (entry.project === "protected" && access === 1)
    );
  });
};
