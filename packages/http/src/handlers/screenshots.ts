/** Handlers of screenshots. */
import { decodeFields } from "@dragoman/core/fields";
import { ScreenshotId, UnitId } from "@dragoman/core/ids";
import { ScreenshotContent, type ScreenshotImage, ScreenshotPlace, Screenshots } from "@dragoman/core/screenshots";
import { Effect } from "effect";
import { newScreenshotShape, screenshotShape, screenshotsApi } from "../api/screenshots.ts";
import { serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";
import { attachment, created, inline, json, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const screenshotId = (text: string) => pathId(ScreenshotId, text, "Screenshot");

/** To keep: of no type that a browser would show. */
const download = ({ bytes, name }: ScreenshotImage) => attachment(bytes, { name, type: "application/binary" });

export const screenshots = [
  serve(screenshotsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Screenshots, (service) => list((slice) => service.page(actor, view(screenshotShape), slice))),
  ),
  serve(screenshotsApi.create, ({ actor, fields, view }) =>
    Effect.gen(function* () {
      const service = yield* Screenshots;
      const place = Effect.flatMap(fields, (all) => decodeFields(ScreenshotPlace, all));
      const content = Effect.flatMap(fields, (all) => decodeFields(ScreenshotContent, all));
      const id = yield* service.create(actor, place, content);
      return created(yield* service.render(actor, id, view(newScreenshotShape)));
    }),
  ),
  serve(screenshotsApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Screenshots;
      return yield* one(service.one(actor, yield* screenshotId(params.id), view(screenshotShape)));
    }),
  ),
  ...[screenshotsApi.replace, screenshotsApi.change].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* Screenshots;
        const id = yield* screenshotId(params.id);
        yield* service.update(actor, id, body);
        return yield* one(service.render(actor, id, view(screenshotShape)));
      }),
    ),
  ),
  serve(screenshotsApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Screenshots;
      yield* service.remove(actor, yield* screenshotId(params.id));
      return noContent;
    }),
  ),
  serve(screenshotsApi.file, ({ actor, params, incoming }) =>
    Effect.gen(function* () {
      const image = yield* (yield* Screenshots).image(actor, yield* screenshotId(params.id));
      return conditional(incoming, image, download(image));
    }),
  ),
  ...[screenshotsApi.replaceFile, screenshotsApi.putFile].map((endpoint) =>
    serve(endpoint, ({ actor, params, body }) =>
      Effect.gen(function* () {
        const service = yield* Screenshots;
        yield* service.replaceImage(actor, yield* screenshotId(params.id), body);
        return json({ result: true });
      }),
    ),
  ),
  serve(screenshotsApi.showUnit, ({ actor, params, body, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Screenshots;
      const id = yield* screenshotId(params.id);
      yield* service.showUnit(actor, id, body);
      return yield* one(service.render(actor, id, view(screenshotShape)));
    }),
  ),
  serve(screenshotsApi.hideUnit, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Screenshots;
      const id = yield* screenshotId(params.id);
      yield* service.hideUnit(actor, id, yield* pathId(UnitId, params.unit, "Unit"));
      return noContent;
    }),
  ),
  serve(screenshotsApi.ofComponent, ({ actor, params, list, view }) =>
    Effect.flatMap(Screenshots, (service) =>
      list((slice) => service.ofComponent(actor, params.project, params.component, view(screenshotShape), slice)),
    ),
  ),
  serve(screenshotsApi.media, ({ actor, params, incoming }) =>
    Effect.gen(function* () {
      const image = yield* (yield* Screenshots).imageNamed(actor, params.file);
      return conditional(incoming, image, inline(image.bytes, image));
    }),
  ),
];
