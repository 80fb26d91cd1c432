/** Who is in the teams of a project: found by name, put into other teams, and taken out. */
import type { Group, Member } from "@dragoman/client";
import { keepPreviousData, useMutation, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { CheckList } from "../kit/checkList.tsx";
import { client } from "../api/client.ts";
import { Button, IconButton } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Pill } from "../kit/pill.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import styles from "./access.module.css";
import { AddMember } from "./addMember.tsx";
import { membersQuery, projectTeamsQuery, refreshMembers } from "./queries.ts";
import { Leave } from "./teamLine.tsx";

type Team = Member["teams"][number];

export const Members = ({ project }: { readonly project: string }) => {
  const { data: teams } = useSuspenseQuery(projectTeamsQuery(project));
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...membersQuery(project, useDeferredValue(typed.trim()), page),
    placeholderData: keepPreviousData,
  });
  const [leaving, setLeaving] = useState<readonly [Member, Team]>();
  const [changing, setChanging] = useState<Member>();
  return (
    <>
      {teams.length === 0 ? null : <AddMember teams={teams} />}
      <Card
        flush
        title={t("access-members")}
        footer={data === undefined || data.count === 0 ? undefined : t("access-members-count", { count: data.count })}
      >
        <div className={styles["find"]}>
          <TextField
            label={t("access-members-find")}
            type="search"
            value={typed}
            dir="auto"
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value);
              setPage(1);
            }}
          />
        </div>
        {error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
        {data === undefined ? (
          <Shapes />
        ) : data.results.length === 0 ? (
          <Empty icon="people" title={typed.trim() === "" ? t("access-members-none") : t("access-nobody")}>
            {typed.trim() === "" ? t("access-members-none-about") : undefined}
          </Empty>
        ) : (
          <Table
            label={t("access-members")}
            rows={data.results}
            keyOf={({ username }) => username}
            columns={[
              { id: "who", label: t("access-username"), cell: (member) => <Who member={member} /> },
              {
                id: "teams",
                label: t("access-teams"),
                cell: (member) => <Memberships member={member} onLeave={(team) => setLeaving([member, team])} />,
              },
              {
                id: "change",
                label: t("access-actions"),
                cell: (member) => (
                  <Button
                    small
                    data-own
                    aria-label={t("access-member-teams-of", { name: member.username })}
                    onClick={() => setChanging(member)}
                  >
                    {t("access-member-teams")}
                  </Button>
                ),
              },
            ]}
          />
        )}
        {data === undefined || (page === 1 && data.next === null) ? null : (
          <div className={styles["pager"]}>
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t("access-previous")}
            </Button>
            <Button disabled={data.next === null} onClick={() => setPage(page + 1)}>
              {t("access-next")}
            </Button>
          </div>
        )}
      </Card>
      {leaving === undefined ? null : (
        <Leave member={leaving[0]} team={leaving[1]} onClose={() => setLeaving(undefined)} />
      )}
      {changing === undefined ? null : (
        <MemberTeams member={changing} teams={teams} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
};

const Who = ({ member: { username, full_name, is_bot } }: { readonly member: Member }) => (
  <>
    <bdi>{full_name}</bdi>{" "}
    <span className={styles["about"]}>
      <bdi>{username}</bdi>
    </span>{" "}
    {is_bot ? <Pill>{t("access-user-bot")}</Pill> : null}
  </>
);

interface MembershipsProps {
  readonly member: Member;
  readonly onLeave: (team: Team) => void;
}

/** In which teams, since when, and by what they came in. */
const Memberships = ({ member, onLeave }: MembershipsProps) => (
  <ul className={styles["memberships"]}>
    {member.teams.map((team) => (
      <li key={team.id}>
        <strong>
          <bdi>{team.name}</bdi>
        </strong>
        {team.administrator ? <Pill>{t("access-member-administrator")}</Pill> : null}
        <span className={styles["about"]}>
          {team.joined === null ? null : <Time at={team.joined} />}{" "}
          {team.way === null ? null : t(`access-way-${team.way}`)}
        </span>
        <IconButton
          small
          icon="close"
          data-own
          label={t("access-member-remove-of", { name: member.username, team: team.name })}
          onClick={() => onLeave(team)}
        />
      </li>
    ))}
  </ul>
);

interface MemberTeamsProps {
  readonly member: Member;
  readonly teams: readonly Group[];
  readonly onClose: () => void;
}

/** Moves somebody between teams: what is checked and was not, they join first, so that they are never without. */
const MemberTeams = ({ member: { username, teams: own }, teams, onClose }: MemberTeamsProps) => {
  const queries = useQueryClient();
  const had = own.map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly number[]>(had);
  const joins = chosen.filter((id) => !had.includes(id));
  const leaves = had.filter((id) => !chosen.includes(id));
  const save = useMutation({
    mutationFn: async () => {
      for (const id of joins) await client.users.join({ username, body: { group_id: id } }).orThrow();
      for (const id of leaves) await client.users.leave({ username, body: { group_id: id } }).orThrow();
    },
    onSuccess: () => {
      say(t("access-saved"));
      onClose();
    },
    onSettled: () => refreshMembers(queries),
  });
  return (
    <Dialog
      title={t("access-member-teams-of", { name: username })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("kit-cancel")}</Button>
          <Button
            look="main"
            disabled={joins.length + leaves.length === 0}
            busy={save.isPending}
            onClick={() => save.mutate()}
          >
            {t("access-save")}
          </Button>
        </>
      }
    >
      <CheckList
        options={teams.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
        chosen={chosen}
        onChange={setChosen}
      />
      {save.isError ? <FailureNote error={save.error} onRetry={() => save.mutate()} /> : null}
    </Dialog>
  );
};
