/** Letters to people who have no account yet, which bring them into a team. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { SecretOnce } from "../kit/secretOnce.tsx";
import { say } from "../kit/toast.tsx";
import { formatDate } from "../l10n/format.ts";
import { rich, t } from "../l10n/text.ts";
import { invitationsQuery, projectTeamsQuery } from "./queries.ts";
import styles from "./access.module.css";

export const Invitations = ({ project }: { readonly project: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(invitationsQuery(project));
  const { data: teams } = useSuspenseQuery(projectTeamsQuery(project));
  const [email, setEmail] = useState("");
  const [team, setTeam] = useState<number>();
  const refresh = () => queries.invalidateQueries(invitationsQuery(project));
  const invite = useMutation({
    mutationFn: () =>
      client.invitations
        .createInProject({ project, body: { email: email.trim(), team_id: team ?? teams[0]?.id ?? 0 } })
        .orThrow(),
    onSuccess: (made) => {
      setEmail("");
      if (made.link === null) say(t("access-invited", { email: made.email }));
      return refresh();
    },
  });
  const revoke = useMutation({
    mutationFn: (id: number) => client.invitations.revokeInProject({ project, id }).orThrow(),
    onSuccess: refresh,
  });
  const resend = useMutation({
    mutationFn: (id: number) => client.invitations.resendInProject({ project, id }).orThrow(),
    onSuccess: (made) => {
      if (made.link === null) say(t("access-invited", { email: made.email }));
      return refresh();
    },
  });
  const link = resend.data?.link ?? invite.data?.link;
  const failed = revoke.error ?? resend.error;
  if (teams.length === 0) return null;
  const rest = beyondFields(invite.error, ["email", "team_id"]);
  return (
    <Card title={t("access-invitations")}>
      <p className={styles["about"]}>{t("access-invitations-about")}</p>
      {link == null ? null : <SecretOnce title={t("access-invitation-link")} secret={link} />}
      {rest === undefined ? null : <FailureNote error={rest} onRetry={() => invite.mutate()} />}
      {failed === null ? null : <FailureNote error={failed} />}
      <FormRow
        onSend={() => {
          if (email.trim() !== "") invite.mutate();
        }}
      >
        <TextField
          label={t("access-mail")}
          type="email"
          value={email}
          dir="ltr"
          autoComplete="off"
          errors={messagesOf(invite.error, "email")}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label={t("access-team")}
          value={team ?? teams[0]?.id}
          errors={messagesOf(invite.error, "team_id")}
          onChange={(event) => setTeam(Number(event.target.value))}
        >
          {teams.map(({ id, name }) => (
            <option key={id} value={id} data-own>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={invite.isPending}>
          {t("access-invite")}
        </Button>
      </FormRow>
      {data.results.length === 0 ? null : (
        <ul className={styles["members"]}>
          {data.results.map(({ id, email: to, team_name, expires }) => (
            <li key={id}>
              <bdi>{to}</bdi>
              <span className={styles["about"]}>
                {rich("access-invitation-until", {
                  team: <bdi>{team_name}</bdi>,
                  date: <time dateTime={expires}>{formatDate(expires)}</time>,
                })}
              </span>
              <Button
                small
                data-own
                aria-label={t("access-invitation-resend-of", { email: to })}
                onClick={() => resend.mutate(id)}
              >
                {t("access-invitation-resend")}
              </Button>
              <Button
                small
                data-own
                aria-label={t("access-invitation-revoke-of", { email: to })}
                onClick={() => revoke.mutate(id)}
              >
                {t("access-invitation-revoke")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
