/** What a form for a forge's credentials holds, what is sent of it, and how kept ones are replaced. */
import { type Forge, isFailure, type NewForge } from "@dragoman/client";
import { client } from "../api/client.ts";

export interface ForgeDraft {
  readonly host: string;
  readonly kind: Forge["kind"];
  readonly type: Forge["type"];
  readonly api: string;
  readonly username: string;
  readonly token: string;
  readonly password: string;
  readonly app: string;
  readonly key: string;
  readonly installation: string;
}

/** The field of a type that is the secret itself. */
export const secretOf = { token: "token", password: "password", app: "key" } as const;

/** Fields beside the host, by the type of the credentials. */
export const fieldsOf = {
  token: ["token", "username"],
  password: ["username", "password"],
  app: ["app", "key", "installation"],
} as const satisfies Readonly<Record<Forge["type"], readonly (keyof NewForge)[]>>;

/** What was written for another type stays in the form, and is not sent. */
export const inputOf = (draft: ForgeDraft): NewForge => ({
  host: draft.host.trim().toLowerCase(),
  kind: draft.kind,
  ...Object.fromEntries(
    [...fieldsOf[draft.type], "api" as const]
      .map((name) => [name, draft[name].trim()] as const)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, name === "installation" ? Number(value) : value]),
  ),
});

/**
 * The server replaces none. That it has some for the host is the last thing it looks at: what is refused for the host
 * alone has nothing else wrong, and those that are kept go only then.
 */
export const keepForge = async (project: string, body: NewForge, replaced: Forge | undefined): Promise<void> => {
  const made = await client.projects.createForge({ project, body });
  if (made.ok) return;
  const { error } = made;
  const isKept = isFailure(error) && error.kind === "invalid" && Object.keys(error.fields).join() === "host";
  if (replaced === undefined || !isKept) throw error;
  await client.projects.removeForge({ project, id: replaced.id }).orThrow();
  await client.projects.createForge({ project, body }).orThrow();
};
