/** What the administration asks of the server. */
import { isFailure } from "@dragoman/client";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { all } from "../api/listing.ts";

export const metricsQuery = queryOptions({
  queryKey: ["metrics"],
  queryFn: ({ signal }) => client.metrics.all({}, { signal }).orThrow(),
});

/** What it lacks; nothing where it can work. */
export const readyQuery = queryOptions({
  queryKey: ["ready"],
  queryFn: async ({ signal }): Promise<string | null> => {
    const result = await client.health.ready({}, { signal });
    if (result.ok) return null;
    if (isFailure(result.error) && result.error.kind === "unavailable") return result.error.message;
    throw result.error;
  },
});

export type TaskState = "queued" | "running" | "done" | "failed" | "cancelled";

export const tasksQuery = (state: TaskState | "all", size = 50) =>
  queryOptions({
    queryKey: ["tasks", state, size],
    queryFn: ({ signal }) =>
      client.tasks.list({ page_size: size, ...(state === "all" ? {} : { state: [state] }) }, { signal }).orThrow(),
    refetchInterval: 5_000,
  });

export const sshKeyQuery = queryOptions({
  queryKey: ["ssh-key"],
  queryFn: ({ signal }) => client.ssh.key({}, { signal }).orThrow(),
});

export const hostsQuery = queryOptions({
  queryKey: ["ssh-hosts"],
  queryFn: ({ signal }) => all(client.ssh.hosts({ page_size: 1000 }, { signal }).all()),
});

export const listsQuery = queryOptions({
  queryKey: ["component-lists"],
  queryFn: ({ signal }) => all(client.componentLists.list({ page_size: 1000 }, { signal }).all()),
});

export const memoryQuery = (page: number) =>
  queryOptions({
    queryKey: ["memory", page],
    queryFn: ({ signal }) => client.memory.list({ page, page_size: 50 }, { signal }).orThrow(),
  });
