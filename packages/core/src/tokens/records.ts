/** What is recorded of tokens. */
import { ProjectId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import type { Action } from "../changes/index.ts";
import type { Recorded } from "../changes/inside.ts";

export const recordedToken =
  (action: Action, { id: userId }: Actor): Recorded =>
  ({ row: { user_id: user, project_id: projectId } }) => [
    {
      action,
      userId,
      projectId: typeof projectId === "number" ? ProjectId.make(projectId) : null,
      details: typeof user === "number" ? { user } : {},
    },
  ];
