/** A team: what its roles mean, in which languages, and who is in it. */
import type { GivableRole, Group, Role } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Button, IconButton } from "../kit/button.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Pill } from "../kit/pill.tsx";
import { say } from "../kit/toast.tsx";
import { rich, t } from "../l10n/text.ts";
import { keyOf } from "./model.ts";
import { type Person, refreshMembers } from "./queries.ts";
import { RoleWords } from "./roleWords.tsx";
import styles from "./access.module.css";

interface TeamLineProps {
  readonly team: Group;
  readonly roles: readonly (Role | GivableRole)[];
  /** Nothing where they are listed elsewhere. */
  readonly members?: readonly Person[];
  /** Nothing where one may not. */
  readonly onChange: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** Teams that everybody is in are not listed to the end. */
const shown = 30;

export const TeamLine = ({ team, roles, members, onChange, onRemove }: TeamLineProps) => {
  const [leaving, setLeaving] = useState<Person>();
  const own = roles.filter(({ url }) => team.roles.includes(url));
  return (
    <article className={styles["team"]}>
      <header>
        <h3>
          <bdi>{team.name}</bdi>
        </h3>
        {own.map((role) => (
          <Pill key={role.id}>
            <bdi>{role.name}</bdi>
          </Pill>
        ))}
        {onChange === undefined ? null : (
          <Button small data-own aria-label={t("access-team-change-of", { name: team.name })} onClick={onChange}>
            {t("access-team-change")}
          </Button>
        )}
        {onRemove === undefined ? null : (
          <Button small look="bare" data-own aria-label={t("access-remove-of", { name: team.name })} onClick={onRemove}>
            {t("access-remove")}
          </Button>
        )}
      </header>
      <p className={styles["about"]}>
        {team.language_selection === 1
          ? t("access-team-all-languages")
          : rich(
              "access-team-languages",
              { languages: <bdi>{team.languages.map(keyOf).join(", ")}</bdi> },
              { count: team.languages.length },
            )}
      </p>
      <RoleWords roles={own} />
      {members === undefined ? null : members.length === 0 ? (
        <p className={styles["about"]}>{t("access-team-empty")}</p>
      ) : (
        <ul className={styles["members"]}>
          {members.slice(0, shown).map((member) => (
            <li key={member.username}>
              <Avatar small name={member.fullName} />
              <bdi>{member.fullName}</bdi>
              <span className={styles["about"]}>
                <bdi>{member.username}</bdi>
              </span>
              <IconButton
                small
                icon="close"
                data-own
                label={t("access-member-remove-of", { name: member.username, team: team.name })}
                onClick={() => setLeaving(member)}
              />
            </li>
          ))}
          {members.length > shown ? <li>{t("access-team-more", { count: members.length - shown })}</li> : null}
        </ul>
      )}
      {leaving === undefined ? null : <Leave team={team} member={leaving} onClose={() => setLeaving(undefined)} />}
    </article>
  );
};

interface LeaveProps {
  readonly team: Pick<Group, "id" | "name">;
  readonly member: Pick<Person, "username">;
  readonly onClose: () => void;
}

export const Leave = ({ team, member, onClose }: LeaveProps) => {
  const queries = useQueryClient();
  const back = useMutation({
    mutationFn: () => client.users.join({ username: member.username, body: { group_id: team.id } }).orThrow(),
    onSettled: () => refreshMembers(queries),
  });
  const leave = useMutation({
    mutationFn: () => client.users.leave({ username: member.username, body: { group_id: team.id } }).orThrow(),
    onSuccess: () => {
      say(t("access-member-removed", { name: member.username, team: team.name }), {
        label: t("kit-undo"),
        run: () => back.mutate(),
      });
      onClose();
      return refreshMembers(queries);
    },
  });
  return (
    <Confirm
      title={t("access-member-remove-of", { name: member.username, team: team.name })}
      action={t("access-member-remove")}
      danger
      busy={leave.isPending}
      onConfirm={() => leave.mutate()}
      onClose={onClose}
    >
      <p>{t("access-member-remove-about")}</p>
      {leave.isError ? <FailureNote error={leave.error} /> : null}
    </Confirm>
  );
};
