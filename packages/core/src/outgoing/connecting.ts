/** Connects to the addresses that were checked, one after the other, and to no other one. */
import { connect, isIP, isIPv6, type Socket } from "node:net";
import { connect as secure, type TLSSocket } from "node:tls";
import type { Permitted } from "./guard.ts";

/** Milliseconds that a connection may take to be made. */
const longestConnect = 30_000;

/** A socket that is being connected. Who gets it listens for its errors. */
export const connectTo = ({ host, port, addresses }: Permitted): Socket => {
  const checked = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const [first] = addresses;
  const socket = connect({
    // A literal is never looked up; everything else is a name to the lookup, which knows only what was checked.
    host: addresses.length === 1 ? first : `${host}.`,
    port,
    allowHalfOpen: true,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 2000,
    lookup: (_, { all }, answer) => {
      if (all === true) answer(null, checked);
      else answer(null, first, isIPv6(first) ? 6 : 4);
    },
  });
  socket.setTimeout(longestConnect, () => socket.destroy(new Error("it did not answer in time")));
  socket.once("connect", () => socket.setTimeout(0));
  return socket;
};

/** The same with TLS; the certificate has to be that of the host. */
export const connectSecurely = (to: Permitted): TLSSocket => {
  const socket = connectTo(to);
  const secured = secure({ socket, host: to.host, servername: isIP(to.host) === 0 ? to.host : "" });
  socket.on("error", (error) => secured.destroy(error));
  return secured;
};

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "it refused the connection",
  ECONNRESET: "it closed the connection",
  EHOSTUNREACH: "there is no way to it",
  ENETUNREACH: "there is no way to it",
  ETIMEDOUT: "it did not answer in time",
};

/** Why a host that may be connected to was not reached. */
export const unreached = ({ host, port }: Permitted, error: NodeJS.ErrnoException): string =>
  `${host}, port ${port}, cannot be reached: ${words[error.code ?? ""] ?? error.code ?? error.message}.`;
