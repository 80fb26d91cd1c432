/** Bodies of requests: JSON, or where there is a file, a form of parts. */

/** A file to send: a `Blob`, a `File` with its name, or a stream. */
export type FileInput = Blob | FileStream;

export interface FileStream {
  readonly name: string;
  /** Media type. */
  readonly type?: string | undefined;
  /** Is read once: a call with it is never repeated. Browsers collect it before they send it. */
  readonly stream: ReadableStream<Uint8Array>;
}

export interface Body {
  readonly init: {
    // The types of Node have no `BodyInit`.
    readonly body?: string | FormData | ReadableStream<Uint8Array>;
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** Whether it can be sent again. */
  readonly repeatable: boolean;
}

export const bodyOf = async (value: unknown): Promise<Body> => {
  if (value === undefined) return { init: {}, repeatable: true };
  const files = typeof value === "object" && value !== null ? Object.values(value).filter(isFile) : [];
  if (files.length === 0)
    return {
      init: { body: JSON.stringify(value), headers: { "content-type": "application/json" } },
      repeatable: true,
    };
  const parts = [...partsOf(value)];
  if (!files.some(isStream)) return { init: { body: formOf(parts) }, repeatable: true };
  if (inBrowser()) return { init: { body: formOf(await Promise.all(parts.map(collected))) }, repeatable: true };
  const boundary = `dragoman-${crypto.randomUUID()}`;
  return {
    init: {
      body: streamOf(written(parts, boundary)),
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    },
    repeatable: false,
  };
};

type Part = readonly [name: string, value: string | FileInput];

const isStream = (value: unknown): value is FileStream =>
  typeof value === "object" && value !== null && "stream" in value && !(value instanceof Blob);
const isFile = (value: unknown): value is FileInput => value instanceof Blob || isStream(value);

/** Browsers send streams only over HTTP/2, and not all of them do. */
const inBrowser = () => "document" in globalThis || "WorkerGlobalScope" in globalThis;

/** Lists are repeated names, and nesting is dots. */
function* partsOf(value: unknown, name = ""): Generator<Part> {
  if (value === undefined || value === null) return;
  if (isFile(value)) yield [name, value];
  else if (Array.isArray(value)) for (const each of value) yield* partsOf(each, name);
  else if (typeof value === "object")
    for (const [key, each] of Object.entries(value)) yield* partsOf(each, name === "" ? key : `${name}.${key}`);
  else yield [name, String(value)];
}

const collected = async ([name, value]: Part): Promise<Part> => {
  if (!isStream(value)) return [name, value];
  const { type = "" } = value;
  return [name, new File([await new Response(value.stream).blob()], value.name, { type })];
};

const formOf = (parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value as string | Blob as string);
  return form;
};

async function* written(parts: readonly Part[], boundary: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const [name, value] of parts) {
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
    if (typeof value === "string") {
      yield encoder.encode(`${start}\r\n\r\n${value}\r\n`);
      continue;
    }
    const file = isStream(value) ? value.name : value instanceof File ? value.name : "blob";
    const type = value.type || "application/octet-stream";
    yield encoder.encode(`${start}; filename="${quoted(file)}"\r\nContent-Type: ${type}\r\n\r\n`);
    yield* chunks(isStream(value) ? value.stream : value.stream());
    yield encoder.encode("\r\n");
  }
  yield encoder.encode(`--${boundary}--\r\n`);
}

/** As HTML says that names stand in headers of parts. */
const quoted = (name: string) =>
  name.replace(/["\r\n]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

/** Not by the stream's own iterator, which some browsers lack. */
async function* chunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const streamOf = (source: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await source.return(undefined);
    },
  });
