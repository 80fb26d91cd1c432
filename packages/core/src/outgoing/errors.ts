/** How a connection to elsewhere can fail before anything was sent. */
import { Schema } from "effect";

/**
 * A host that may not be connected to. One text for names that nobody knows and for every address inside, whether
 * something listens there or not: it must not tell what our own network holds.
 */
export class HostRefused extends Schema.TaggedError<HostRefused>()("HostRefused", {
  host: Schema.String,
  /** Whether the name is known; not for the eyes of those who gave it. */
  known: Schema.Boolean,
}) {
  override get message(): string {
    return `The host ${this.host} cannot be used: its name is not known, or it leads to an address inside a network.`;
  }
}

/** A host outside that did not answer as it should have. */
export class RequestFailed extends Schema.TaggedError<RequestFailed>()("RequestFailed", { reason: Schema.String }) {
  override get message(): string {
    return this.reason;
  }
}
