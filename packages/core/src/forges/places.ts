/** From the address of a repository to where it is on a forge. Pure. */
import { splitCredentials } from "../git/index.ts";
import type { ForgeKind } from "./forge.ts";
import type { Place } from "./model.ts";

export interface Located {
  /** With the port of the web, where that is not the usual one. */
  readonly host: string;
  readonly place: Place;
}

const scpForm = /^(?:[^@/]*@)?([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(?!\/\/)(.+)$/;

/** Where on a forge of this kind a repository is, by its address; undefined where that names none. */
export const locate = (kind: Pick<ForgeKind, "place" | "webHost">, address: string): Located | undefined => {
  const { address: text } = splitCredentials(address);
  const scp = text.includes("://") ? null : scpForm.exec(text);
  const url = URL.parse(scp === null ? text : `ssh://${scp[1]}/${scp[2]}`);
  if (url === null || !["https:", "http:", "ssh:"].includes(url.protocol) || url.hostname === "") return undefined;
  const place = kind.place(
    url.pathname
      .replace(/^\/+|\/+$/g, "")
      .split("/")
      .map(decode)
      .join("/"),
  );
  if (place === undefined) return undefined;
  const { webHost = (host: string) => host } = kind;
  // The port of ssh is not that of the web.
  return { host: url.protocol === "ssh:" ? webHost(url.hostname) : webHost(url.host), place };
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const bare = (name: string) => name.replace(/\.git$/, "");

/** `owner/name`, and nothing else. */
export const twoParts = (path: string): Place | undefined => {
  const [owner = "", name = "", ...more] = path.split("/");
  return owner === "" || bare(name) === "" || more.length > 0 ? undefined : { owner, name: bare(name) };
};

/** `group/group/name`, at least one group. */
export const nestedParts = (path: string): Place | undefined => {
  const parts = path.split("/");
  const name = bare(parts.pop() ?? "");
  return parts.length === 0 || [...parts, name].includes("") ? undefined : { owner: parts.join("/"), name };
};

/** A place by its whole name, as forges tell it. */
export const placeIn = (fullName: string): Place => {
  const at = fullName.lastIndexOf("/");
  return { owner: fullName.slice(0, Math.max(at, 0)), name: fullName.slice(at + 1) };
};

export const nameIn = ({ owner, name }: Place): string => (owner === "" ? name : `${owner}/${name}`);

/** Any number of parts, also none before the name. */
export const anyParts = (path: string): Place | undefined => {
  const place = placeIn(bare(path));
  return place.name === "" || path.split("/").includes("") ? undefined : place;
};
