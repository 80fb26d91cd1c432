/** An answer before a host writes it: status, headers, and a body as text, bytes or a stream. */
import { NotFound } from "@dragoman/core/access";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | ReadableStream<Uint8Array> | null;
  /** What nobody expected, where that is why: for hosts that want to know; the log has it already. */
  readonly cause?: unknown;
}

const jsonHeaders = { "content-type": "application/json" };

/** `text` is JSON already, as the database built it. */
export const jsonText = (text: string, status = 200, headers?: Readonly<Record<string, string>>): Reply => ({
  status,
  headers: headers === undefined ? jsonHeaders : { ...jsonHeaders, ...headers },
  body: text,
});

export const json = (value: unknown, status = 200, headers?: Readonly<Record<string, string>>): Reply =>
  jsonText(JSON.stringify(value), status, headers);

/** The text of an object; there is none where somebody removed it between the act and the answer. */
export const shown = (text: string): string => {
  if (text === "") throw new NotFound({ object: "Object" });
  return text;
};

/** 201 with the address of what was made. */
export const created = (text: string): Reply => {
  const { url } = JSON.parse(shown(text)) as { url?: string };
  return jsonText(text, 201, url === undefined ? {} : { location: asHeader(url) });
};

/** Names in addresses may have letters that no header holds. */
const asHeader = (url: string) => url.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

export const noContent: Reply = { status: 204, headers: {}, body: null };

/** A file to be kept: `name` is quoted and kept free of what would end the quotes. */
export const attachment = (
  body: Uint8Array | ReadableStream<Uint8Array>,
  {
    name,
    type,
    headers = {},
  }: { readonly name: string; readonly type: string; readonly headers?: Readonly<Record<string, string>> },
): Reply => ({
  status: 200,
  headers: { "content-type": type, "content-disposition": disposition(name), ...headers },
  body,
});

/** An image for a page. Whatever else the bytes may be, they run no scripts; who may see them may change. */
export const inline = (body: Uint8Array, { name, type }: { readonly name: string; readonly type: string }): Reply => ({
  status: 200,
  headers: {
    "content-type": type,
    "content-disposition": disposition(name, "inline"),
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-cache",
  },
  body,
});

const disposition = (name: string, kind = "attachment") => {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return plain === name
    ? `${kind}; filename="${plain}"`
    : `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

export const toResponse = (reply: Reply): Response =>
  new Response(reply.body as BodyInit | null, { status: reply.status, headers: reply.headers });
