/** What other rooms do with teams; no actor is asked. */
import { Context, type Effect } from "effect";
import type { ComponentListId, ProjectId, TeamId } from "../ids/index.ts";
import type { ProjectFacts, Maker } from "./service.ts";

export class TeamKeeping extends Context.Service<
  TeamKeeping,
  {
    /** Gives teams the projects of their component lists anew, after the lists have changed. */
    readonly settleLists: (listIds: readonly ComponentListId[]) => Effect.Effect<void>;
    /** The project's Administration team, made now where the project has none. */
    readonly administrationOf: (actor: Maker, projectId: ProjectId) => Effect.Effect<TeamId>;
    /** Makes the project's own teams that its access needs and that are not there yet; answers the Administration team. */
    readonly ensureProjectTeams: (
      actor: Maker,
      project: ProjectFacts,
    ) => Effect.Effect<{ readonly administration: TeamId | undefined }>;
  }
>()("@dragoman/core/teams/TeamKeeping") {}
