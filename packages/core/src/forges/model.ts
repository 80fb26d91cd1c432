/** Forges by their kinds, the places of repositories on them, what we propose there, and how we are known to them. */
import { Schema } from "effect";
import { Choice, Integer, Text } from "../fields/index.ts";

export const forgeKindIds = [
  "github",
  "gitlab",
  "gitea",
  "bitbucketserver",
  "bitbucketcloud",
  "azure_devops",
  "pagure",
  "gerrit",
] as const;
export type ForgeKindId = (typeof forgeKindIds)[number];

export const isForgeKind = (vcs: string): vcs is ForgeKindId => (forgeKindIds as readonly string[]).includes(vcs);

/** A repository on a forge. */
export interface Place {
  /** What it lies under: a user or an organisation; groups within groups and Azure's project with slashes between. */
  readonly owner: string;
  readonly name: string;
}

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.owner.toLowerCase() === other.owner.toLowerCase() && one.name.toLowerCase() === other.name.toLowerCase();

/** From where to where something is proposed. What is open for one route is one request. */
export interface Route {
  /** The repository that is to take it. */
  readonly into: Place;
  /** The repository that our branch is in: the same one, or a fork. */
  readonly from: Place;
  readonly branch: string;
  /** Names the proposal where there is no branch of ours (Gerrit): `I` and 40 hexadecimal digits. */
  readonly changeId: string;
}

/** What a request says. Labels and reviewers that others have added stay. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  /** Branch that is to take it. */
  readonly target: string;
  readonly labels: readonly string[];
  /** Names of users there; with a slash or another sign that the kind knows, of teams. */
  readonly reviewers: readonly string[];
}

export const requestStates = ["open", "merged", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** A pull request, merge request or change, as the forge tells of it. */
export interface ForgeRequest {
  /** What the forge knows it by in its repository. */
  readonly number: number;
  /** Where people look at it. */
  readonly url: string;
  readonly state: RequestState;
  readonly title: string;
  readonly text: string;
  readonly target: string;
  readonly labels: readonly string[];
  /** Who is asked to look at it, in the words of a draft. */
  readonly reviewers: readonly string[];
  /** The last commit of our branch that it has, where the forge tells. */
  readonly revision: string | null;
}

/** What the credentials may do in a repository. */
export interface Rights {
  /** Who they are there. */
  readonly login: string;
  /** Push branches into it. */
  readonly push: boolean;
  /** Where it is a fork: what it was forked from. */
  readonly parent: Place | null;
}

/** How we are known to a forge. Which of them a kind takes is said by it. */
export type ForgeCredentials =
  | { readonly type: "token"; readonly token: string; readonly username?: string }
  | { readonly type: "password"; readonly username: string; readonly password: string }
  /** An app of GitHub: its installation is looked for where none is told. */
  | { readonly type: "app"; readonly app: string; readonly key: string; readonly installation?: number };

export const credentialTypes = ["token", "password", "app"] as const satisfies readonly ForgeCredentials["type"][];

const Word = Schema.String.check(Schema.isPattern(/^[^\s\p{Cc}]+$/u));

/** One forge as its operator writes it down: which kind is at a host, and how we are known there. */
export const ForgeSetting = Schema.Struct({
  kind: Schema.Literals(forgeKindIds),
  /** The address of its interface, where that does not follow from the host. */
  api: Schema.optionalKey(
    Schema.String.check(
      Schema.makeFilter((text: string) => isApi(text) || "an address of the web without credentials, ? and #"),
    ),
  ),
  username: Schema.optionalKey(Word),
  token: Schema.optionalKey(Word),
  password: Schema.optionalKey(Schema.String),
  app: Schema.optionalKey(Schema.Union([Word, Schema.Int])),
  /** The private key of the app, as a PEM. */
  key: Schema.optionalKey(Schema.String),
  installation: Schema.optionalKey(Schema.Int),
  /** Slugs of the projects that may use it; all of them unless told. */
  projects: Schema.optionalKey(Schema.Array(Schema.String)),
});
export type ForgeSetting = typeof ForgeSetting.Type;

const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[1-9]\d{0,4})?$/;

const secret = Schema.optionalKey(Text({ max: 10_000, blank: true }));

/** How a project is known at a host. Which of the secrets are needed is said by their type. */
export const NewForge = Schema.Struct({
  host: Text({
    max: 250,
    rule: (text) => (hostForm.test(text) ? undefined : "Name a host such as git.example.org, or host:port."),
  }),
  kind: Choice(forgeKindIds),
  api: Schema.optionalKey(
    Text({
      max: 300,
      blank: true,
      rule: (text) => (text === "" || isApi(text) ? undefined : "Enter the address of an interface on the web."),
    }),
  ),
  username: Schema.optionalKey(Text({ max: 200, blank: true })),
  token: secret,
  password: secret,
  app: Schema.optionalKey(Text({ max: 100, blank: true })),
  key: secret,
  installation: Schema.optionalKey(Integer({ min: 1, max: 2 ** 31 - 1 })),
});
export type NewForge = typeof NewForge.Type;

/** All forges of a site by host, with the port where it is not the usual one. */
export const ForgeSettings = Schema.Record(
  Schema.String,
  ForgeSetting.check(
    Schema.makeFilter(
      (setting) => credentialsOf(setting) !== undefined || "token, username and password, or app and key",
    ),
  ),
);
export type ForgeSettings = typeof ForgeSettings.Type;

export const isApi = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === "";
};

/** How a setting says that we are known; undefined where it says nothing that is whole. */
export const credentialsOf = (setting: ForgeSetting): ForgeCredentials | undefined => {
  const { username, token, password, app, key, installation } = setting;
  if (app !== undefined && key !== undefined)
    return { type: "app", app: String(app), key, ...(installation === undefined ? {} : { installation }) };
  if (token !== undefined) return { type: "token", token, ...(username === undefined ? {} : { username }) };
  if (username !== undefined && password !== undefined) return { type: "password", username, password };
  return undefined;
};
