/** From a change of settings to values that can be stored, and to what must follow: records, and reading the files again. */
import { Effect } from "effect";
import { type Actor, Invalid } from "../access/index.ts";
import { type Action, actions } from "../changes/index.ts";
import { listFiles, readBlob } from "../git/inside.ts";
import { Checkouts, separate, withTextFolders } from "../checkouts/inside.ts";
import { resolver } from "./creation.ts";
import { asField, checkNames, locate } from "./locating.ts";
import { checkTaken } from "./levels.ts";
import { noCredentials, prepareCredentials } from "./credentialUpdate.ts";
import type { ComponentFacts } from "./facts.ts";
import { type FileSettings, inspectFiles, inspectSettings } from "./inspection.ts";
import { checkForge } from "./forgeAddress.ts";
import { isInternal } from "./internalAddress.ts";
import type { ComponentPatch } from "./model.ts";
import { makeReading } from "./reading.ts";
import type { ComponentStore, ComponentValues } from "./store.ts";

export interface PreparedUpdate {
  readonly values: ComponentValues;
  /** A new clone that takes the place of the old one. */
  readonly draft: string | undefined;
  readonly acts: readonly { readonly action: Action; readonly target: string; readonly old: string }[];
  readonly reload: boolean;
}

/** Kinds that differ in how they push only. */
const isRemote = (vcs: string | undefined) => vcs !== undefined && vcs !== "local";

const fileSettings = [
  "filemask",
  "template",
  "edit_template",
  "intermediate",
  "new_base",
  "file_format",
  "language_regex",
] as const;

/** Settings that decide what is found when strings are checked. */
const judging = ["check_flags", "allow_translation_propagation"] as const;

export const prepareUpdate = (
  store: ComponentStore,
  actor: Actor,
  component: ComponentFacts,
  received: ComponentPatch,
) =>
  Effect.gen(function* () {
    const { input: sent, given } = separate(received);
    const { category, source_language: sourceCode, ...input } = sent;
    if (sourceCode !== undefined && sourceCode !== component.source_language_code)
      return yield* Invalid.field(
        "source_language",
        "The source language of a component stays: create the component again for another one.",
      );
    if (input.new_lang === "url" && component.project_instructions === "")
      return yield* Invalid.field("new_lang", "The project has no instructions to point to.");
    if (
      (input.suggestion_autoaccept ?? component.suggestion_autoaccept) > 0 &&
      !(input.suggestion_voting ?? component.suggestion_voting)
    )
      return yield* Invalid.of({
        suggestion_autoaccept: ["Accepting by votes needs voting."],
        suggestion_voting: ["Accepting by votes needs voting."],
      });

    const categoryId = category === undefined ? component.category_id : category;
    const prefix = yield* Effect.orDie(store.categoryPath(component.project_id, categoryId));
    if (prefix === undefined) return yield* Invalid.field("category", "Invalid hyperlink - Object does not exist.");
    const slug = input.slug ?? component.slug;
    if (input.slug !== undefined || input.name !== undefined || category !== undefined)
      yield* checkTaken(
        store,
        { projectId: component.project_id, categoryId },
        { slug, name: input.name ?? component.name },
        { component: component.id },
      );
    if (
      categoryId !== null &&
      categoryId !== component.category_id &&
      (yield* Effect.orDie(store.isShared(component.id)))
    )
      return yield* Invalid.field(
        "non_field_errors",
        "A component that is shared with other projects cannot be put into a category.",
      );

    // The answer of a linked component shows its owner's address: sent back, it means "as it is".
    const owner =
      component.linked_component_id === null
        ? undefined
        : yield* Effect.orDie(store.byId(component.linked_component_id));
    const current = {
      vcs: component.vcs,
      repo: owner?.repo ?? component.repo,
      branch: owner?.branch ?? component.branch,
    };
    const differs = (name: "vcs" | "repo" | "branch") =>
      input[name] !== undefined && input[name] !== current[name] && input[name] !== component[name];
    if (owner !== undefined && !differs("repo"))
      for (const field of ["vcs", "branch"] as const)
        if (differs(field))
          return yield* Invalid.field(
            field,
            "The repository is that of another component: change it there, or name another repository.",
          );
    // Links were cut once by a change of `vcs`: naming it, or the repository, mends them.
    const isCut = owner === undefined && isInternal(component.repo);
    const pushesAnew = input.push !== undefined && input.push !== component.push;
    const moves =
      differs("repo") ||
      differs("branch") ||
      (differs("vcs") && !(isRemote(component.vcs) && isRemote(input.vcs))) ||
      (isCut && (input.vcs !== undefined || input.repo !== undefined));
    const isShared = moves && owner === undefined && (yield* Effect.orDie(store.linkedIds([component.id]))).length > 0;
    const shares = isInternal(input.repo ?? current.repo);
    if (isShared && (shares || input.vcs === "local"))
      return yield* Invalid.field(
        shares ? "repo" : "vcs",
        "Other components share this repository: they have to be given another one before.",
      );
    if (owner === undefined && (input.vcs !== undefined || pushesAnew || differs("repo")) && !shares)
      yield* checkForge(input.vcs ?? component.vcs, {
        repo: input.repo ?? current.repo,
        push: input.push ?? component.push,
      });
    const credentials = yield* prepareCredentials({ actor, component, owner, given, input, current, moves });
    const refiles = fileSettings.some((name) => input[name] !== undefined && input[name] !== component[name]);

    // Those of a linked component are shown, but are its owner's.
    if (component.linked_component_id === null)
      yield* checkNames({
        ...(pushesAnew ? { push: input.push ?? "" } : {}),
        ...(input.push_branch === undefined ? {} : { push_branch: input.push_branch }),
      });

    let draft: string | undefined;
    let placed: ComponentValues = {};
    if (moves || refiles) {
      const checkouts = yield* Checkouts;
      const merged: FileSettings = {
        ...component,
        ...pick(input, [...fileSettings, "new_lang"]),
        source_language: component.source_language_code,
      };
      const codec = yield* inspectSettings(merged);
      const reading = yield* makeReading;
      const place = moves
        ? yield* locate(store, actor, component.project_id, {
            repo: input.repo ?? current.repo,
            vcs: input.vcs ?? component.vcs,
            ...(input.branch !== undefined && !isCut
              ? { branch: input.branch }
              : input.repo === undefined && !isCut
                ? { branch: current.branch }
                : {}),
            push: isCut ? "" : (input.push ?? component.push),
            given: { repo: credentials.repo, push: undefined },
            ownClone: true,
            files: merged,
          })
        : {
            ...(yield* Effect.mapError(
              reading(
                owner ?? component,
                checkouts.open(owner ?? component).pipe(
                  Effect.tap(({ repository }) => listFiles(repository)),
                  Effect.map(({ repository }) => ({ repository: withTextFolders(repository, [merged]) })),
                ),
              ),
              asField("repo"),
            )),
            draft: undefined,
            values: {},
          };
      draft = place.draft;
      placed = moves ? { linked_component_id: null, ...place.values, ...(shares ? noCredentials : {}) } : {};
      if (shares && placed["linked_component_id"] === component.id)
        return yield* Invalid.field("repo", "A component cannot share its own repository.");
      if (shares && moves && differs("vcs") && input.vcs !== placed["vcs"])
        return yield* Invalid.field("vcs", "A shared repository is used as its owner uses it.");
      const { repository } = place;
      const listing = yield* Effect.mapError(listFiles(repository), asField("repo"));
      const resolve = yield* resolver({ languageAliases: component.project_language_aliases });
      yield* Effect.catchTag(
        inspectFiles(merged, codec, listing.files, resolve, (file) => readBlob(repository, file.blob)),
        "GitFailed",
        (failure) => Effect.fail(Invalid.field("repo", failure.text)),
      ).pipe(Effect.tapError(() => (draft === undefined ? Effect.void : checkouts.discard(draft))));
    }

    const values: Record<string, ComponentValues[string]> = {
      ...input,
      category_id: categoryId,
      ...(slug === component.slug && categoryId === component.category_id ? {} : { path: `${prefix}${slug}` }),
    };
    if (!moves) for (const name of ["repo", "branch"]) delete values[name];
    if (moves || pushesAnew || input.push_branch !== undefined) values["pushed_revision"] = null;
    if (moves) values["upstream_revision"] = null;
    if (component.linked_component_id !== null && !moves)
      for (const name of ["vcs", "push", "push_branch"]) delete values[name];
    if (isInternal(input.repo ?? "") && !moves) delete values["repo"];

    const act = (action: Action, target: string, old: string) => ({ action, target, old });
    return {
      values: { ...values, ...credentials.values, ...placed },
      draft,
      acts: [
        ...(slug === component.slug ? [] : [act(actions.componentRenamed, slug, component.slug)]),
        ...(categoryId === component.category_id
          ? []
          : [act(actions.movedComponent, `${prefix}${slug}`, component.path)]),
        ...(input.license === undefined || input.license === component.license
          ? []
          : [act(actions.licenseChanged, input.license, component.license)]),
        ...(input.agreement === undefined || input.agreement === component.agreement
          ? []
          : [act(actions.contributorAgreementChanged, input.agreement, component.agreement)]),
      ],
      reload: moves || refiles || judging.some((name) => input[name] !== undefined && input[name] !== component[name]),
    } satisfies PreparedUpdate;
  });

const pick = <A extends object, K extends keyof A>(from: A, names: readonly K[]): Partial<Pick<A, K>> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))) as Partial<
    Pick<A, K>
  >;
