/** Screenshots: added with an image, changed, tied to the strings on them, removed. */
import { Context, Effect, Layer } from "effect";
import { readFile } from "node:fs/promises";
import type { ScreenshotId, UnitId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, may, NotFound, type ScopedPermission } from "../access/index.ts";
import { type Action, actions, unlisted } from "../changes/index.ts";
import { Components } from "../components/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Translations } from "../translations/index.ts";
import type { ScreenshotColumn } from "./columns.ts";
import { followRepository } from "./fromRepository.ts";
import { imageName, largestImage, readImage } from "./image.ts";
import {
  type ImageInput,
  type ScreenshotContent,
  type ScreenshotFacts,
  type ScreenshotPatch,
  type ScreenshotPlace,
  subjectOfScreenshot,
} from "./model.ts";
import { keptScreenshot, makeScreenshotStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Screenshot" });

/** An image as it is handed out. */
export interface ScreenshotImage {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;
  /** Id of the content, and when it came. */
  readonly tag: string;
  readonly changed: Date;
}

export class Screenshots extends Context.Service<
  Screenshots,
  {
    readonly page: (actor: Actor, view: View<ScreenshotColumn>, slice: Slice) => Effect.Effect<Page>;
    /** Those of all languages of a component. */
    readonly ofComponent: (
      actor: Actor,
      project: string,
      path: string,
      view: View<ScreenshotColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    readonly one: (actor: Actor, id: ScreenshotId, view: View<ScreenshotColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: ScreenshotId, view: View<ScreenshotColumn>) => Effect.Effect<string>;
    readonly image: (actor: Actor, id: ScreenshotId) => Effect.Effect<ScreenshotImage, NotFound>;
    /** The image by the name in its address. */
    readonly imageNamed: (actor: Actor, filename: string) => Effect.Effect<ScreenshotImage, NotFound>;
    /** Answers the new screenshot's id. */
    readonly create: (
      actor: Actor,
      place: Input<ScreenshotPlace>,
      content: Input<ScreenshotContent>,
    ) => Effect.Effect<ScreenshotId, Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      id: ScreenshotId,
      input: Input<ScreenshotPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly replaceImage: (
      actor: Actor,
      id: ScreenshotId,
      input: Input<ImageInput>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly remove: (actor: Actor, id: ScreenshotId) => Effect.Effect<void, NotFound | Forbidden>;
    /** Notes that a string of the screenshot's own translation is seen on it. */
    readonly showUnit: (
      actor: Actor,
      id: ScreenshotId,
      input: Input<{ readonly unit_id: UnitId }>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly hideUnit: (actor: Actor, id: ScreenshotId, unitId: UnitId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/screenshots/Screenshots") {
  static readonly layer = Layer.effect(
    Screenshots,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeScreenshotStore;
      const components = yield* Components;
      const translations = yield* Translations;
      const changes = yield* ChangeKeeping;
      yield* followRepository;

      const orNotFound = (found: Effect.Effect<ScreenshotFacts | undefined, unknown>) =>
        Effect.flatMap(Effect.orDie(found), (screenshot) =>
          screenshot === undefined ? Effect.fail(notFound) : Effect.succeed(screenshot),
        );
      const find = (actor: Actor, id: ScreenshotId) => orNotFound(store.visible(actor, id));

      const permitted = (actor: Actor, id: ScreenshotId, permission: ScopedPermission, reason: string) =>
        Effect.filterOrFail(
          find(actor, id),
          (screenshot) => may(actor, permission, subjectOfScreenshot(screenshot)).allowed,
          () => new Forbidden({ reason }),
        );
      const editable = (actor: Actor, id: ScreenshotId) =>
        permitted(actor, id, "screenshot.edit", "You may not edit this screenshot.");

      const open = ({ id, filename, type, changed }: ScreenshotFacts) =>
        Effect.flatMap(Effect.orDie(store.bytesOf(id)), (bytes) =>
          bytes === undefined
            ? Effect.fail(notFound)
            : Effect.succeed<ScreenshotImage>({
                bytes,
                name: filename,
                type,
                tag: `${id}-${changed.getTime()}`,
                changed,
              }),
        );

      const receive = Effect.fnUntraced(function* (image: ImageInput["image"]) {
        if (image.size > largestImage)
          return yield* Invalid.field("image", `The file is larger than ${largestImage / 1024 / 1024} MB.`);
        const bytes = yield* Effect.promise(() => readFile(image.path));
        const found = readImage(bytes);
        if ("problem" in found) return yield* Invalid.field("image", found.problem);
        return { bytes, values: { filename: imageName(image.name, found.extension), type: found.type } };
      });

      const create = Effect.fn("Screenshots.create")(function* (
        actor: Actor,
        readPlace: Input<ScreenshotPlace>,
        readContent: Input<ScreenshotContent>,
      ) {
        const place = yield* readPlace;
        const path = place.component_slug.replaceAll(/%(25)?2F/gi, "/");
        const reason = "You may not add screenshots to this translation.";
        const { translation, component } = yield* translations
          .permitted(actor, place.project_slug, path, place.language_code, "screenshot.add", reason)
          .pipe(
            Effect.catchTag("NotFound", () => {
              const message = ["There is no such translation."];
              return Invalid.of({ project_slug: message, component_slug: message, language_code: message });
            }),
          );
        const { image, ...values } = yield* readContent;
        const received = yield* receive(image);
        return yield* transaction(
          Effect.gen(function* () {
            const id = yield* store.insert(received.bytes, {
              ...values,
              ...received.values,
              translation_id: translation.id,
            });
            yield* changes.made(keptScreenshot, [id], () => [
              {
                action: actions.screenshotAdded,
                userId: actor.id,
                projectId: component.project_id,
                componentId: component.id,
                translationId: translation.id,
                target: values.name,
              },
            ]);
            return id;
          }),
        );
      });

      const changing = <E>(actor: Actor, known: ScreenshotFacts, action: Action, act: Effect.Effect<unknown, E>) =>
        transaction(
          changes.changing(keptScreenshot, [known.id], act, () => [
            {
              action,
              userId: actor.id,
              projectId: known.project_id,
              componentId: known.component_id,
              translationId: known.translation_id,
              target: known.name,
            },
          ]),
        );

      const update = Effect.fn("Screenshots.update")(function* (
        actor: Actor,
        id: ScreenshotId,
        read: Input<ScreenshotPatch>,
      ) {
        const known = yield* editable(actor, id);
        yield* changing(actor, known, unlisted.screenshotChanged, store.update(id, yield* read));
      });

      const replaceImage = Effect.fn("Screenshots.replaceImage")(function* (
        actor: Actor,
        id: ScreenshotId,
        read: Input<ImageInput>,
      ) {
        const known = yield* editable(actor, id);
        const { bytes, values } = yield* receive((yield* read).image);
        yield* changing(actor, known, actions.screenshotUploaded, store.replace(id, bytes, values));
      });

      const remove = Effect.fn("Screenshots.remove")(function* (actor: Actor, id: ScreenshotId) {
        const known = yield* permitted(actor, id, "screenshot.delete", "You may not delete this screenshot.");
        yield* changing(actor, known, unlisted.screenshotRemoved, store.remove(id));
      });

      const noUnit = (unitId: UnitId) =>
        Invalid.field("unit_id", `The screenshot's translation has no such string: ${unitId}.`);

      const showUnit = Effect.fn("Screenshots.showUnit")(function* (
        actor: Actor,
        id: ScreenshotId,
        read: Input<{ readonly unit_id: UnitId }>,
      ) {
        const known = yield* editable(actor, id);
        const { unit_id: unitId } = yield* read;
        if (!(yield* Effect.orDie(store.hasUnit(known.translation_id, unitId)))) return yield* noUnit(unitId);
        yield* changing(actor, known, unlisted.screenshotStringShown, store.show(id, unitId));
      });

      const hideUnit = Effect.fn("Screenshots.hideUnit")(function* (actor: Actor, id: ScreenshotId, unitId: UnitId) {
        const known = yield* editable(actor, id);
        if (!(yield* Effect.orDie(store.hasUnit(known.translation_id, unitId))))
          return yield* new NotFound({ object: "Unit" });
        yield* changing(actor, known, unlisted.screenshotStringHidden, store.hide(id, unitId));
      });

      return Screenshots.of({
        page: (actor, view, slice) => Effect.orDie(store.page(actor, undefined, view, slice)),
        ofComponent: (actor, project, path, view, slice) =>
          Effect.flatMap(components.find(actor, project, path), ({ id }) =>
            Effect.orDie(store.page(actor, id, view, slice)),
          ),
        one: (actor, id, view) => Effect.andThen(find(actor, id), Effect.orDie(store.one(id, view))),
        render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
        image: (actor, id) => Effect.flatMap(find(actor, id), open),
        imageNamed: (actor, filename) => Effect.flatMap(orNotFound(store.named(actor, filename)), open),
        create,
        update,
        replaceImage,
        remove,
        showUnit,
        hideUnit,
      });
    }),
  );
}
