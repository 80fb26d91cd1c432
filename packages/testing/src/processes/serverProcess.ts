/** Servers as processes of their own, to be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface ServerAnswer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly json: any;
}

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Milliseconds from the start of the process to its first word. */
  readonly started: number;
  /** By the administrator unless another token is given. */
  readonly ask: (line: string, body?: unknown, token?: string) => Promise<ServerAnswer>;
  /** As the system does when it runs out of memory: without a last word. */
  readonly kill: () => Promise<void>;
  /** As an operator does. */
  readonly stop: () => Promise<number | null>;
}

export const adminToken = "wlu_000000000000000000000000000administrator";

/** A server that could not start. */
export class StartFailed extends Error {}

/** `administrator`: makes the account first, which an embedded folder needs before its server runs. */
export const startProcess = (
  environment: Readonly<Record<string, string>>,
  { administrator }: { readonly administrator: boolean },
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const begun = Date.now();
    const child = spawn(
      process.execPath,
      [
        "--conditions=dragoman-source",
        new URL("./main.ts", import.meta.url).pathname,
        ...(administrator ? [adminToken] : []),
      ],
      {
        env: {
          PATH: process.env["PATH"],
          HOME: process.env["HOME"],
          DRAGOMAN_PORT: "0",
          DRAGOMAN_VCS_ALLOW_SCHEMES: "file",
          DRAGOMAN_API_RATELIMIT_USER: "off",
          DRAGOMAN_API_RATELIMIT_ANON: "off",
          ...environment,
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let complaints = "";
    child.stderr.on("data", (chunk) => (complaints += String(chunk)));
    const ended = new Promise<number | null>((done) => child.once("exit", done));
    // A program that ends early takes its servers along.
    const end = () => child.kill("SIGKILL");
    process.once("exit", end);
    void ended.then(() => process.off("exit", end));
    void ended.then((code) => reject(new StartFailed(`The server ended with ${code}:\n${complaints}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = /^listening (\S+)$/.exec(line)?.[1];
      if (url === undefined) return;
      resolve({
        url,
        process: child,
        started: Date.now() - begun,
        ask: async (request, body, token = adminToken) => {
          const [method = "GET", path = "/"] = request.split(" ");
          const response = await fetch(url + path, {
            method,
            headers: { authorization: `Token ${token}`, "content-type": "application/json" },
            body: body === undefined ? null : JSON.stringify(body),
          });
          const text = await response.text();
          return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
        },
        kill: async () => {
          child.kill("SIGKILL");
          await ended;
        },
        stop: () => {
          child.kill("SIGTERM");
          return ended;
        },
      });
    });
  });
