/** Two servers on one database, each with clones of its own, and killed at any moment. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { type Alarms, makeAlarms } from "../processes/alarms.ts";
import { type ServerAnswer, type ServerProcess, startProcess } from "../processes/serverProcess.ts";
import { pick } from "../random.ts";

export class Servers {
  readonly alarms: Alarms = makeAlarms();
  kills = 0;
  readonly #url: string;
  readonly #random: () => number;
  readonly #key = randomBytes(32).toString("base64");
  readonly #folders: string[] = [];
  readonly #live: (ServerProcess | undefined)[] = [];

  private constructor(url: string, random: () => number) {
    this.#url = url;
    this.#random = random;
  }

  static async start(url: string, random: () => number): Promise<Servers> {
    const servers = new Servers(url, random);
    for (const number of [0, 1]) {
      servers.#folders[number] = await mkdtemp(join(tmpdir(), "dragoman-weeks-"));
      await servers.#begin(number, number === 0);
    }
    return servers;
  }

  async #begin(number: number, administrator: boolean): Promise<void> {
    const server = await startProcess(
      {
        DRAGOMAN_DATA_DIR: this.#folders[number] ?? "",
        DRAGOMAN_DATABASE_URL: this.#url,
        DRAGOMAN_SECRET_KEY: this.#key,
      },
      { administrator },
    );
    this.alarms.listen(server.process);
    this.#live[number] = server;
  }

  /** Kills one of them without a last word; the other one goes on, and it comes back after a while. */
  async kill(): Promise<void> {
    const number = this.#random() < 0.5 ? 0 : 1;
    const server = this.#live[number];
    // One of them always runs, as behind a balancer.
    if (server === undefined || this.#live[1 - number] === undefined) return;
    this.#live[number] = undefined;
    this.kills++;
    await server.kill();
    if (this.#random() < 0.2) await rm(join(this.#folders[number] ?? "", "vcs"), { recursive: true, force: true });
    void this.#begin(number, false);
  }

  /** One of those that run; undefined where it was killed before it answered. */
  async ask(line: string, body?: unknown, token?: string): Promise<ServerAnswer | undefined> {
    const server = pick(
      this.#live.filter((each) => each !== undefined),
      this.#random,
    );
    if (server === undefined) return undefined;
    try {
      return await server.ask(line, body, token);
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      return undefined;
    }
  }

  /** As `ask`, until it is answered. */
  async insist(line: string, body?: unknown): Promise<ServerAnswer> {
    for (;;) {
      const answer = await this.ask(line, body);
      // The repository is busy, or the server has just begun.
      if (answer !== undefined && answer.status !== 423 && answer.status !== 503) return answer;
      await rest(100);
    }
  }

  async whole(): Promise<void> {
    while (this.#live.some((server) => server === undefined)) await rest(50);
  }

  async stop(): Promise<void> {
    await this.whole();
    for (const server of this.#live) await server?.stop();
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
  }
}
