/** Times of requests of several kinds that are asked one after the other, at a steady pace, beside other work. */
import { Agent, request } from "node:http";

export interface Probe {
  readonly name: string;
  readonly method: string;
  readonly path: () => string;
  readonly body?: () => unknown;
  /** Milliseconds between the end of one request and the next one. */
  readonly pause: number;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

/** Asks, and throws the answer's body away. */
export const ask = (
  base: string,
  { method, path, body }: Pick<Probe, "method"> & { readonly path: string; readonly body?: unknown },
  headers: Readonly<Record<string, string>>,
  agent?: Agent,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = request(
      base + path,
      {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(agent === undefined ? {} : { agent }),
      },
      (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => (bytes += chunk.length));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body === undefined ? "" : JSON.stringify(body));
  });

export const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

/** Asks all `probes` at once until `ended`, each at its pace. Answers the milliseconds of each. */
export const probe = async (
  base: string,
  headers: Readonly<Record<string, string>>,
  probes: readonly Probe[],
  ended: Promise<unknown>,
): Promise<ReadonlyMap<string, readonly number[]>> => {
  let over = false;
  const end = ended.then(() => (over = true));
  const agent = new Agent({ keepAlive: true });
  const times = new Map(probes.map(({ name }) => [name, [] as number[]]));
  const run = async ({ name, method, path, body, pause }: Probe) => {
    while (!over) {
      const begun = performance.now();
      const asked = { method, path: path(), ...(body === undefined ? {} : { body: body() }) };
      const { status } = await ask(base, asked, headers, agent);
      if (status !== 200) throw new Error(`${method} ${asked.path} answered ${status}`);
      times.get(name)?.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  await Promise.all([end, ...probes.map(run)]);
  agent.destroy();
  return times;
};
