/** A client that keeps a number of requests on their way for a while, over connections that stay open. */
import { Agent, request } from "node:http";

export interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The bytes of one answer. @throws when it is not 200 */
const send = (method: string, { url, headers }: Asked, body: string, agent: Agent | undefined): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ...(agent === undefined ? {} : { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${response.statusCode}: ${bytes}`));
      });
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });

export const fetchBytes = (asked: Asked, agent?: Agent) => send("GET", asked, "", agent);
export const patch = (asked: Asked, body: string, agent?: Agent) => send("PATCH", asked, body, agent);

/** Requests answered in a second, over `milliseconds`. */
export const throughput = async (asked: Asked, concurrency: number, milliseconds: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const begun = performance.now();
  let answered = 0;
  const client = async () => {
    while (performance.now() - begun < milliseconds) {
      await fetchBytes(asked, agent);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  const took = performance.now() - begun;
  agent.destroy();
  return (answered / took) * 1000;
};
