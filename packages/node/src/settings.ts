/**
 * All settings of a server, each by option, else by environment, else by default. One reader serves the first two, so
 * that they cannot disagree about what is valid.
 */
import { join, resolve } from "node:path";
import { type Registration, registrations } from "@dragoman/core/accounts";
import type { DatabaseOptions } from "@dragoman/core/database";
import type { ForgeSettings } from "@dragoman/core/forges";
import type { Provider } from "@dragoman/core/identities";
import { Config, ConfigProvider, Effect, Option, Result, Schema } from "effect";
import {
  Address,
  ListOf,
  MailDomain,
  OutgoingHost,
  ProxyRange,
  RateLimit,
  Scheme,
  SecretKey,
  SecretsOfHosts,
  Sender,
  KnownForges,
  SignInProviders,
  WholeNumber,
} from "./settingTypes.ts";

/** Options of a server as people write them; each has a variable of the environment. */
export interface ServerOptions {
  /** Folder of the embedded database, of repositories and of files. */
  readonly dataDir?: string | undefined;
  /** `postgres://…`; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Address for links in answers; without it the origin of each request. */
  readonly siteUrl?: string | undefined;
  /** What the site calls itself. */
  readonly siteTitle?: string | undefined;
  /** `on` to show nothing to those without an account. */
  readonly requireLogin?: string | undefined;
  /** `off` to show people no pages but those of the API. */
  readonly console?: string | undefined;
  /** Who may make an account: `off`, `open`, `invitation` (who was invited), or `domains`. */
  readonly registration?: string | undefined;
  /** Domains of mail whose owners may, where `registration` says `domains`. */
  readonly registrationDomains?: readonly string[] | undefined;
  /** `smtp://user:password@host:port` or `smtps://…`, by which mail leaves; needs `siteUrl`. */
  readonly mailUrl?: string | undefined;
  /** Whom mail is from. */
  readonly mailFrom?: string | undefined;
  /** `off` to take no notifications of pushes. */
  readonly enableHooks?: string | undefined;
  /** What services that notify of pushes have to prove to know. */
  readonly hooksSecret?: string | undefined;
  /** The same for hosts of repositories: JSON, or the path of a file with it. */
  readonly hooksSecrets?: string | undefined;
  /** `off` to let no git clone components from here. */
  readonly gitExport?: string | undefined;
  /** Folder that translations for web pages are written into, beside being served. */
  readonly cdnDir?: string | undefined;
  /** Keys that the database's secrets are sealed with: the first one seals, all of them open. */
  readonly secretKey?: readonly string[] | undefined;
  /** Providers of OpenID Connect: JSON, or the path of a file with it. */
  readonly oidc?: string | undefined;
  readonly forges?: string | undefined;
  /** Schemes that addresses of repositories may have. */
  readonly vcsAllowSchemes?: readonly string[] | undefined;
  /** Hosts inside networks that may be connected to: names, addresses or ranges, each with a port or without. */
  readonly vcsAllowHosts?: readonly string[] | undefined;
  /** `100/day`, or `off`. */
  readonly rateLimitAnonymous?: string | undefined;
  readonly rateLimitUser?: string | undefined;
  readonly rateLimitSessions?: string | undefined;
  /** Hours after which a remote is asked that did not tell of itself; 0 for never. */
  readonly fetchInterval?: number | undefined;
  /** Attempts to sign in as one account; ten times as many from one address. */
  readonly rateLimitSignIn?: string | undefined;
  readonly rateLimitOpen?: string | undefined;
  readonly rateLimitPages?: string | undefined;
  /** Bytes a second that bodies of requests have to come with; 0 for any pace. */
  readonly minBodyRate?: number | undefined;
  /** Items of a page where the request names no number. */
  readonly pageSize?: number | undefined;
  /** Pages of more than 1,000 items that are made at a time. */
  readonly largePages?: number | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  /** Addresses or ranges of proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies?: readonly string[] | undefined;
}

export interface Settings {
  readonly dataDir: string;
  readonly database: DatabaseOptions;
  readonly siteUrl: string | undefined;
  readonly siteTitle: string | undefined;
  readonly requireLogin: boolean;
  readonly registration: Registration;
  readonly registrationDomains: readonly string[];
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  readonly console: boolean;
  readonly enableHooks: boolean;
  readonly hooksSecret: string | undefined;
  readonly hooksSecrets: Readonly<Record<string, string>>;
  readonly gitExport: boolean;
  readonly cdnDir: string | undefined;
  readonly secretKey: readonly string[] | undefined;
  readonly oidc: readonly Provider[];
  readonly forges: ForgeSettings;
  readonly vcsAllowSchemes: readonly (typeof Scheme.Type)[];
  readonly vcsAllowHosts: readonly string[];
  readonly rateLimitAnonymous: string | undefined;
  readonly rateLimitUser: string | undefined;
  readonly rateLimitSessions: string | undefined;
  readonly fetchInterval: number | undefined;
  readonly rateLimitSignIn: string | undefined;
  readonly rateLimitOpen: string | undefined;
  readonly rateLimitPages: string | undefined;
  readonly minBodyRate: number | undefined;
  readonly pageSize: number | undefined;
  readonly largePages: number | undefined;
  readonly host: string;
  readonly port: number;
  readonly trustedProxies: readonly string[];
}

/** Variables of the environment by option. */
export const variables = {
  dataDir: "DRAGOMAN_DATA_DIR",
  databaseUrl: "DRAGOMAN_DATABASE_URL",
  siteUrl: "DRAGOMAN_SITE_URL",
  siteTitle: "DRAGOMAN_SITE_TITLE",
  requireLogin: "DRAGOMAN_REQUIRE_LOGIN",
  console: "DRAGOMAN_CONSOLE",
  registration: "DRAGOMAN_REGISTRATION",
  registrationDomains: "DRAGOMAN_REGISTRATION_DOMAINS",
  mailUrl: "DRAGOMAN_MAIL_URL",
  mailFrom: "DRAGOMAN_MAIL_FROM",
  enableHooks: "DRAGOMAN_ENABLE_HOOKS",
  hooksSecret: "DRAGOMAN_HOOKS_SECRET",
  hooksSecrets: "DRAGOMAN_HOOKS_SECRETS",
  gitExport: "DRAGOMAN_GIT_EXPORT",
  cdnDir: "DRAGOMAN_CDN_DIR",
  secretKey: "DRAGOMAN_SECRET_KEY",
  oidc: "DRAGOMAN_OIDC",
  forges: "DRAGOMAN_FORGES",
  vcsAllowSchemes: "DRAGOMAN_VCS_ALLOW_SCHEMES",
  vcsAllowHosts: "DRAGOMAN_VCS_ALLOW_HOSTS",
  rateLimitAnonymous: "DRAGOMAN_API_RATELIMIT_ANON",
  rateLimitUser: "DRAGOMAN_API_RATELIMIT_USER",
  rateLimitSessions: "DRAGOMAN_SESSION_RATELIMIT",
  fetchInterval: "DRAGOMAN_FETCH_INTERVAL",
  rateLimitSignIn: "DRAGOMAN_SIGN_IN_RATELIMIT",
  rateLimitOpen: "DRAGOMAN_OPEN_RATELIMIT",
  rateLimitPages: "DRAGOMAN_PAGES_RATELIMIT",
  minBodyRate: "DRAGOMAN_MIN_BODY_RATE",
  pageSize: "DRAGOMAN_PAGE_SIZE",
  largePages: "DRAGOMAN_LARGE_PAGES",
  host: "DRAGOMAN_HOST",
  port: "DRAGOMAN_PORT",
  trustedProxies: "DRAGOMAN_TRUSTED_PROXIES",
} as const satisfies Record<keyof ServerOptions, string>;

/** A setting that cannot be used. Its value is not repeated: it may hold a password. */
export class SettingInvalid extends Schema.TaggedError<SettingInvalid>()("SettingInvalid", {
  /** Names of variables, each with what it has to be. */
  settings: Schema.Array(Schema.Struct({ name: Schema.String, expected: Schema.String })),
}) {
  override get message() {
    return this.settings.map(({ name, expected }) => `The setting ${name} has to be ${expected}.`).join("\n");
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What is set, as text by variable: options before the environment. An empty variable counts as none. */
const given = (options: ServerOptions, environment: Environment): Record<string, string> => {
  const texts: Record<string, string> = {};
  for (const [option, name] of Object.entries(variables)) {
    const value = options[option as keyof ServerOptions] ?? environment[name];
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "").trim();
    if (text !== "") texts[name] = text;
  }
  return texts;
};

/** @throws SettingInvalid that names every setting that is wrong */
export const readSettings = (
  options: ServerOptions,
  environment: Environment = process.env,
): Effect.Effect<Settings, SettingInvalid> =>
  Effect.gen(function* () {
    const wrong: { readonly name: string; readonly expected: string }[] = [];
    const read = function* <A>(option: keyof ServerOptions, type: Schema.Codec<A, string>, expected: string) {
      const name = variables[option];
      const result = yield* Effect.result(Config.option(Config.schema(type, name)));
      if (Result.isSuccess(result)) return Option.getOrUndefined(result.success);
      wrong.push({ name, expected });
      return undefined;
    };
    const rateLimit = "a number of requests for a second, minute, hour or day, such as 100/day, or off";
    const dataDir = resolve((yield* read("dataDir", Schema.String, "a folder")) ?? ".dragoman");
    const url = yield* read(
      "databaseUrl",
      Address(["postgres", "postgresql"]),
      "an address such as postgres://user:password@host/name",
    );
    const settings: Settings = {
      dataDir,
      database: url === undefined ? { kind: "embedded", dataDir: join(dataDir, "database") } : { kind: "server", url },
      siteUrl: yield* read("siteUrl", Address(["http", "https"]), "an address such as https://translate.example.org"),
      siteTitle: yield* read("siteTitle", Schema.String, "a name"),
      requireLogin: (yield* read("requireLogin", Schema.Literals(["on", "off"]), "on or off")) === "on",
      console: (yield* read("console", Schema.Literals(["on", "off"]), "on or off")) !== "off",
      registration:
        (yield* read("registration", Schema.Literals(registrations), `one of ${registrations.join(", ")}`)) ??
        "invitation",
      registrationDomains:
        (yield* read("registrationDomains", ListOf(MailDomain), "domains such as example.org, between commas")) ?? [],
      mail: undefined,
      enableHooks: (yield* read("enableHooks", Schema.Literals(["on", "off"]), "on or off")) !== "off",
      hooksSecret: yield* read("hooksSecret", Schema.String, "a secret"),
      hooksSecrets:
        (yield* read("hooksSecrets", SecretsOfHosts, "a JSON object of secrets by host, or a file with one")) ?? {},
      gitExport: (yield* read("gitExport", Schema.Literals(["on", "off"]), "on or off")) !== "off",
      cdnDir: yield* read("cdnDir", Schema.String, "a folder"),
      secretKey: yield* read("secretKey", ListOf(SecretKey), "keys of at least 32 characters, between commas"),
      oidc:
        (yield* read(
          "oidc",
          SignInProviders,
          "a JSON list of providers, or a file with one, each as docs/operations.md says",
        )) ?? [],
      forges:
        (yield* read(
          "forges",
          KnownForges,
          "a JSON object of forges by host, or a file with one, as docs/forges.md says",
        )) ?? {},
      vcsAllowSchemes: (yield* read(
        "vcsAllowSchemes",
        ListOf(Scheme),
        "some of https, http, ssh, git, file, between commas",
      )) ?? ["https", "ssh"],
      vcsAllowHosts:
        (yield* read(
          "vcsAllowHosts",
          ListOf(OutgoingHost),
          "hosts, addresses or ranges such as git.example.org, 10.0.0.0/8 or 10.1.2.3:3000, between commas",
        )) ?? [],
      rateLimitAnonymous: yield* read("rateLimitAnonymous", RateLimit, rateLimit),
      rateLimitUser: yield* read("rateLimitUser", RateLimit, rateLimit),
      rateLimitSessions: yield* read("rateLimitSessions", RateLimit, rateLimit),
      fetchInterval: yield* read("fetchInterval", WholeNumber(0, 8760), "a number of hours, or 0"),
      rateLimitSignIn: yield* read("rateLimitSignIn", RateLimit, rateLimit),
      rateLimitOpen: yield* read("rateLimitOpen", RateLimit, rateLimit),
      rateLimitPages: yield* read("rateLimitPages", RateLimit, rateLimit),
      minBodyRate: yield* read("minBodyRate", WholeNumber(0, 1_000_000_000), "a number of bytes a second, or 0"),
      pageSize: yield* read("pageSize", WholeNumber(1, 1000), "a number from 1 to 1000"),
      largePages: yield* read("largePages", WholeNumber(0, 1000), "a number from 0 to 1000"),
      host: (yield* read("host", Schema.String, "a host")) ?? "127.0.0.1",
      port: (yield* read("port", WholeNumber(0, 65_535), "a port number from 0 to 65535")) ?? 8080,
      trustedProxies:
        (yield* read("trustedProxies", ListOf(ProxyRange), "addresses or ranges such as 10.0.0.0/8, between commas")) ??
        [],
    };
    const mailUrl = yield* read(
      "mailUrl",
      Address(["smtp", "smtps"]),
      "an address such as smtp://user:password@host:587",
    );
    const mailFrom = yield* read(
      "mailFrom",
      Sender,
      "an address such as dragoman@example.org, with a name before it or not",
    );
    const needed = (name: string, expected: string) =>
      void wrong.push({ name, expected: `${expected} where mail is sent` });
    if (mailUrl !== undefined && mailFrom === undefined) needed(variables.mailFrom, "set");
    if (mailUrl !== undefined && settings.siteUrl === undefined) needed(variables.siteUrl, "set");
    const mail = mailUrl === undefined || mailFrom === undefined ? undefined : { url: mailUrl, from: mailFrom };
    return wrong.length === 0 ? { ...settings, mail } : yield* new SettingInvalid({ settings: wrong });
  }).pipe(
    Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnv({ env: given(options, environment) })),
  );
