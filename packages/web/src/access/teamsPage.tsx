/** Teams of the site: those of no project. */
import type { Group } from "@dragoman/client";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import { AddMember } from "./addMember.tsx";
import { Explain } from "./explain.tsx";
import { ManageFrame } from "./manageFrame.tsx";
import { peopleQuery, rolesQuery, teamsQuery } from "./queries.ts";
import { Columns } from "../kit/page.tsx";
import { RemoveTeam } from "./removeTeam.tsx";
import { TeamDialog } from "./teamDialog.tsx";
import { TeamLine } from "./teamLine.tsx";

export const Page = () => {
  const [changing, setChanging] = useState<Group | "new">();
  return (
    <ManageFrame
      here="teams"
      about={t("access-about")}
      actions={
        <Button icon="add" onClick={() => setChanging("new")}>
          {t("access-team-new")}
        </Button>
      }
    >
      {() => <Teams changing={changing} onChange={setChanging} />}
    </ManageFrame>
  );
};

interface TeamsProps {
  readonly changing: Group | "new" | undefined;
  readonly onChange: (team: Group | undefined) => void;
}

const Teams = ({ changing, onChange }: TeamsProps) => {
  const { data: all } = useSuspenseQuery(teamsQuery);
  const { data: roles } = useSuspenseQuery(rolesQuery);
  const { data: members } = useSuspenseQuery(peopleQuery);
  const [removing, setRemoving] = useState<Group>();
  const teams = all.filter(({ defining_project }) => defining_project === null);
  return (
    <Columns aside={<Explain />}>
      {teams.length === 0 ? null : <AddMember teams={teams} />}
      <Card flush title={t("kit-admin-teams")}>
        <Lines>
          {teams.map((team) => (
            <li key={team.id}>
              <TeamLine
                team={team}
                roles={roles}
                members={members.filter((member) => member.teams.includes(team.id))}
                onChange={() => onChange(team)}
                onRemove={() => setRemoving(team)}
              />
            </li>
          ))}
        </Lines>
      </Card>
      {changing === undefined ? null : (
        <TeamDialog
          team={changing === "new" ? undefined : changing}
          roles={roles}
          onClose={() => onChange(undefined)}
        />
      )}
      {removing === undefined ? null : (
        <RemoveTeam
          team={removing}
          people={members.filter((member) => member.teams.includes(removing.id)).length}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Columns>
  );
};
