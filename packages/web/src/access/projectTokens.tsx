/** Tokens by which programs work in one project: made here, shown once, revoked here. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { SecretOnce } from "../kit/secretOnce.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { formatDate } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { projectTokensQuery } from "./queries.ts";
import styles from "./access.module.css";

export const ProjectTokens = ({ project }: { readonly project: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(projectTokensQuery(project));
  const [ending, setEnding] = useState<(typeof data.results)[number]>();
  const refresh = () => queries.invalidateQueries(projectTokensQuery(project));
  const revoke = useMutation({
    mutationFn: (id: number) => client.projectTokens.revoke({ project, id }).orThrow(),
    onSuccess: () => {
      setEnding(undefined);
      return refresh();
    },
  });
  return (
    <Card title={t("access-tokens")}>
      <p className={styles["about"]}>{t("access-tokens-about")}</p>
      <NewToken project={project} onMade={refresh} />
      {data.results.length === 0 ? null : (
        <Table
          label={t("access-tokens")}
          rows={data.results}
          keyOf={({ id }) => id}
          columns={[
            { id: "name", label: t("access-name"), cell: ({ name }) => <bdi>{name}</bdi> },
            {
              id: "used",
              label: t("access-token-used"),
              cell: ({ last_used }) => (last_used === null ? t("access-never") : <Time at={last_used} />),
            },
            {
              id: "expires",
              label: t("access-token-expires"),
              cell: ({ expires }) => (expires === null ? t("access-never") : formatDate(expires)),
            },
            {
              id: "end",
              label: t("access-actions"),
              cell: (token) => (
                <Button
                  small
                  data-own
                  aria-label={t("access-token-revoke-of", { name: token.name })}
                  onClick={() => setEnding(token)}
                >
                  {t("access-token-revoke")}
                </Button>
              ),
            },
          ]}
        />
      )}
      {ending === undefined ? null : (
        <Confirm
          title={t("access-token-revoke-of", { name: ending.name })}
          action={t("access-token-revoke")}
          danger
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(ending.id)}
          onClose={() => setEnding(undefined)}
        >
          <p>{t("access-token-revoke-about")}</p>
          {revoke.isError ? <FailureNote error={revoke.error} /> : null}
        </Confirm>
      )}
    </Card>
  );
};

const NewToken = ({ project, onMade }: { readonly project: string; readonly onMade: () => void }) => {
  const [name, setName] = useState("");
  const [expires, setExpires] = useState("");
  const make = useMutation({
    mutationFn: () =>
      client.projectTokens
        .create({
          project,
          body: { name, expires: expires === "" ? null : new Date(`${expires}T23:59:59Z`).toISOString() },
        })
        .orThrow(),
    onSuccess: () => {
      setName("");
      onMade();
    },
  });
  const rest = beyondFields(make.error, ["name", "expires"]);
  return (
    <>
      {make.isSuccess ? <SecretOnce title={t("access-token-made")} secret={make.data.token} /> : null}
      {rest === undefined ? null : <FailureNote error={rest} onRetry={() => make.mutate()} />}
      <FormRow onSend={() => make.mutate()}>
        <TextField
          label={t("access-token-name")}
          value={name}
          dir="auto"
          errors={messagesOf(make.error, "name")}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t("access-token-expires")}
          type="date"
          value={expires}
          errors={messagesOf(make.error, "expires")}
          onChange={(event) => setExpires(event.target.value)}
        />
        <Button type="submit" busy={make.isPending}>
          {t("access-token-make")}
        </Button>
      </FormRow>
    </>
  );
};
