/** Answers to what cannot be read as HTTP, or came too slowly: there is no request yet to answer to. */
import type { Duplex } from "node:stream";

const answers: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
};

/** `answering`: an earlier request's answer is on its way, and nothing may be written into it. */
export const answerMalformed = (error: NodeJS.ErrnoException, socket: Duplex, answering: boolean): void => {
  if (!socket.writable || answering || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, detail] = answers[error.code ?? ""] ?? ["400 Bad Request", "This is not HTTP."];
  const body = JSON.stringify({ detail });
  const headers = ["Content-Type: application/json", `Content-Length: ${body.length}`, "Connection: close"];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
};
