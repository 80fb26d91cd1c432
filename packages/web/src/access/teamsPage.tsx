/** Teams of the site: those of no project. */
import type { Group } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import { AddMember } from "./addMember.tsx";
import { Explain } from "./explain.tsx";
import { ManageFrame } from "./manageFrame.tsx";
import { membersQuery, rolesQuery, teamsQuery } from "./queries.ts";
import { Confirm } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Columns } from "../kit/page.tsx";
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
  const { data: members } = useSuspenseQuery(membersQuery);
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
      {removing === undefined ? null : <RemoveTeam team={removing} onClose={() => setRemoving(undefined)} />}
    </Columns>
  );
};

const RemoveTeam = ({ team, onClose }: { readonly team: Group; readonly onClose: () => void }) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.groups.remove({ id: team.id }).orThrow(),
    onSuccess: async () => {
      await queries.invalidateQueries(teamsQuery);
      onClose();
    },
  });
  return (
    <Confirm
      title={t("access-remove-of", { name: team.name })}
      action={t("access-remove")}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t("access-team-remove-about")}</p>
      {remove.isError ? <FailureNote error={remove.error} /> : null}
    </Confirm>
  );
};
