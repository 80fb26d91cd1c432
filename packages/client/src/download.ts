/** Files that come as answers: read as a stream, or at once. */
import { explain } from "./failure.ts";

/** The body can be read once, in one of these ways. What breaks off midway throws a `Failure`. */
export interface Download<Json = unknown> {
  /** What the server calls it. */
  readonly name: string | undefined;
  /** Media type. */
  readonly type: string;
  /** In bytes, where the server says so. */
  readonly size: number | undefined;
  readonly stream: ReadableStream<Uint8Array>;
  readonly blob: () => Promise<Blob>;
  readonly bytes: () => Promise<Uint8Array>;
  readonly text: () => Promise<string>;
  readonly json: () => Promise<Json>;
}

export const downloadOf = <Json>({ headers, body }: Response, signal: AbortSignal | undefined): Download<Json> => {
  const type = headers.get("content-type") ?? "application/octet-stream";
  const stream = explained(body ?? (new Blob().stream() as ReadableStream<Uint8Array>), signal);
  // It carries the type for `blob`.
  const whole = () => new Response(stream, { headers: { "content-type": type } });
  const length = headers.get("content-encoding") === null ? headers.get("content-length") : null;
  return {
    name: nameOf(headers.get("content-disposition") ?? ""),
    type,
    size: length === null ? undefined : Number(length),
    stream,
    blob: () => whole().blob(),
    bytes: async () => new Uint8Array(await whole().arrayBuffer()),
    text: () => whole().text(),
    json: () => whole().json() as Promise<Json>,
  };
};

const explained = (body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(explain(cause, signal));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

const nameOf = (disposition: string): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]*)"/i.exec(disposition)?.[1] : decodeURIComponent(encoded);
};
