/**
 * Addresses of pages, and what they name: a project, then the path of a component through its categories. Slugs are
 * made of letters, digits and hyphens.
 */

export interface ComponentPlace {
  readonly project: string;
  /** Slug of the component behind those of its categories: `mobile/android`. */
  readonly component: string;
}

const partsOf = (path: string): readonly string[] => path.split("/").filter((part) => part !== "");

/** `harbour/mobile/android/`; undefined where no component is named. */
export const componentAt = (path: string): ComponentPlace | undefined => {
  const [project, ...rest] = partsOf(path);
  return project === undefined || rest.length === 0 ? undefined : { project, component: rest.join("/") };
};

/** `harbour/mobile/android/cs/`. */
export const translationAt = (path: string): (ComponentPlace & { readonly language: string }) | undefined => {
  const [project, ...rest] = partsOf(path);
  const [component, language] = [rest.slice(0, -1).join("/"), rest.at(-1)];
  return project === undefined || component === "" || language === undefined
    ? undefined
    : { project, component, language };
};

/** The path of a component as addresses of the server have it. */
export const inAddress = (component: string): string => component.replaceAll("/", "%252F");

/** The path of an address of the server, such as `translate_url`, for links within the console. */
export const pathIn = (base: string, url: string): string => {
  const { pathname, search } = new URL(url);
  return (base !== "" && pathname.startsWith(base) ? pathname.slice(base.length) : pathname) + search;
};

/** The name at the end of an address of the server: `jana` of `/api/users/jana/`. */
export const nameIn = (url: string): string => decodeURIComponent(url.split("/").at(-2) ?? "");

export const projectPage = (project: string) => `/projects/${project}/`;

/** The editor on the strings that a query finds; `-` stands for all components. */
export const editorPage = (project: string, component: string, language: string, q?: string) =>
  `/translate/${project}/${component}/${language}/${q === undefined || q === "" ? "" : `?q=${encodeURIComponent(q)}`}`;
