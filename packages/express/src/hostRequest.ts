/** What is read of a request of Express, in versions 4 and 5. Its types are those of the app: this package has none. */
import type { IncomingMessage } from "node:http";

export interface HostRequest extends IncomingMessage {
  /** Path that the middleware hangs under. */
  readonly baseUrl: string;
  readonly protocol: string;
  readonly ip?: string | undefined;
  readonly app: { readonly get: (setting: string) => unknown };
}

type Trusts = (address: string | undefined, distance: number) => boolean;

/** Scheme and host as the app's `trust proxy` sees them; `request.hostname` has no port. */
export const originOf = (request: HostRequest): string | undefined => {
  const trusts = request.app.get("trust proxy fn") as Trusts | undefined;
  const [forwarded] = trusts?.(request.socket.remoteAddress, 0) === true ? listOf(request, "x-forwarded-host") : [];
  const host = forwarded ?? request.headers.host;
  return host === undefined ? undefined : `${request.protocol}://${host}`;
};

const listOf = ({ headers }: HostRequest, name: string): readonly string[] =>
  String(headers[name] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
