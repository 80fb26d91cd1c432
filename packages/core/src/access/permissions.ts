/** Every permission codename, in the order in which roles show them. The names travel on the wire. */

/** Given for projects, components and languages by teams. */
export const scopedPermissions = [
  "billing.view",
  "change.download",
  "comment.add",
  "comment.delete",
  "comment.resolve",
  "component.edit",
  "component.lock",
  "glossary.add",
  "glossary.edit",
  "glossary.delete",
  "glossary.upload",
  "machinery.view",
  "memory.edit",
  "memory.delete",
  "project.edit",
  "project.permissions",
  "reports.view",
  "screenshot.add",
  "screenshot.edit",
  "screenshot.delete",
  "source.edit",
  "unit.add",
  "unit.delete",
  "unit.check",
  "unit.edit",
  "unit.review",
  "unit.override",
  "unit.template",
  "suggestion.accept",
  "suggestion.add",
  "suggestion.delete",
  "suggestion.vote",
  "translation.add",
  "translation.auto",
  "translation.delete",
  "translation.download",
  "translation.add_more",
  "upload.authorship",
  "upload.overwrite",
  "upload.perform",
  "vcs.access",
  "vcs.commit",
  "vcs.push",
  "vcs.reset",
  "vcs.view",
  "vcs.update",
] as const;

/** Site-wide, whatever the selections of the team. */
export const globalPermissions = [
  "management.use",
  "project.add",
  "language.add",
  "language.edit",
  "group.edit",
  "user.edit",
  "role.edit",
  "announcement.edit",
  "memory.manage",
  "machinery.edit",
  "componentlist.edit",
  "billing.manage",
  "management.addons",
] as const;

export const permissions = [...scopedPermissions, ...globalPermissions] as const;

export type ScopedPermission = (typeof scopedPermissions)[number];
export type GlobalPermission = (typeof globalPermissions)[number];
export type Permission = (typeof permissions)[number];

const order = new Map<string, number>(permissions.map((name, index) => [name, index]));

const siteWide: ReadonlySet<string> = new Set(globalPermissions);

export const isGlobalPermission = (name: Permission): name is GlobalPermission => siteWide.has(name);

export const isPermission = (name: string): name is Permission => order.has(name);

/** `names` without repetition in the order of the wire. */
export const sortPermissions = (names: Iterable<Permission>): Permission[] =>
  [...new Set(names)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
