/** Writes an answer of the wire to a socket. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Reply } from "@dragoman/http";

/** Resolves when all was handed over to the socket. @throws what a body stream fails with; the connection is cut then */
export const writeReply = async (response: ServerResponse, reply: Reply, headOnly: boolean): Promise<void> => {
  const { status, body } = reply;
  const headers = withVary(reply.headers, response);
  if (body instanceof ReadableStream) {
    response.writeHead(status, headers);
    if (headOnly) {
      await body.cancel();
      response.end();
    } else await pour(body, response);
    return;
  }
  const bytes = typeof body === "string" ? Buffer.from(body) : (body ?? "");
  // To HEAD and 204 the length of an absent body would be a lie, or is not allowed.
  const sized = body !== null || (!headOnly && status !== 204 && status !== 304);
  response.writeHead(status, sized ? { ...headers, "content-length": bytes.length } : headers);
  response.end(headOnly ? "" : bytes);
};

const pour = async (body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> => {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || response.destroyed) break;
      if (!response.write(value)) await once(response, "drain", { signal: gone.signal });
    }
    response.end();
  } catch (error) {
    // Ending the connection early is the only way to tell the client that the body is not whole.
    response.destroy();
    if (!gone.signal.aborted) throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
};

/** What the program around lets answers vary with stands beside what ours vary with. */
const withVary = (headers: Reply["headers"], response: ServerResponse): Reply["headers"] => {
  const around = response.getHeader("vary");
  return around === undefined ? headers : { ...headers, vary: [around, headers["vary"] ?? []].flat().join(", ") };
};
