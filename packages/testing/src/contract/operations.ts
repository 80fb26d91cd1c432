/** The operations of the OpenAPI document, found by method and path as the router finds them. */

export interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}
export type Content = Readonly<Record<string, { readonly schema?: unknown }>>;

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
}

const parts = (path: string) => path.split("/").filter((part) => part !== "");
const isParameter = (part: string) => part.startsWith("{");

/** Slashes that a component's place among its categories may bring into a path. */
const mostCategories = 3;

const expression = (path: string, slashes: number) =>
  new RegExp(
    `^/${parts(path)
      .map((part) =>
        !isParameter(part)
          ? part.replaceAll(".", "\\.")
          : part === "{component}"
            ? `[^/]+(?:/[^/]+){${slashes}}`
            : "[^/]+",
      )
      .join("/")}/?$`,
  );

/** Finds the methods of a path; undefined where none is served. */
export const findPath = ({ paths }: OpenApi) => {
  // Fixed words win over parameters, and whole components over those whose path is spread out.
  const templates = Object.keys(paths).sort(
    (a, b) => parts(a).filter(isParameter).length - parts(b).filter(isParameter).length,
  );
  const patterns = Array.from({ length: mostCategories + 1 }, (_, slashes) =>
    templates
      .filter((path) => slashes === 0 || path.includes("{component}"))
      .map((path) => ({ path, pattern: expression(path, slashes) })),
  ).flat();
  return (pathname: string) => {
    const collapsed = pathname.replace(/\/{2,}/g, "/");
    const found = patterns.find(({ pattern }) => pattern.test(collapsed));
    return found === undefined ? undefined : paths[found.path];
  };
};
