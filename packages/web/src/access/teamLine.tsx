/** A team: what its roles mean, in which languages, and who is in it. */
import type { Group, Role } from "@dragoman/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Button, IconButton } from "../kit/button.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Pill } from "../kit/pill.tsx";
import { rich, t } from "../l10n/text.ts";
import { keyOf } from "./model.ts";
import { type Member, membersQuery } from "./queries.ts";
import { RoleWords } from "./roleWords.tsx";
import styles from "./access.module.css";

interface TeamLineProps {
  readonly team: Group;
  readonly roles: readonly Role[];
  readonly members: readonly Member[];
  /** Nothing where one may not. */
  readonly onChange: (() => void) | undefined;
  readonly onRemove?: () => void;
}

/** Teams that everybody is in are not listed to the end. */
const shown = 30;

export const TeamLine = ({ team, roles, members, onChange, onRemove }: TeamLineProps) => {
  const [leaving, setLeaving] = useState<Member>();
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
      {members.length === 0 ? (
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
  readonly team: Group;
  readonly member: Member;
  readonly onClose: () => void;
}

const Leave = ({ team, member, onClose }: LeaveProps) => {
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: () => client.users.leave({ username: member.username, body: { group_id: team.id } }).orThrow(),
    onSuccess: () => {
      onClose();
      return queries.invalidateQueries(membersQuery);
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
