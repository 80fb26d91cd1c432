/** Databases, builders and contract suites that the tests of all packages share. */
export { openBrowser, type TestBrowser } from "./browser.ts";
export { makeAppPo } from "./appPo.ts";
export { databaseOn, postgresServer } from "./postgres.ts";
export { checked } from "./contract/checked.ts";
export { databases, embeddedDatabase, postgres, type TestDatabase } from "./database.ts";
export { gitOverHttp, serveRemote, type WebRemote } from "./gitOverHttp.ts";
export { type Fault, forgeApis, type ServedForge, type ServedKind, serveForge } from "./forge/server.ts";
export { hasGitea, type RealGitea, startGitea } from "./forge/realGitea.ts";
export type { Proposal } from "./forge/state.ts";
export { makeRandom } from "./random.ts";
export { liveIn } from "./lived.ts";
export { letPass } from "./letPass.ts";
export { type GitRemote, makeRemote } from "./gitRemote.ts";
export { hasSshServer, type SshServer, startSshServer } from "./sshServer.ts";
export { type Answer, joinSite, openSite, type Site } from "./site.ts";
export * from "./catalogues.ts";
export * from "./statements.ts";
export * from "./images.ts";
export * from "./upstream.ts";

export { makePasskeyDevice } from "./passkeyDevice.ts";
export { type OidcPerson, type OidcProvider, startOidcProvider } from "./oidcProvider.ts";
export { oneTimeCode } from "./authenticatorApp.ts";
