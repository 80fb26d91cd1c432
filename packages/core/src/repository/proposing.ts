/**
 * Sending our commits to a forge: they go to a branch of ours, in the repository where we may push there and else in a
 * fork, and one request is open for it.
 */
import { createHash } from "node:crypto";
import { Effect } from "effect";
import { server } from "../checkouts/inside.ts";
import { type ForgeFailure, ForgeRefused, isSamePlace, passes, type Draft, type Route } from "../forges/index.ts";
import { ForgeKeeping, type ForgeSession, type KeptRequest, makeRequestStore, requestOf } from "../forges/inside.ts";
import { type RemoteAddress, withCredentials } from "../git/index.ts";
import { Git, hasAllOf, pushTo, squash, tips } from "../git/inside.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { type Destination, pushUntilTaken } from "./destination.ts";
import { commitMessage, componentVariables } from "./messageVariables.ts";
import type { RepositoryWork } from "./work.ts";

/** Titles and texts that every forge takes. */
const longest = { title: 200, text: 50_000 };

export type Proposed =
  | { readonly _tag: "proposed"; readonly anew: boolean }
  /** It passes by itself: the next push goes on. */
  | { readonly _tag: "later"; readonly text: string }
  | { readonly _tag: "refused"; readonly text: string };

/** Upstream has to be brought in before. */
export const propose = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const { owner, repository, log } = work;
    const { head } = yield* tips(repository);
    const store = yield* makeRequestStore;
    const latest = yield* Effect.orDie(store.latest(owner.id));
    const open = latest?.state === "open" ? latest : undefined;
    const draft = yield* draftOf(work);
    if (head === null || (open !== undefined && open.revision === head && saysSame(open.said, draft)))
      return { _tag: "proposed", anew: false } satisfies Proposed;
    if (latest?.state === "closed" && (yield* isRejected(work, latest, head)))
      return {
        _tag: "later",
        text: `The request ${latest.url} was closed. The next one is opened when there is something new.`,
      } satisfies Proposed;

    const session = yield* (yield* ForgeKeeping).session(owner);
    const route = yield* routeOf(work, session, open, latest);
    const sent = yield* session.kind.proposes === "change"
      ? sendChange(work, session, route, draft)
      : sendBranch(work, session, route, draft);
    if (sent._tag === "refused") return sent;
    yield* (yield* ComponentKeeping).notePushed(owner.id, head);
    const { request, opened } = yield* session.kind.proposes === "change"
      ? changeOf(session, route)
      : requestOf(session.forge, route, draft);
    const said = open !== undefined && open.number === request.number ? open.said : undefined;
    if (opened) yield* log(`The request ${request.url} is open.`);
    const proposal = { kind: session.kind.id, host: session.host, route, request, revision: head, said: draft };
    // Written down before it is dressed: what fails from here on must not make a second one.
    yield* Effect.orDie(store.keepOpen(owner.id, { ...proposal, said: said ?? unsaid }));
    if (said === undefined || !saysSame(said, draft)) {
      // What people have changed there stays until we have something else to say.
      for (const remark of yield* session.forge.update(route, request, draft)) yield* log(remark);
      yield* Effect.orDie(store.keepOpen(owner.id, proposal));
    }
    return { _tag: "proposed", anew: sent.anew } satisfies Proposed;
  }).pipe(
    Effect.catch((failure) =>
      isForgeFailure(failure)
        ? Effect.succeed<Proposed>({ _tag: passes(failure) ? "later" : "refused", text: failure.message })
        : Effect.fail(failure),
    ),
  );

const isForgeFailure = <E extends { readonly _tag: string }>(failure: E | ForgeFailure): failure is ForgeFailure =>
  failure._tag.startsWith("Forge");

/** Nothing was said yet. */
const unsaid: Draft = { title: "", text: "", target: "", labels: [], reviewers: [] };

const saysSame = (one: Draft, other: Draft): boolean =>
  one.title === other.title &&
  one.text === other.text &&
  one.target === other.target &&
  one.labels.join("\n") === other.labels.join("\n") &&
  one.reviewers.join("\n") === other.reviewers.join("\n");

/** Whoever closed a request has seen all that it had. */
const isRejected = ({ repository }: RepositoryWork, closed: KeptRequest, head: string) =>
  Effect.catchTag(hasAllOf(repository, closed.revision, head), "GitFailed", () => Effect.succeed(false));

/** Title and text by the template of the component: its first line, and the rest. */
const draftOf = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const { owner } = work;
    const message = yield* commitMessage(work, owner, "pull_message", componentVariables(work, owner));
    const [title = "", ...rest] = message.split("\n");
    return {
      title: title.trim().slice(0, longest.title) || `Translations for ${owner.project_name}/${owner.name}`,
      text: rest.join("\n").trim().slice(0, longest.text),
      target: owner.merge_request_target || owner.branch,
      labels: owner.merge_request_labels,
      reviewers: owner.merge_request_reviewers,
    } satisfies Draft;
  });

/** From where to where: as it was for an open request, else as the rights there allow. */
const routeOf = (
  { owner }: RepositoryWork,
  session: ForgeSession,
  open: KeptRequest | undefined,
  latest: KeptRequest | undefined,
) =>
  Effect.gen(function* () {
    const into = session.place;
    const branch = owner.push_branch || `dragoman-${owner.project_slug}-${owner.path.replaceAll("/", "-")}`;
    const changeId = `I${createHash("sha1")
      .update(JSON.stringify([owner.repo, owner.project_slug, owner.path, owner.id, latest?.id ?? 0]))
      .digest("hex")}`;
    const isSame =
      open !== undefined &&
      isSamePlace(into, { owner: open.into_owner, name: open.into_name }) &&
      (open.branch === branch || session.kind.proposes === "change");
    if (isSame && session.wanted === undefined) {
      const from = { owner: open.from_owner, name: open.from_name };
      return { into, from, branch: open.branch, changeId: open.change_id } satisfies Route;
    }
    if (session.kind.proposes === "change") return { into, from: into, branch, changeId } satisfies Route;
    if (session.wanted !== undefined) return { into, from: session.wanted, branch, changeId } satisfies Route;
    const rights = yield* session.forge.rights(into);
    const from = rights.push ? into : yield* session.forge.fork(into);
    return { into, from, branch, changeId } satisfies Route;
  });

/** Where our branch goes: by the address and the credentials that the component has for that, or by those of the forge. */
const remoteOf = (work: RepositoryWork, session: ForgeSession, from: Route["from"]) =>
  Effect.gen(function* () {
    const { owner } = work;
    const checkouts = yield* Checkouts;
    const own = session.wanted === undefined ? undefined : yield* checkouts.pushRemote(owner);
    if (own !== undefined && (own.credentials !== undefined || own.scheme === "ssh")) return own;
    const git = yield* Git;
    const address = yield* Effect.fromResult(git.address(session.urlOf(from)));
    return yield* Effect.fromResult(
      withCredentials({ ...address, project: owner.project_id } satisfies RemoteAddress, session.git),
    );
  });

const sendBranch = (work: RepositoryWork, session: ForgeSession, route: Route, draft: Draft) =>
  Effect.gen(function* () {
    const { owner } = work;
    const isHere = isSamePlace(route.into, route.from);
    if (isHere && [owner.branch, draft.target].includes(route.branch))
      return {
        _tag: "refused",
        text: `The branch ${route.branch} is the one that takes the request: name another one to push to, or choose git.`,
      } as const;
    const destination: Destination = {
      remote: yield* remoteOf(work, session, route.from),
      branch: route.branch,
      isOwn: true,
      isElsewhere: true,
      force: false,
    };
    const { end } = yield* pushUntilTaken(work, destination, false);
    if (end._tag === "taken") return end;
    const text = "text" in end ? end.text : "Others push to our branch all the time.";
    return { _tag: "refused", text } as const;
  });

/** One commit over upstream has all that we have; its Change-Id tells the forge what it is a new version of. */
const sendChange = (work: RepositoryWork, session: ForgeSession, route: Route, draft: Draft) =>
  Effect.gen(function* () {
    const { repository, guard } = work;
    const revision = yield* squash(repository, {
      committer: server(),
      message: (trailers) =>
        [draft.title, draft.text, [...trailers, `Change-Id: ${route.changeId}`].join("\n")]
          .filter((part) => part !== "")
          .join("\n\n"),
    });
    if (revision === undefined) return { _tag: "taken", anew: false } as const;
    const remote = yield* remoteOf(work, session, route.from);
    const sent = yield* pushTo(repository, remote, { revision, ref: `refs/for/${draft.target}`, guard });
    // The same files and the same words are no new version.
    if (sent.taken || /no new changes/i.test(sent.text)) return { _tag: "taken", anew: sent.taken } as const;
    return { _tag: "refused", text: sent.text } as const;
  });

const changeOf = ({ forge, host }: ForgeSession, route: Route) =>
  Effect.flatMap(forge.find(route), (request) =>
    request === undefined
      ? new ForgeRefused({ host, what: "show the change that was pushed", status: 404, said: route.changeId })
      : Effect.succeed({ request, opened: false }),
  );
