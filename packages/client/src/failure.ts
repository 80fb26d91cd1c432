/** How calls fail: one kind of error, whose `kind` says what else it tells. */

import type { Task, Unit } from "./generated/schemas.ts";

/** Messages of a field that is wrong; of one that holds other fields, by their names. */
export type FieldMessages = readonly string[] | { readonly [field: string]: FieldMessages };

interface Details {
  /** What was sent is wrong, and nothing was changed. Messages of no single field are under `non_field_errors`. */
  readonly invalid: {
    readonly fields: Readonly<Record<string, FieldMessages>>;
    /** Why a repository cannot be used, such as `no_branch`. */
    readonly code?: string | undefined;
  };
  /** No token, or none that is good. */
  readonly unauthenticated: unknown;
  /** Seen, but not allowed. */
  readonly forbidden: unknown;
  /** Not there, or hidden from the caller. */
  readonly "not-found": unknown;
  /** Somebody changed the string meanwhile, and nothing was written: `unit` is as it is now. */
  readonly overtaken: { readonly unit: Unit };
  /** What was planned is of strings that changed since. */
  readonly outdated: unknown;
  readonly "too-large": unknown;
  /** Other work on the repository takes long; this stays queued. */
  readonly busy: unknown;
  /** The limit of requests is reached. */
  readonly "too-many-requests": Later;
  /** The server, or what it needs, is away. */
  readonly unavailable: Later;
  /** No answer came, or it broke off: `cause` says why, as `fetch` does. Whether the request was done is unknown. */
  readonly network: unknown;
  /** The function that gives tokens threw `cause`. Nothing was asked. */
  readonly token: unknown;
  /** The background work that was waited for failed, or was stopped: `message` says why, `task` how far it came. */
  readonly "task-failed": { readonly task: Task };
  /** The signal of the call said so: `cause` is its reason. Whether the request was done is unknown. */
  readonly aborted: unknown;
  /** An answer that the document does not promise: a failure of the server, or a page of a proxy. */
  readonly unexpected: { readonly body: string };
}

interface Later {
  /** Seconds until it may work, where the server knows. */
  readonly retryAfter: number | undefined;
}

export type FailureKind = keyof Details;

export class DragomanError extends Error {
  override readonly name: string;
  readonly kind: FailureKind;
  /** Undefined where no answer came. */
  readonly status: number | undefined;

  constructor(kind: FailureKind, message: string, status?: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    // Whoever handles aborted calls of `fetch` handles these as well.
    this.name = kind === "aborted" ? "AbortError" : "DragomanError";
  }

  /** The kind again, under the name by which Effect catches. */
  get _tag(): FailureKind {
    return this.kind;
  }
}

type FailureOf<Kind extends FailureKind> = DragomanError & { readonly kind: Kind; readonly _tag: Kind } & Details[Kind];

/** `switch (failure.kind)` tells them apart; `message` is for people. */
export type Failure = { readonly [Kind in FailureKind]: FailureOf<Kind> }[FailureKind];

export const isFailure = (error: unknown): error is Failure => error instanceof DragomanError;

interface Origin {
  readonly message: string;
  readonly status?: number;
  readonly cause?: unknown;
}

export const makeFailure = <Kind extends FailureKind>(
  kind: Kind,
  { message, status, cause }: Origin,
  details: Details[Kind],
): Failure => Object.assign(new DragomanError(kind, message, status, cause), details) as unknown as Failure;

const kinds: Readonly<Record<number, FailureKind>> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  409: "overtaken",
  412: "outdated",
  413: "too-large",
  423: "busy",
  429: "too-many-requests",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

/** What an answer says that is none of success. */
export const failureOf = ({ status, statusText, headers }: Response, body: string): Failure => {
  const kind = kinds[status] ?? "unexpected";
  const { detail, ...rest } = objectOf(body);
  // A field can have that name, too; its messages are no text.
  const { code, ...others } = rest;
  const fields = typeof code === "string" ? others : rest;
  const message = typeof detail === "string" ? detail : `${status} ${statusText}`.trim();
  const later = kind === "too-many-requests" || kind === "unavailable";
  return makeFailure(kind, { message, status }, {
    ...(kind === "invalid" ? { fields, ...(typeof code === "string" ? { code } : {}) } : {}),
    ...(kind === "overtaken" ? { unit: fields["unit"] } : {}),
    ...(later ? { retryAfter: secondsOf(headers.get("retry-after")) } : {}),
    ...(kind === "unexpected" ? { body } : {}),
  } as Details[typeof kind]);
};

const objectOf = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** `Retry-After` is a number of seconds, or a date. */
const secondsOf = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

/** An answer of success whose body is not what the document says. */
export const notPromised = (status: number, body: string): Failure =>
  makeFailure("unexpected", { message: "The answer is no JSON: something else answers here.", status }, { body });

export const broken = (cause: unknown): Failure =>
  makeFailure("network", { message: cause instanceof Error ? cause.message : "No answer came.", cause }, {});

export const aborted = (signal: AbortSignal): Failure =>
  makeFailure("aborted", { message: "The call was aborted.", cause: signal.reason }, {});

export const noToken = (cause: unknown): Failure =>
  makeFailure("token", { message: "The function that gives tokens failed.", cause }, {});

export const taskFailed = (task: Task): Failure => {
  const { result } = task;
  return makeFailure(
    "task-failed",
    { message: typeof result === "string" ? result : "The task was stopped." },
    { task },
  );
};

/** Why nothing more comes. */
export const explain = (cause: unknown, signal: AbortSignal | undefined): Failure =>
  signal?.aborted === true ? aborted(signal) : isFailure(cause) ? cause : broken(cause);
