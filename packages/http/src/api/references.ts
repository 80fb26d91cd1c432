/**
 * Objects that a body names by their addresses. Only the path of an address counts; one that names no object stays as
 * it is, to be refused.
 */

const readField = (fields: unknown, name: string, read: (address: string) => unknown): unknown => {
  if (fields === null || typeof fields !== "object" || !(name in fields)) return fields;
  const address: unknown = Reflect.get(fields, name);
  const found = typeof address === "string" ? read(address) : undefined;
  return found === undefined ? fields : { ...fields, [name]: found };
};

/** `category` as an id; nothing, as forms say it, for the top of the project. */
export const withCategoryId = (fields: unknown): unknown =>
  readField(fields, "category", (address) => {
    if (address === "") return null;
    const id = /^(?:https?:\/\/[^/]+)?\/api\/categories\/(\d{1,9})\/?$/.exec(address)?.[1];
    return id === undefined ? undefined : Number(id);
  });

const projectSlug = (address: string) => /^(?:https?:\/\/[^/]+)?\/api\/projects\/([^/]+)\/?$/.exec(address)?.[1];

/** `project` as an object with its slug, which no text can be taken for. */
export const withProject = (fields: unknown): unknown =>
  readField(fields, "project", (address) => {
    const slug = projectSlug(address);
    return slug === undefined ? undefined : { slug };
  });

export const withDefiningProject = (fields: unknown): unknown => readField(fields, "defining_project", projectSlug);
