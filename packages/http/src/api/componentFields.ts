/** The body of component writes: the core's fields, with a category named by its address. */
import { ComponentPatch, ComponentReplacement, NewComponent } from "@dragoman/core/components";

export const ComponentFields = { create: NewComponent, replace: ComponentReplacement, patch: ComponentPatch };

/** Objects are named by their addresses: only the path counts, and an address that names none stays as it is to be refused. */
export const withCategoryId = (fields: unknown): unknown => {
  if (fields === null || typeof fields !== "object" || !("category" in fields) || typeof fields.category !== "string") return fields;
  const id = /^(?:https?:\/\/[^/]+)?\/api\/categories\/(\d+)\/?$/.exec(fields.category)?.[1];
  return id === undefined ? fields : { ...fields, category: Number(id) };
};
