/** The whole service, put together from its rooms: give it a database and a folder. */
import { Accounts, AccountSettings, type Registration } from "../accounts/index.ts";
import { Actors } from "../access/index.ts";
import { listenForAccessChanges } from "../access/inside.ts";
import { alertLook } from "../alerts/index.ts";
import { Addons, Publications, PublishFolder } from "../addons/index.ts";
import { Audit } from "../audit/index.ts";
import { Autotranslation } from "../autotranslation/index.ts";
import { Blocks } from "../blocks/index.ts";
import { Changes } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { sweeping } from "../checkouts/inside.ts";
import { Clones } from "../clones/index.ts";
import { Categories } from "../categories/index.ts";
import { ComponentLists } from "../componentLists/index.ts";
import { Components } from "../components/index.ts";
import { databaseLayer, type DatabaseOptions } from "../database/index.ts";
import { Editor } from "../editor/index.ts";
import { Explanations } from "../explanations/index.ts";
import { Exports } from "../exports/index.ts";
import { Factors } from "../factors/index.ts";
import { sweepingFolders, sweptFolders } from "../folders/index.ts";
import { glossaries } from "../glossary/index.ts";
import { Forges, type ForgeSettings } from "../forges/index.ts";
import { ForgeKeeping } from "../forges/inside.ts";
import { Health } from "../health/index.ts";
import { Hooks } from "../hooks/index.ts";
import { Invitations } from "../invitations/index.ts";
import { Identities, type Provider } from "../identities/index.ts";
import { Labels } from "../labels/index.ts";
import { Languages } from "../languages/index.ts";
import { AttemptLimit, type Limit, Limits } from "../limits/index.ts";
import { MailSettings } from "../mail/index.ts";
import { mailing } from "../mail/inside.ts";
import { Memory } from "../memory/index.ts";
import { memoryFilling } from "../memory/inside.ts";
import { Metrics } from "../metrics/index.ts";
import type { OutgoingSettings } from "../outgoing/index.ts";
import { Outgoing } from "../outgoing/inside.ts";
import { Overviews } from "../overviews/index.ts";
import { Passkeys, SignIn } from "../passkeys/index.ts";
import { Passwords } from "../passwords/index.ts";
import { Places } from "../places/index.ts";
import { Projects } from "../projects/index.ts";
import { FetchInterval, Repositories, RepositoryLooks } from "../repository/index.ts";
import { CommitHooks } from "../repository/inside.ts";
import { defaultSettings, type GitSettings } from "../git/index.ts";
import { Git } from "../git/inside.ts";
import { Roles } from "../roles/index.ts";
import { Secrets } from "../secrets/index.ts";
import { Sessions } from "../sessions/index.ts";
import { SecondFactors } from "../sessions/inside.ts";
import { SiteSearch } from "../search/index.ts";
import { Screenshots } from "../screenshots/index.ts";
import { Ssh } from "../ssh/index.ts";
import { sshAccess } from "../ssh/inside.ts";
import { SiteTitle, SiteUrl } from "../site/index.ts";
import { Statistics } from "../statistics/index.ts";
import { Subscriptions } from "../subscriptions/index.ts";
import { Tasks } from "../tasks/index.ts";
import { TaskHandlers, taskRunner } from "../tasks/inside.ts";
import { Memberships, OwnTeams, Teams } from "../teams/index.ts";
import { ProjectTokens, Tokens } from "../tokens/index.ts";
import { Translations } from "../translations/index.ts";
import { Uploads } from "../uploads/index.ts";
import { Units } from "../units/index.ts";
import { Watching } from "../watching/index.ts";
import { Profiles, Users } from "../users/index.ts";
import { join } from "node:path";
import { Layer } from "effect";

export interface DragomanOptions {
  readonly database: DatabaseOptions;
  /** Folder for repositories and files under way; made when it is absent. */
  readonly dataDir: string;
  /** The address that people use, for links in files and in messages of commits; empty unless told. */
  readonly siteUrl?: string;
  /** What the site calls itself in messages of commits: Dragoman unless told. */
  readonly siteTitle?: string;
  /** Keys of the database's secrets: the first one seals, all open. Without any, the data folder has one in a file. */
  readonly secretKeys?: readonly string[];
  /** What git may do: schemes of remotes, where to look for programs, limits. */
  readonly git?: Partial<GitSettings>;
  /** Who may make an account: who was invited, unless told. */
  readonly accounts?: { readonly registration: Registration; readonly domains: readonly string[] };
  /** How mail leaves, which needs `siteUrl` too; without it none does. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** Attempts to sign in as one account: 30 an hour unless told, null for any number. */
  readonly attemptLimit?: Limit | null;
  /** Hours after which a remote is asked that did not tell of itself: 24 unless told, 0 for never. */
  readonly fetchInterval?: number;
  /** Folder that translations for web pages are written into, beside being served; none unless told. */
  readonly publishFolder?: string;
  /** Where people can sign in instead of here. */
  readonly providers?: readonly Provider[];
  /** Forges by host: their kinds, and how we are known there. */
  readonly forges?: ForgeSettings;
  /** Which hosts inside may be connected to, and how names are resolved. */
  readonly outgoing?: Partial<OutgoingSettings>;
  /** Whether this process does background work (default), or leaves it to others on the same database. */
  readonly worker?: boolean;
  /** Asked when all is closed: milliseconds that background work and the database then have left, 20,000 unless told. */
  readonly stopLimit?: () => number;
}

/** Where the key of the database's secrets is, where no setting names one. */
export const keyFileOf = (dataDir: string): string => join(dataDir, "secret.key");

/** All services over one database. Closing the layer's scope ends background work and closes the database. */
export const dragomanLayer = (options: DragomanOptions) => {
  const { dataDir, stopLimit } = options;
  const { searchPath = defaultSettings.searchPath } = options.git ?? {};
  const ssh = { folder: join(dataDir, "ssh"), searchPath };
  const secrets = Secrets.layer({
    file: keyFileOf(dataDir),
    ...(options.secretKeys === undefined ? {} : { keys: options.secretKeys }),
  });
  const infrastructure = Layer.mergeAll(
    CommitHooks.layer,
    TaskHandlers.layer,
    Git.layer(options.git).pipe(Layer.provide(sshAccess(ssh))),
  ).pipe(
    // Making a key, which git may ask for, is an act.
    Layer.provideMerge(Changes.layer),
    Layer.provideMerge(Reactions.layer),
    Layer.provideMerge(secrets),
    Layer.provideMerge(Outgoing.layer(options.outgoing)),
    Layer.provideMerge(databaseLayer(options.database, stopLimit)),
  );
  // One process alone counts in memory.
  const alone = options.database.kind === "embedded";
  const limits = alone ? Limits.alone : Limits.shared;
  const repositories = join(dataDir, "vcs");
  const { attemptLimit, accounts, mail, publishFolder, fetchInterval, siteTitle, siteUrl = "" } = options;
  const settings = Layer.mergeAll(
    attemptLimit === undefined ? Layer.empty : Layer.succeed(AttemptLimit, attemptLimit ?? undefined),
    accounts === undefined ? Layer.empty : Layer.succeed(AccountSettings, accounts),
    siteTitle === undefined ? Layer.empty : Layer.succeed(SiteTitle, siteTitle),
    fetchInterval === undefined ? Layer.empty : Layer.succeed(FetchInterval, fetchInterval),
    publishFolder === undefined ? Layer.empty : Layer.succeed(PublishFolder, publishFolder),
    mail === undefined ? Layer.empty : Layer.succeed(MailSettings, { ...mail, siteUrl: siteUrl.replace(/\/+$/, "") }),
  );
  const foundations = Layer.mergeAll(
    limits,
    settings,
    Actors.layer,
    Tasks.layer,
    Checkouts.layer(repositories),
    ForgeKeeping.layer(options.forges),
  ).pipe(Layer.provideMerge(infrastructure));
  const people = Layer.mergeAll(Accounts.layer, Identities.layer(options.providers), SignIn.layer).pipe(
    Layer.provideMerge(Passkeys.layer),
    Layer.provideMerge(Layer.mergeAll(Factors.layer, Passwords.layer, mailing)),
    Layer.provideMerge(Sessions.layer),
    Layer.provideMerge(Layer.mergeAll(Audit.layer, SecondFactors.layer)),
    Layer.provideMerge(Layer.mergeAll(Users.layer, Profiles.layer)),
    Layer.provideMerge(Subscriptions.layer),
    Layer.provideMerge(Layer.mergeAll(Memberships.layer, OwnTeams.layer)),
    Layer.provideMerge(Roles.layer),
    Layer.provideMerge(Teams.layer),
    Layer.provideMerge(foundations),
  );
  const nouns = Layer.mergeAll(
    Addons.layer,
    alertLook,
    Hooks.layer,
    Memory.layer,
    Metrics.layer,
    Health.layer(options.dataDir),
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(Uploads.layer, Autotranslation.layer)),
    Layer.provideMerge(
      Layer.mergeAll(
        Exports.layer,
        Clones.layer,
        Publications.layer,
        Overviews.layer,
        Places.layer,
        Editor.layer,
        glossaries,
      ),
    ),
    Layer.provideMerge(RepositoryLooks.layer),
    Layer.provideMerge(Repositories.layer),
    Layer.provideMerge(Layer.mergeAll(Explanations.layer, Screenshots.layer)),
    Layer.provideMerge(Units.layer),
    Layer.provideMerge(Translations.layer),
    Layer.provideMerge(Statistics.layer),
    Layer.provideMerge(Layer.mergeAll(ComponentLists.layer, Categories.layer)),
    Layer.provideMerge(Components.layer),
    Layer.provideMerge(Labels.layer),
    Layer.provideMerge(SiteSearch.layer),
    Layer.provideMerge(
      Layer.mergeAll(
        Tokens.layer,
        ProjectTokens.layer,
        Blocks.layer,
        Forges.layer,
        Invitations.layer,
        Watching.layer,
        Ssh.layer(ssh),
      ),
    ),
    Layer.provideMerge(Projects.layer),
    Layer.provideMerge(Languages.layer),
    Layer.provideMerge(people),
  );
  // Not only who does background work has files under way.
  const swept = sweepingFolders(sweptFolders(dataDir, repositories, ssh.folder));
  const site = Layer.succeed(SiteUrl, (options.siteUrl ?? "").replace(/\/+$/, ""));
  const background =
    options.worker === false
      ? listenForAccessChanges
      : Layer.mergeAll(
          Layer.provide(taskRunner(stopLimit === undefined ? {} : { stopLimit }), site),
          memoryFilling,
          sweeping(repositories),
          listenForAccessChanges,
        );
  return Layer.mergeAll(background, swept, site).pipe(Layer.provideMerge(nouns));
};

export type DragomanServices = Layer.Success<ReturnType<typeof dragomanLayer>>;
export type DragomanFailure = Layer.Error<ReturnType<typeof dragomanLayer>>;
