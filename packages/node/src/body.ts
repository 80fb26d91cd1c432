/**
 * The body of a request as a web stream that reads on demand. Unlike `Readable.toWeb`, a reader that turns away leaves
 * the connection open, so that the client still gets the answer that says why.
 */
import type { IncomingMessage } from "node:http";
import type { Pace } from "./pace.ts";

/** Bytes that may wait for the reader. */
const ahead = 64 * 1024;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

export const bodyStream = (request: IncomingMessage, pace: Pace): ReadableStream<Uint8Array> => {
  let ended = false;
  const pause = () => {
    request.pause();
    pace.waiting(false);
  };
  const resume = () => {
    pace.waiting(true);
    request.resume();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = (finish: () => void) => {
          if (!ended) finish();
          ended = true;
        };
        const fail = () =>
          end(() => controller.error(new Error("The client went away before it had sent everything.")));
        request.on("data", (chunk: Buffer) => {
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) pause();
        });
        request.on("end", () => end(() => controller.close()));
        request.on("error", fail);
        request.on("close", fail);
        request.pause();
      },
      pull: resume,
      cancel: () => {
        ended = true;
        request.removeAllListeners("data");
        resume();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: ahead }),
  );
};
