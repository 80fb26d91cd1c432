/** How a forge can fail. Each text is for people, says what to do, and holds no secret. */
import { Schema } from "effect";

/** Nobody has told how we are known at this host, or the address is none of a repository there. */
export class ForgeUnknown extends Schema.TaggedError<ForgeUnknown>()("ForgeUnknown", { reason: Schema.String }) {
  override get message(): string {
    return this.reason;
  }
}

/** The forge does not answer, or answers that it failed itself. Tried again later, nothing else has to be done. */
export class ForgeUnreachable extends Schema.TaggedError<ForgeUnreachable>()("ForgeUnreachable", {
  host: Schema.String,
  reason: Schema.String,
  /** Whether what was asked may have been done all the same. */
  inDoubt: Schema.Boolean,
}) {
  override get message(): string {
    return `${this.host} failed: ${this.reason} It is asked again with the next push, or within the hour.`;
  }
}

/** The forge wants to be asked less. */
export class ForgeBusy extends Schema.TaggedError<ForgeBusy>()("ForgeBusy", {
  host: Schema.String,
  /** When it may be asked again, in milliseconds since 1970. */
  until: Schema.Number,
}) {
  override get message(): string {
    return `${this.host} takes no more requests before ${new Date(this.until).toISOString()}: it is asked again after that. If this happens often, give each project credentials of its own.`;
  }
}

/** The credentials are not known there, have expired, or may not do this. */
export class ForgeDenied extends Schema.TaggedError<ForgeDenied>()("ForgeDenied", {
  host: Schema.String,
  what: Schema.String,
  /** 401: the credentials themselves; 403: their rights. */
  known: Schema.Boolean,
  /** What the forge said. */
  said: Schema.String,
}) {
  override get message(): string {
    const said = this.said === "" ? "" : ` It said: ${this.said}`;
    return this.known
      ? `The credentials for ${this.host} may not ${this.what}: give them the rights that docs/forges.md lists.${said}`
      : `${this.host} does not accept the credentials: make new ones, and write them into the settings.${said}`;
  }
}

/** What was asked for is not there, or is not for the eyes of the credentials. */
export class ForgeMissing extends Schema.TaggedError<ForgeMissing>()("ForgeMissing", {
  host: Schema.String,
  what: Schema.String,
}) {
  override get message(): string {
    return `${this.host} could not ${this.what}: it is not there, or the credentials may not see it. Look at the address of the repository and at the rights of the credentials.`;
  }
}

/** The forge does not want what was asked, whoever asks: its own words. */
export class ForgeRefused extends Schema.TaggedError<ForgeRefused>()("ForgeRefused", {
  host: Schema.String,
  what: Schema.String,
  status: Schema.Int,
  said: Schema.String,
}) {
  override get message(): string {
    return `${this.host} would not ${this.what}. It said: ${this.said}`;
  }
}

/** An answer that is not what the forge's documentation says. */
export class ForgeConfused extends Schema.TaggedError<ForgeConfused>()("ForgeConfused", {
  host: Schema.String,
  what: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `What ${this.host} answered when it was asked to ${this.what} was not understood: ${this.reason} Is it a forge of the kind that the component names?`;
  }
}

export type ForgeFailure =
  | ForgeUnknown
  | ForgeUnreachable
  | ForgeBusy
  | ForgeDenied
  | ForgeMissing
  | ForgeRefused
  | ForgeConfused;

/** Whether the same may succeed later without anybody doing anything. */
export const passes = ({ _tag }: ForgeFailure): boolean => _tag === "ForgeUnreachable" || _tag === "ForgeBusy";
