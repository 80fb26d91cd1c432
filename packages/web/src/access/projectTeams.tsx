/** Teams of a project: what they may do, who is in them, and the ways in. */
import type { Group } from "@dragoman/client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../api/held.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { t } from "../l10n/text.ts";
import { AddMember } from "./addMember.tsx";
import { membersQuery, rolesQuery, teamsQuery } from "./queries.ts";
import { TeamDialog } from "./teamDialog.tsx";
import { TeamLine } from "./teamLine.tsx";

export const ProjectTeams = ({ project, url }: { readonly project: string; readonly url: string }) => {
  const { data: teams } = useSuspenseQuery(teamsQuery);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const { data: members } = useSuspenseQuery(membersQuery);
  const [changing, setChanging] = useState<Group | "new">();
  const mayMake = useMay({})("group.edit");
  const own = teams.filter(({ defining_project }) => defining_project === url);
  return (
    <>
      {own.length === 0 ? null : <AddMember teams={own} />}
      <Card
        flush
        title={t("access-teams")}
        aside={
          mayMake ? (
            <Button small icon="add" onClick={() => setChanging("new")}>
              {t("access-team-new")}
            </Button>
          ) : undefined
        }
      >
        {own.length === 0 ? (
          <Empty icon="people" title={t("access-teams-none")}>
            {t("access-teams-none-about")}
          </Empty>
        ) : (
          <Lines>
            {own.map((team) => (
              <li key={team.id}>
                <TeamLine
                  team={team}
                  roles={roles}
                  members={members.filter((member) => member.teams.includes(team.id))}
                  onChange={mayMake ? () => setChanging(team) : undefined}
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
    </>
  );
};
