/** A failure of ours as an error, with what error handlers of web frameworks look for. */
import type { Reply } from "@dragoman/http";

export class AnswerFailed extends Error {
  override readonly name = "AnswerFailed";
  readonly status: number;
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Messages are for everybody; what they leave out is in the cause, and in the log. */
  readonly expose = true;

  constructor({ status, headers, body, cause }: Reply) {
    super(typeof body === "string" ? detailOf(body) : `Answered ${status}.`, { cause });
    this.status = status;
    this.statusCode = status;
    this.headers = headers;
  }
}

const detailOf = (body: string): string => {
  try {
    return String((JSON.parse(body) as { detail?: unknown }).detail ?? body);
  } catch {
    return body;
  }
};
