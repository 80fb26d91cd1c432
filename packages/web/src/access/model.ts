/** Permissions in the groups in which people think of them, and what links of the wire are about. */
import type { Permission } from "../api/held.ts";

interface PermissionGroup {
  readonly id: string;
  readonly permissions: readonly Permission[];
}

export const permissionGroups: readonly PermissionGroup[] = [
  {
    id: "strings",
    permissions: ["unit.edit", "unit.review", "unit.override", "unit.check", "unit.add", "unit.delete"],
  },
  { id: "source", permissions: ["source.edit", "unit.template"] },
  { id: "talk", permissions: ["suggestion.add", "suggestion.vote", "suggestion.accept", "suggestion.delete"] },
  { id: "comments", permissions: ["comment.add", "comment.resolve", "comment.delete"] },
  {
    id: "languages",
    permissions: ["translation.add", "translation.add_more", "translation.delete", "translation.auto"],
  },
  {
    id: "files",
    permissions: [
      "translation.download",
      "upload.perform",
      "upload.overwrite",
      "upload.authorship",
      "change.download",
      "reports.view",
    ],
  },
  { id: "glossary", permissions: ["glossary.add", "glossary.edit", "glossary.delete", "glossary.upload"] },
  { id: "help", permissions: ["machinery.view", "memory.edit", "memory.delete"] },
  { id: "screenshots", permissions: ["screenshot.add", "screenshot.edit", "screenshot.delete"] },
  {
    id: "repository",
    permissions: ["vcs.view", "vcs.access", "vcs.commit", "vcs.push", "vcs.update", "vcs.reset", "component.lock"],
  },
  { id: "managing", permissions: ["component.edit", "project.edit", "project.permissions", "billing.view"] },
  {
    id: "site",
    permissions: [
      "project.add",
      "management.use",
      "management.addons",
      "user.edit",
      "group.edit",
      "role.edit",
      "language.add",
      "language.edit",
      "componentlist.edit",
      "memory.manage",
      "machinery.edit",
      "announcement.edit",
      "billing.manage",
    ],
  },
];

/** What the last part of an address on the wire names: `/api/roles/3/` is `3`. */
export const keyOf = (url: string): string =>
  url
    .split("/")
    .filter((part) => part !== "")
    .at(-1) ?? "";

export const levels = [0, 1, 100, 200] as const;
export type Level = (typeof levels)[number];
