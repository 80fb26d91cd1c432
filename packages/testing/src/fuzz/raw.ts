/** Bytes that are no request, or half of one, or several: what `fetch` would never send. */
import fc from "fast-check";
import type { Names } from "./world.ts";

export interface RawCase {
  readonly kind: "raw";
  /** Each is written when the one before it went out. */
  readonly chunks: readonly Uint8Array[];
  /** What the client does then: waits for an answer, says that no more comes, or goes away at once. */
  readonly ending: "wait" | "end" | "leave";
}

const host = "Host: localhost\r\n";
const head = (line: string, ...headers: readonly string[]) =>
  `${line} HTTP/1.1\r\n${host}${headers.map((header) => `${header}\r\n`).join("")}\r\n`;
const posted = (target: string, token: string, ...headers: readonly string[]) =>
  head(`POST ${target}`, `Authorization: Token ${token}`, ...headers);

const openings = ({ path, tokens }: Names): readonly string[] => {
  const project = `/api/projects/${path["project"]?.[0] ?? "none"}/`;
  const token = tokens.manager;
  const get = head("GET /api/");
  const multipart = "Content-Type: multipart/form-data; boundary=x";
  const screenshots = (...headers: readonly string[]) => posted("/api/screenshots/", token, multipart, ...headers);
  const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG';
  return [
    get,
    get.repeat(20),
    `${get}GARBAGE\r\n\r\n`,
    `GET /api/ HTTP/1.1\r\n\r\n`,
    `GET /api/ HTTP/1.0\r\n\r\n`,
    `GET /api/ HTTP/9.9\r\n${host}\r\n`,
    `GET  /api/  HTTP/1.1\r\n${host}\r\n`,
    `GET /api/\r\n`,
    `get /api/ http/1.1\r\n${host}\r\n`,
    `GET http://other.example/api/ HTTP/1.1\r\n${host}\r\n`,
    `GET * HTTP/1.1\r\n${host}\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
    `CONNECT localhost:1 HTTP/1.1\r\n${host}\r\n`,
    `GET /api/\0 HTTP/1.1\r\n${host}\r\n`,
    `GET /api/projects/\xff\xfe/ HTTP/1.1\r\n${host}\r\n`,
    `GET //api//projects/?#x HTTP/1.1\r\n${host}\r\n`,
    `GET /${"a/".repeat(5000)} HTTP/1.1\r\n${host}\r\n`,
    `GET /api/?${"a=b&".repeat(5000)} HTTP/1.1\r\n${host}\r\n`,
    head("GET /api/", "Host: other.example"),
    `GET /api/ HTTP/1.1\r\nHost: a b\r\n\r\n`,
    `GET /api/ HTTP/1.1\r\nHost: localhost:99999\r\n\r\n`,
    `GET /api/ HTTP/1.1\r\nHost: \r\n\r\n`,
    head("GET /api/", `X-Large: ${"x".repeat(40_000)}`),
    head("GET /api/", ...Array.from({ length: 3000 }, (_, index) => `X-${index}: 1`)),
    head("GET /api/", " Folded: 1", "\tmore: 2"),
    head("GET /api/", "No colon here"),
    head("GET /api/", "Bad\0Name: 1"),
    head("GET /api/", "Upgrade: websocket", "Connection: Upgrade"),
    head("GET /api/", "Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABkAAQAAP__"),
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    `${head("GET /api/", "Content-Length: 5")}hello${get}`,
    posted(project, token, "Content-Length: 10", "Content-Length: 20"),
    `${posted(project, token, "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\n${get}`,
    `${posted(project, token, "Transfer-Encoding: chunked", "Transfer-Encoding: identity")}0\r\n\r\n`,
    `${posted("/api/projects/", token, "Content-Type: application/json", "Transfer-Encoding: chunked")}zz\r\n{}\r\n`,
    `${posted("/api/projects/", token, "Content-Type: application/json", "Transfer-Encoding: chunked")}5;x=${"y".repeat(500)}\r\n{"a":\r\n`,
    `${posted("/api/projects/", token, "Content-Type: application/json", "Transfer-Encoding: chunked")}ffffffffffffffffff\r\n{}`,
    `${posted("/api/projects/", token, "Content-Type: application/json", "Content-Length: 100")}{"name":`,
    posted("/api/projects/", token, "Content-Type: application/json", "Content-Length: -1"),
    posted("/api/projects/", token, "Content-Type: application/json", "Content-Length: 99999999999999999999"),
    posted("/api/projects/", token, "Content-Type: application/json", "Content-Length: 60000000"),
    posted("/api/projects/", token, "Content-Type: application/json", "Content-Length: 10", "Expect: 100-continue"),
    posted("/api/projects/", token, "Content-Type: application/json", "Content-Length: 2", "Expect: the unexpected"),
    `${screenshots("Content-Length: 5000")}${part}`,
    `${screenshots(`Content-Length: ${part.length}`)}${part}`,
    `${screenshots("Transfer-Encoding: chunked")}${part.length.toString(16)}\r\n${part}\r\n`,
    `${screenshots("Transfer-Encoding: chunked")}${part.length.toString(16)}\r\n${part}\r\n0\r\n\r\n`,
    `${screenshots("Content-Length: 3000")}${"--x\r\n".repeat(500)}`,
    `${head("POST /hooks/github/", "Content-Type: application/json", "Content-Length: 1000")}{"ref":`,
  ];
};

export const rawCase = (names: Names): fc.Arbitrary<RawCase> => {
  const opening = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...openings(names)).map((text) => Buffer.from(text, "latin1")) },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );
  return fc
    .record({
      opening,
      // Where the bytes are parted, of a thousand: a packet may end anywhere.
      parted: fc.option(fc.nat(1000)),
      cut: fc.option(fc.nat(1000)),
      junk: fc.option(fc.uint8Array({ minLength: 1, maxLength: 30 })),
      ending: fc.constantFrom("wait", "end", "leave"),
    })
    .map(({ opening: all, parted, cut, junk, ending }): RawCase => {
      const kept = cut === null ? all : all.subarray(0, Math.max(1, Math.floor((all.length * cut) / 1000)));
      const bytes = junk === null ? kept : Buffer.concat([kept, junk]);
      const at = parted === null ? bytes.length : Math.floor((bytes.length * parted) / 1000);
      return {
        kind: "raw",
        chunks: [bytes.subarray(0, at), bytes.subarray(at)].filter((part) => part.length > 0),
        ending,
      };
    });
};
