/** Teams of a project: what they may do, and the ways in. Who keeps its permissions makes and changes them. */
import type { Group } from "@dragoman/client";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { t } from "../l10n/text.ts";
import { givableRolesQuery, membersQuery, projectTeamsQuery } from "./queries.ts";
import { RemoveTeam } from "./removeTeam.tsx";
import { TeamDialog } from "./teamDialog.tsx";
import { TeamLine } from "./teamLine.tsx";

export const ProjectTeams = ({ project }: { readonly project: string }) => {
  const { data: teams } = useSuspenseQuery(projectTeamsQuery(project));
  const { data: roles } = useSuspenseQuery(givableRolesQuery(project));
  const [changing, setChanging] = useState<Group | "new">();
  const [removing, setRemoving] = useState<Group>();
  const { data: members } = useQuery(membersQuery(project, "", 1));
  const people =
    members === undefined || members.next !== null
      ? undefined
      : members.results.filter((member) => member.teams.some(({ id }) => id === removing?.id)).length;
  return (
    <>
      <Card
        flush
        title={t("access-teams")}
        aside={
          <Button small icon="add" onClick={() => setChanging("new")}>
            {t("access-team-new")}
          </Button>
        }
      >
        {teams.length === 0 ? (
          <Empty icon="people" title={t("access-teams-none")}>
            {t("access-teams-none-about")}
          </Empty>
        ) : (
          <Lines>
            {teams.map((team) => (
              <li key={team.id}>
                <TeamLine
                  team={team}
                  roles={roles}
                  onChange={() => setChanging(team)}
                  onRemove={() => setRemoving(team)}
                />
              </li>
            ))}
          </Lines>
        )}
      </Card>
      {changing === undefined ? null : (
        <TeamDialog
          team={changing === "new" ? undefined : changing}
          project={project}
          roles={roles}
          onClose={() => setChanging(undefined)}
        />
      )}
      {removing === undefined ? null : (
        <RemoveTeam team={removing} project={project} people={people} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
};
