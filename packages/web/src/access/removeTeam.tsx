/** Asks before a team goes, and tells who loses what by it. */
import type { Group } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { Confirm } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { refreshMembers, teamsQuery } from "./queries.ts";

interface RemoveTeamProps {
  readonly team: Group;
  /** Whose team it is; nothing for one of the site. */
  readonly project?: string;
  /** How many are in it; nothing where that is not known yet. */
  readonly people: number | undefined;
  readonly onClose: () => void;
}

export const RemoveTeam = ({ team, project, people, onClose }: RemoveTeamProps) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      project === undefined
        ? client.groups.remove({ id: team.id }).orThrow()
        : client.projectAccess.removeTeam({ project, id: team.id }).orThrow(),
    onSuccess: async () => {
      await Promise.all([queries.invalidateQueries({ queryKey: teamsQuery.queryKey }), refreshMembers(queries)]);
      say(t("access-team-removed", { name: team.name }));
      onClose();
    },
  });
  return (
    <Confirm
      title={t("access-remove-of", { name: team.name })}
      action={t("access-team-remove")}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {people === undefined ? null : <p>{t("access-team-remove-people", { count: people })}</p>}
      <p>{t("access-team-remove-about")}</p>
      {remove.isError ? <FailureNote error={remove.error} /> : null}
    </Confirm>
  );
};
