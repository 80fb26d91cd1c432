/**
 * Who a request comes from, and under which address the client knows this server. `Host` is checked, because links in
 * answers are built on it; the `X-Forwarded-*` headers count only where a trusted proxy sent them.
 */
import type { IncomingMessage } from "node:http";
import type { TLSSocket } from "node:tls";
import { plainAddress, type TrustedProxies } from "./proxies.ts";

export interface Client {
  /** Scheme and host, such as `https://translate.example.org`. */
  readonly origin: string;
  readonly address: string;
}

const host = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9_.-]{0,253}[a-z0-9_.])?)(?::(\d{1,5}))?$/i;

const isHost = (text: string): boolean => {
  const parts = host.exec(text);
  // Numbers that look like an address and are none, among others.
  return parts !== null && Number(parts[1] ?? 0) <= 65_535 && URL.canParse(`http://${text}`);
};

/** Several hosts are none: a proxy in front may have believed another one. */
const namesOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === "host").length <= 1;

/** The header's values in the order of the proxies that added them. */
const list = (request: IncomingMessage, name: string): readonly string[] => {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value.join(",") : (value ?? "");
  return text === "" ? [] : text.split(",").map((part) => part.trim());
};

/** From the nearest proxy outwards, the first address that is no trusted proxy's. */
const clientAddress = (request: IncomingMessage, nearest: string, proxies: TrustedProxies): string => {
  let address = nearest;
  for (const further of list(request, "x-forwarded-for").toReversed()) {
    if (!proxies.includes(address)) break;
    address = plainAddress(further);
  }
  return address;
};

/** Undefined where the request names a host that cannot be one, or several. `known` to the program around goes first. */
export const readClient = (
  request: IncomingMessage,
  proxies: TrustedProxies,
  known: { readonly origin?: string | undefined; readonly address?: string | undefined } = {},
): Client | undefined => {
  const client = clientOf(request, proxies, known.origin);
  if (client === undefined || known.address === undefined) return client;
  return { ...client, address: plainAddress(known.address) };
};

const clientOf = (request: IncomingMessage, proxies: TrustedProxies, known: string | undefined): Client | undefined => {
  const { socket } = request;
  const nearest = plainAddress(socket.remoteAddress ?? "");
  const trusted = proxies.includes(nearest);
  const forwardedHost = trusted ? list(request, "x-forwarded-host").at(-1) : undefined;
  const forwardedScheme = trusted ? list(request, "x-forwarded-proto").at(-1) : undefined;
  const [knownScheme, knownName] = known?.split("://", 2) ?? [];
  const scheme =
    knownScheme ?? forwardedScheme ?? ((socket as Partial<TLSSocket>).encrypted === true ? "https" : "http");
  // HTTP/1.0 may leave the host out.
  const name = knownName ?? forwardedHost ?? request.headers.host ?? `localhost:${socket.localPort}`;
  if (!namesOneHost(request) || !isHost(name) || (scheme !== "http" && scheme !== "https")) return undefined;
  return {
    origin: `${scheme}://${name}`,
    address: trusted ? clientAddress(request, nearest, proxies) : nearest,
  };
};
