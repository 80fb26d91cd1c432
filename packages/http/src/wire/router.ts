/**
 * From a path to the route that serves it, with its parameters. A trailing slash is not needed; the component segment
 * holds the category path with `%252F` (or `%2F`, or plain slashes where that is unambiguous) between its parts.
 */
import type { Endpoint, Method } from "./endpoint.ts";

export interface Route<Handler> {
  readonly path: string;
  readonly methods: ReadonlyMap<Method, { readonly endpoint: Endpoint; readonly handler: Handler }>;
}

export interface Match<Handler> {
  readonly route: Route<Handler>;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern<Handler> {
  readonly segments: readonly string[];
  /** Index of the segment that may hold a category path, or -1. */
  readonly component: number;
  readonly route: Route<Handler>;
}

export interface Router<Handler> {
  readonly routes: readonly Route<Handler>[];
  readonly match: (pathname: string) => Match<Handler> | undefined;
}

const deepestCategoryPath = 4;

export const makeRouter = <Handler>(
  entries: readonly { readonly endpoint: Endpoint; readonly handler: Handler }[],
): Router<Handler> => {
  const byPath = new Map<string, Map<Method, { endpoint: Endpoint; handler: Handler }>>();
  for (const { endpoint, handler } of entries) {
    const methods = byPath.get(endpoint.path) ?? new Map();
    if (methods.has(endpoint.method)) throw new Error(`Two endpoints serve ${endpoint.method} ${endpoint.path}.`);
    byPath.set(endpoint.path, methods.set(endpoint.method, { endpoint, handler }));
  }
  const routes = [...byPath].map(([path, methods]): Route<Handler> => ({ path, methods }));
  const byLength = new Map<number, Pattern<Handler>[]>();
  for (const route of routes) {
    const segments = split(route.path);
    const pattern = { segments, component: segments.indexOf(":component"), route };
    byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), pattern]);
  }
  // Fixed words win over parameters.
  for (const patterns of byLength.values()) patterns.sort((a, b) => parameters(a) - parameters(b));

  const match = (pathname: string): Match<Handler> | undefined => {
    const segments = split(pathname);
    for (const pattern of byLength.get(segments.length) ?? []) {
      const params = fit(pattern.segments, segments);
      if (params !== undefined) return { route: pattern.route, params };
    }
    for (let extra = 1; extra < deepestCategoryPath; extra++)
      for (const pattern of byLength.get(segments.length - extra) ?? []) {
        if (pattern.component === -1) continue;
        const joined = segments.toSpliced(
          pattern.component,
          extra + 1,
          segments.slice(pattern.component, pattern.component + extra + 1).join("%2F"),
        );
        const params = fit(pattern.segments, joined);
        if (params !== undefined) return { route: pattern.route, params };
      }
    return undefined;
  };
  return { routes, match };
};

const split = (path: string) => path.split("/").filter((segment) => segment !== "");

const parameters = (pattern: { readonly segments: readonly string[] }) =>
  pattern.segments.filter((segment) => segment.startsWith(":")).length;

const fit = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined => {
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1);
    const value = decodeSegment(segment);
    if (value === undefined) return undefined;
    params[name] = name === "component" ? (decodeSegment(value) ?? value) : value;
  }
  return params;
};

const decodeSegment = (segment: string): string | undefined => {
  try {
    const text = decodeURIComponent(segment);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
};
