/** Calls of the REST API, as a script makes them. */
import { fail } from "./process.mjs";

export const makeApi = (url, token) => {
  const call = async (method, path, body) => {
    const response = await fetch(path.startsWith("http") ? path : `${url}${path}`, {
      method,
      headers: {
        authorization: `Token ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw fail(`${method} ${path} answered ${response.status}: ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  return {
    get: (path) => call("GET", path),
    post: (path, body) => call("POST", path, body),
    patch: (path, body) => call("PATCH", path, body),
  };
};
