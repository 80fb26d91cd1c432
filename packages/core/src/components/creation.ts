/** From what a client sent to a component that can be stored: defaults, sharing, and a look into the repository. */
import { Effect, Result } from "effect";
import type { ComponentId, ProjectId } from "../ids/index.ts";
import { type Actor, Invalid } from "../access/index.ts";
import { Languages } from "../languages/index.ts";
import type { ProjectFacts } from "../projects/index.ts";
import { type CheckoutError, Checkouts, server } from "../checkouts/inside.ts";
import {
  checkGiven,
  type Given,
  type GivenCredentials,
  isSame,
  type KeepsCredentials,
  makeCredentials,
  receivedFiles,
  separate,
} from "../checkouts/inside.ts";
import {
  checkBranch,
  type Credentials,
  reasonOf,
  type RemoteAddress,
  type RemoteReason,
  withCredentials,
} from "../git/index.ts";
import {
  ensure,
  type FileChange,
  Git,
  initLocal,
  listFiles,
  readBlob,
  remoteBranches,
  remoteHead,
  type Repository,
  repositoryAt,
} from "../git/inside.ts";
import { automatic, detect, type Detected } from "./detection.ts";
import { documentSettings, type MatchedFile } from "./discovery.ts";
import { documentFormats, type FileSettings, inspectFiles, inspectSettings } from "./inspection.ts";
import { checkForge } from "./forgeAddress.ts";
import { internalAddress, isInternal, parseInternal } from "./internalAddress.ts";
import { defaultMessages } from "./messages.ts";
import { languageFilter } from "./languageFilter.ts";
import { checkTaken } from "./levels.ts";
import type { NewComponent } from "./model.ts";
import { mayShare } from "./policy.ts";
import { makeReading } from "./reading.ts";
import type { ComponentStore, ComponentValues } from "./store.ts";

export const defaultBranch = "main";
export const localRepo = "local:";

export interface Prepared {
  readonly values: ComponentValues;
  /** To be sealed when the component has a number. */
  readonly credentials: { readonly repo: Credentials | undefined; readonly push: Credentials | undefined };
  /** Folder of the new repository; undefined where another component's is shared. */
  readonly draft: string | undefined;
  readonly repository: Repository;
  readonly matches: readonly MatchedFile[];
}

const refuse = (field: string, message: string) => Effect.fail(Invalid.field(field, message));

/** git's words about an address or branch, under the field that they are about. */
export const asField = (field: string) => (failure: CheckoutError) =>
  failure._tag === "AddressRefused"
    ? Invalid.field(field, failure.message)
    : failure._tag === "GitFailed"
      ? unusable(failure.text, reasonOf(failure))
      : unusable(failure.message, undefined);

const unusable = (text: string, code: RemoteReason | undefined, branches?: readonly string[]) =>
  new Invalid({
    fields: { repo: [`The repository cannot be used: ${text}`], ...(branches === undefined ? {} : { branches }) },
    ...(code === undefined ? {} : { code }),
  });

const mostBranches = 50;

/** As `asField`; where the branch is not there, with those that are. */
const asMissing = (remote: RemoteAddress) => (failure: CheckoutError) =>
  Effect.gen(function* () {
    if (failure._tag !== "GitFailed" || reasonOf(failure) !== "no_branch") return yield* asField("repo")(failure);
    const branches = yield* Effect.orElseSucceed(remoteBranches(remote), () => []);
    return yield* branches.length === 0
      ? unusable("It has no commits yet.", "empty")
      : unusable(failure.text, "no_branch", branches.slice(0, mostBranches));
  });

/** @throws Invalid; nothing is left behind then */
export const prepare = (store: ComponentStore, actor: Actor, project: ProjectFacts, received: NewComponent) =>
  Effect.gen(function* () {
    const { input: given, given: secrets } = separate(received);
    const {
      disable_autoshare: ownClone = false,
      category,
      source_language: sourceCode = "en",
      zipfile,
      docfile,
      ...rest
    } = given;
    const checkouts = yield* Checkouts;
    // A document is its own base: all its translations are made of it.
    const input = docfile === undefined ? rest : { ...rest, ...documentSettings(rest, sourceCode) };
    const vcs = input.vcs ?? "git";
    yield* checkGiven(secrets, { repo: input.repo, push: input.push ?? "" });

    if (input.new_lang === "url" && project.instructions === "")
      return yield* refuse("new_lang", "The project has no instructions to point to.");
    if ((input.suggestion_autoaccept ?? 0) > 0 && input.suggestion_voting !== true)
      return yield* Invalid.of({
        suggestion_autoaccept: ["Accepting by votes needs voting."],
        suggestion_voting: ["Accepting by votes needs voting."],
      });
    if (input.suggestion_autoaccept === 1)
      return yield* refuse("suggestion_autoaccept", "One vote is the author's own: ask for at least 2, or 0.");

    const categoryId = category ?? null;
    const prefix = yield* Effect.orDie(store.categoryPath(project.id, categoryId));
    if (prefix === undefined) return yield* refuse("category", "Invalid hyperlink - Object does not exist.");
    yield* checkTaken(store, { projectId: project.id, categoryId }, input, null);
    const sourceLanguageId = yield* Effect.orDie(store.languageByCode(sourceCode));
    if (sourceLanguageId === undefined)
      return yield* Invalid.of({ source_language: { code: ["There is no such language."] } });

    const settingsOf = (found: Detected): FileSettings => ({
      ...found,
      edit_template: input.edit_template ?? !(documentFormats.has(found.file_format) && docfile !== undefined),
      intermediate: input.intermediate ?? "",
      new_lang: input.new_lang ?? "add",
      language_regex: input.language_regex ?? "^[^.]+$",
      source_language: sourceCode,
    });
    const { filemask, file_format, template, new_base } = input;
    const isAutomatic = file_format === automatic || filemask === automatic;
    const named: Detected = { filemask, file_format, template: template ?? "", new_base: new_base ?? "" };
    // What needs no look at the files is judged before there are any.
    if (!isAutomatic) yield* inspectSettings(settingsOf(named));

    const content = yield* receivedFiles({ zipfile, docfile }, template ?? "");
    const place = yield* locate(store, actor, project.id, { ...input, vcs, ownClone, content, given: secrets });
    const inspected = Effect.gen(function* () {
      const languages = yield* Languages;
      const match = yield* languages.matcher(project.languageAliases);
      const read = (file: { readonly blob: string }) => readBlob(place.repository, file.blob);
      const { files } = yield* Effect.mapError(listFiles(place.repository), asField("repo"));
      const languageOf = (code: string) => {
        const found = match(code);
        return found.kind === "known" ? found.code : undefined;
      };
      const takes = languageFilter(input.language_regex ?? "^[^.]+$");
      const detected = isAutomatic
        ? yield* detect({ filemask, template, new_base, source_language: sourceCode }, files, languageOf, takes, read)
        : named;
      const settings = settingsOf(file_format === automatic ? detected : { ...detected, file_format });
      const codec = yield* inspectSettings(settings);
      return { settings, matches: yield* inspectFiles(settings, codec, files, (code) => match(code).code, read) };
    });
    const { settings, matches } = yield* inspected.pipe(
      Effect.catchTag("GitFailed", (failure) => Effect.fail(Invalid.field("repo", failure.text))),
      Effect.tapError(() => (place.draft === undefined ? Effect.void : checkouts.discard(place.draft))),
    );

    const values: ComponentValues = {
      ...defaultMessages,
      manage_units: (settings.template !== "" && docfile === undefined) || input.is_glossary === true,
      ...input,
      filemask: settings.filemask,
      file_format: settings.file_format,
      template: settings.template,
      new_base: settings.new_base,
      edit_template: settings.edit_template,
      ...(input.is_glossary === true ? { manage_units: true, new_lang: "none" } : {}),
      vcs,
      ...place.values,
      project_id: project.id,
      category_id: categoryId,
      source_language_id: sourceLanguageId,
      path: `${prefix}${input.slug}`,
    };
    const own = !("linked_component_id" in place.values);
    const credentialsOf = (of: Given) => (own && typeof of === "object" ? of : undefined);
    const credentials = { repo: credentialsOf(secrets.repo), push: credentialsOf(secrets.push) };
    return { values, credentials, draft: place.draft, repository: place.repository, matches } satisfies Prepared;
  });

/** Language of a file's code, by the project's aliases and the matching of codes. */
export const resolver = (project: Pick<ProjectFacts, "languageAliases">) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const match = yield* languages.matcher(project.languageAliases);
    return (code: string) => match(code).code;
  });

/** What git is told beside the address of the repository. */
export const checkNames = (input: Pick<NewComponent, "push" | "branch" | "push_branch">) =>
  Effect.gen(function* () {
    const git = yield* Git;
    const { push = "" } = input;
    if (push !== "") yield* Effect.mapError(git.reachable(push), asField("push"));
    for (const field of ["branch", "push_branch"] as const)
      if ((input[field] ?? "") !== "")
        yield* Effect.mapError(Effect.fromResult(checkBranch(input[field] ?? "")), asField(field));
  });

interface Place {
  readonly repository: Repository;
  readonly draft: string | undefined;
  readonly values: ComponentValues;
}

/** The repository to use: a shared one, a new clone, or a new local one. */
export const locate = (
  store: ComponentStore,
  actor: Actor,
  projectId: ProjectId,
  input: Pick<NewComponent, "repo" | "branch" | "push" | "push_branch"> & {
    readonly vcs: string;
    readonly ownClone: boolean;
    readonly content?: readonly FileChange[];
    readonly given: GivenCredentials;
  },
) =>
  Effect.gen(function* () {
    const checkouts = yield* Checkouts;
    const { repo, vcs } = input;
    if (isInternal(repo)) {
      const address = parseInternal(repo);
      const target =
        address === undefined ? undefined : yield* Effect.orDie(store.visible(actor, address.project, address.path));
      if (target === undefined) return yield* refuse("repo", "There is no such component.");
      if (!mayShare(actor, target, projectId))
        return yield* refuse(
          "repo",
          "Only those who may edit that component can share its repository with another project.",
        );
      if (target.linked_component_id !== null)
        return yield* refuse("repo", "That component shares a repository itself: name the one that owns it.");
      for (const field of ["push", "branch", "push_branch"] as const)
        if ((input[field] ?? "") !== "")
          return yield* refuse(field, "This cannot be set where the repository of another component is shared.");
      return yield* shared(target.id);
    }
    if (vcs === "local" || repo === localRepo) {
      if (vcs !== "local") return yield* refuse("vcs", "A local repository needs vcs local.");
      if ((input.push ?? "") !== "") return yield* refuse("push", "A local repository is not pushed.");
      const branch = input.branch === undefined || input.branch === "" ? defaultBranch : input.branch;
      const draft = yield* checkouts.draft;
      const repository = yield* Effect.mapError(Effect.fromResult(repositoryAt(draft, branch)), asField("branch"));
      yield* Effect.mapError(
        initLocal(repository, {
          changes: input.content ?? [],
          message: "Files received",
          author: server(),
          committer: server(),
        }),
        asField("repo"),
      ).pipe(Effect.tapError(() => checkouts.discard(draft)));
      return { repository, draft, values: { repo: localRepo, vcs, branch } } satisfies Place;
    }

    yield* checkForge(vcs, { repo, push: input.push ?? "" });
    const git = yield* Git;
    const address = yield* Effect.mapError(git.reachable(repo), asField("repo"));
    const credentials = typeof input.given.repo === "object" ? input.given.repo : undefined;
    const remote = yield* Effect.mapError(
      Effect.fromResult(withCredentials({ ...address, project: projectId }, credentials)),
      asField("repo"),
    );
    yield* checkNames(input);
    const named = input.branch ?? "";
    const branch =
      named !== "" ? named : ((yield* Effect.mapError(remoteHead(remote), asField("repo"))) ?? defaultBranch);

    if (!input.ownClone) {
      const keeper = yield* makeCredentials;
      const fits = (row: KeepsCredentials) =>
        (["repo", "push"] as const).every((kind) => {
          const given = input.given[kind];
          const kept = keeper.open(row, kind);
          return typeof given !== "object" || (Result.isSuccess(kept) && isSame(kept.success, given));
        });
      const twins = yield* Effect.orDie(store.shareable(actor, projectId, repo, vcs, branch, input.push));
      const twin = twins.find(fits);
      if (twin !== undefined) return yield* shared(twin.id);
    }
    const draft = yield* checkouts.draft;
    const repository = yield* Effect.mapError(Effect.fromResult(repositoryAt(draft, branch)), asField("branch"));
    yield* ensure(repository, remote).pipe(
      Effect.catch(asMissing(remote)),
      Effect.tapError(() => checkouts.discard(draft)),
    );
    return { repository, draft, values: { branch } } satisfies Place;

    function shared(ownerId: ComponentId) {
      return Effect.gen(function* () {
        const owner = yield* Effect.orDie(store.byId(ownerId));
        if (owner === undefined) return yield* refuse("repo", "There is no such component.");
        const { repository } = yield* (yield* makeReading)(
          owner,
          Effect.tap(checkouts.open(owner), (opened) => listFiles(opened.repository)),
        ).pipe(Effect.mapError(asField("repo")));
        return {
          repository,
          draft: undefined,
          values: {
            repo: internalAddress(owner.project_slug, owner.path),
            vcs: owner.vcs,
            branch: "",
            push: "",
            push_branch: "",
            linked_component_id: owner.id,
          },
        } satisfies Place;
      });
    }
  });
