/** Downloads: the stored file of a translation byte for byte, the files that new ones are made from, and archives. */
import { type Actor, type Forbidden, Invalid, may, maySeeComponent, noPermission, NotFound } from "../access/index.ts";
import { basename, extname } from "node:path";
import { codecById, isPart } from "@dragoman/formats";
import { Context, Effect, Layer } from "effect";
import { Checkouts } from "../checkouts/inside.ts";
import { type ComponentFacts, Components, repositoryOwner, subjectOf } from "../components/index.ts";
import { makeReading } from "../components/inside.ts";
import { Projects } from "../projects/index.ts";
import type { RepositoryBusy } from "../repository/index.ts";
import { Git, listFiles, readBlob, readFile, type Repository, tips, type TreeListing } from "../git/inside.ts";
import { SiteUrl } from "../site/index.ts";
import { Translations } from "../translations/index.ts";
import { compileSearch } from "../search/inside.ts";
import { conversion, convert, isConvertible } from "./conversion.ts";
import { archiveOf, type Member } from "./archive.ts";
import type { Archive, StoredFile } from "./model.ts";
import { makeExportStore } from "./store.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { RepositoryKeeping } from "../repository/inside.ts";

export interface ArchiveOptions {
  /** Name of a conversion. */
  readonly format?: string;
  readonly language?: string;
}

const noFiles: TreeListing = { files: [], skipped: [] };

export class Exports extends Context.Service<
  Exports,
  {
    /** The stored file, after what is pending was committed into it. */
    readonly translation: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
    ) => Effect.Effect<StoredFile, NotFound | Forbidden | RepositoryBusy>;
    /** The strings as they are in the database, those that `query` finds, in another format. */
    readonly converted: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      wanted: { readonly format: string; readonly query: string | undefined },
    ) => Effect.Effect<StoredFile, NotFound | Forbidden | Invalid>;
    readonly base: (actor: Actor, project: string, path: string) => Effect.Effect<StoredFile, NotFound>;
    readonly template: (actor: Actor, project: string, path: string) => Effect.Effect<StoredFile, NotFound>;
    /** `format`: every translation converted, instead of the stored files. */
    readonly component: (
      actor: Actor,
      project: string,
      path: string,
      options: ArchiveOptions,
    ) => Effect.Effect<Archive, NotFound | Forbidden | RepositoryBusy>;
    readonly project: (
      actor: Actor,
      project: string,
      options: ArchiveOptions,
    ) => Effect.Effect<Archive, NotFound | Forbidden | RepositoryBusy>;
  }
>()("@dragoman/core/exports/Exports") {
  static readonly layer = Layer.effect(
    Exports,
    Effect.gen(function* () {
      const components = yield* Components;
      const componentKeeping = yield* ComponentKeeping;
      const projects = yield* Projects;
      const translations = yield* Translations;
      const translationKeeping = yield* TranslationKeeping;
      const repositories = yield* RepositoryKeeping;
      const checkouts = yield* Checkouts;
      const store = yield* makeExportStore;
      const search = yield* compileSearch;
      const context = yield* Effect.context<Git>();

      const reading = yield* makeReading;
      const ownerOf = (component: ComponentFacts) =>
        component.linked_component_id === null
          ? Effect.succeed(component)
          : Effect.map(componentKeeping.byId(repositoryOwner(component)), (owner) => owner ?? component);
      /** Reads in the repository of a component; `none` where nothing was committed yet, as in a glossary just begun. */
      const inRepository = <A, E, R>(
        owner: ComponentFacts,
        none: A,
        read: (repository: Repository) => Effect.Effect<A, E, R>,
      ) =>
        reading(
          owner,
          Effect.gen(function* () {
            const { repository, lost } = yield* checkouts.open(owner);
            const isEmpty = !lost && (yield* tips(repository)).head === null;
            return isEmpty ? none : yield* read(repository);
          }),
        );

      /** Behind the name of what is downloaded: a folder comes as an archive. */
      const extensionOf = (component: ComponentFacts, path: string) =>
        codecById(component.file_format)?.folder === true ? ".zip" : extname(path);

      const contentType = (component: ComponentFacts) =>
        codecById(component.file_format)?.contentType ?? "application/octet-stream";

      const read = (component: ComponentFacts, path: string) =>
        Effect.gen(function* () {
          if (path === "") return undefined;
          const bytes = yield* inRepository(yield* ownerOf(component), null, (repository) =>
            readFile(repository, path),
          );
          return bytes ?? undefined;
        }).pipe(Effect.orDie, Effect.provide(context));

      const translation = Effect.fn("Exports.translation")(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
      ) {
        const found = yield* translations.permitted(
          actor,
          project,
          path,
          language,
          "translation.download",
          noPermission,
        );
        const { component } = found;
        const changed = yield* Effect.orDie(store.changed(found.translation.id));
        yield* repositories.commitPending(component);
        const bytes = yield* read(component, found.translation.filename);
        if (bytes === undefined) return yield* new NotFound({ object: "file" });
        const now = yield* translationKeeping.byId(found.translation.id);
        return {
          name: `${component.project_slug}-${component.path.replaceAll("/", "-")}-${language}${extensionOf(component, found.translation.filename)}`,
          type: contentType(component),
          bytes,
          changed,
          tag: now?.revision ?? found.translation.revision,
        } satisfies StoredFile;
      });

      const converted = Effect.fn("Exports.converted")(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
        { format, query }: { readonly format: string; readonly query: string | undefined },
      ) {
        const found = yield* translations.permitted(
          actor,
          project,
          path,
          language,
          "translation.download",
          noPermission,
        );
        const { component } = found;
        const target = conversion(format);
        if (target === undefined) return yield* Invalid.field("format", `There is no conversion to ${format}.`);
        if (!isConvertible(target, component))
          return yield* Invalid.field("format", "These translations cannot be had in this format.");
        const where =
          query === undefined || query.trim() === ""
            ? undefined
            : yield* Effect.mapError(search(query), ({ reason }) => Invalid.field("q", reason));
        const rows = yield* Effect.orDie(store.units(found.translation.id, where));
        return {
          name: `${component.project_slug}-${component.path.replaceAll("/", "-")}-${language}.${target.extension}`,
          type: `${target.contentType}; charset=utf-8`,
          bytes: convert(target, component, found.translation, rows, yield* SiteUrl),
          changed: yield* Effect.orDie(store.changed(found.translation.id)),
          tag: "",
        } satisfies StoredFile;
      });

      /** Every translation of the components in another format; those that cannot be had so leave a note. */
      const convertedArchive = (
        name: string,
        of: readonly ComponentFacts[],
        { format = "", language }: ArchiveOptions,
      ) =>
        Effect.gen(function* () {
          const target = conversion(format);
          if (target === undefined) return yield* new NotFound({ object: "conversion" });
          const siteUrl = yield* SiteUrl;
          const members: Member[] = [];
          for (const component of of)
            for (const translation of yield* translationKeeping.ofComponent(component.id)) {
              if (language !== undefined && translation.language !== language) continue;
              const member = `${component.project_slug}-${component.path.replaceAll("/", "-")}-${translation.language}.${target.extension}`;
              members.push(
                isConvertible(target, component)
                  ? {
                      name: member,
                      bytes: Effect.map(Effect.orDie(store.units(translation.id, undefined)), (rows) =>
                        convert(target, component, translation, rows, siteUrl),
                      ),
                    }
                  : {
                      name: `${member}.skipped`,
                      bytes: Effect.succeed(Buffer.from("These translations cannot be had in this format.\n")),
                    },
              );
            }
          return yield* Effect.provide(archiveOf(name, members), context);
        });

      const sourceFile =
        (field: "template" | "new_base", type: (component: ComponentFacts) => string) =>
        (actor: Actor, project: string, path: string) =>
          Effect.gen(function* () {
            const component = yield* components.find(actor, project, path);
            const bytes = yield* read(component, component[field]);
            if (bytes === undefined) return yield* new NotFound({ object: "file" });
            return {
              name: `${basename(component[field], extname(component[field]))}${extensionOf(component, component[field])}`,
              type: type(component),
              bytes,
              changed: undefined,
              tag: "",
            } satisfies StoredFile;
          });

      /** Files of components under the folders of their projects and repositories, each once. */
      const archive = (
        name: string,
        of: readonly ComponentFacts[],
        where: Parameters<typeof store.translations>[1],
        actor: Actor,
      ) =>
        Effect.gen(function* () {
          const rows = yield* Effect.orDie(store.translations(actor, where));
          const members = new Map<string, Member>();
          for (const component of of) {
            const own = rows.filter(({ component_id }) => component_id === component.id);
            // What a language is translated from belongs to it; where the language is missing there is nothing to have.
            if (own.length === 0 && where.language !== undefined) continue;
            const owner = yield* ownerOf(component);
            const listing = yield* inRepository(owner, noFiles, (repository) => listFiles(repository));
            const files = new Map(listing.files.map((file) => [file.path, file.blob]));
            const isFolder = codecById(component.file_format)?.folder === true;
            const wanted = new Set([
              ...own.map(({ filename }) => filename),
              component.template,
              component.new_base,
              component.intermediate,
            ]);
            // Of a folder the files in it.
            const paths = isFolder
              ? [...files.keys()].filter((path) =>
                  [...wanted].some((of) => path.startsWith(`${of}/`) && isPart(path.slice(of.length + 1))),
                )
              : [...wanted];
            for (const path of paths.sort()) {
              const blob = files.get(path);
              const member = `${owner.project_slug}/${owner.path}/${path}`;
              if (blob === undefined) continue;
              const bytes = inRepository(owner, Buffer.of(), (repository) => readBlob(repository, blob));
              members.set(member, { name: member, bytes });
            }
          }
          return yield* archiveOf(name, [...members.values()]);
        }).pipe(Effect.orDie, Effect.provide(context));

      const component = Effect.fn("Exports.component")(function* (
        actor: Actor,
        project: string,
        path: string,
        options: ArchiveOptions,
      ) {
        const found = yield* components.permitted(actor, project, path, "translation.download", noPermission);
        const name = `${found.project_slug}-${found.path.replaceAll("/", "-")}`;
        if (options.format !== undefined) return yield* convertedArchive(name, [found], options);
        yield* repositories.commitPending(found);
        return yield* archive(name, [found], { componentId: found.id }, actor);
      });

      const project = Effect.fn("Exports.project")(function* (actor: Actor, slug: string, options: ArchiveOptions) {
        const found = yield* projects.permitted(actor, slug, "translation.download", noPermission);
        const all = (yield* componentKeeping.ofProject(found.id)).filter(
          (each) =>
            maySeeComponent(actor, subjectOf(each)) && may(actor, "translation.download", subjectOf(each)).allowed,
        );
        if (options.format !== undefined) return yield* convertedArchive(found.slug, all, options);
        for (const each of all) yield* repositories.commitPending(each);
        return yield* archive(
          found.slug,
          all,
          { projectId: found.id, ...(options.language === undefined ? {} : { language: options.language }) },
          actor,
        );
      });

      return Exports.of({
        translation,
        converted,
        base: sourceFile("template", contentType),
        template: sourceFile("new_base", () => "application/binary"),
        component,
        project,
      });
    }),
  );
}
