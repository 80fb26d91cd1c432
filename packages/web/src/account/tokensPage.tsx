/** Tokens by which programs speak for oneself: made here, shown once, revoked here. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { Pill } from "../kit/pill.tsx";
import { SecretOnce } from "../kit/secretOnce.tsx";
import { Table } from "../kit/table.tsx";
import { Time } from "../kit/time.tsx";
import { formatDate } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { AccountFrame } from "./accountFrame.tsx";
import { scopesFor, type TokenUse, tokenUses } from "./model.ts";
import { tokensQuery } from "./queries.ts";
import styles from "./account.module.css";

export const Page = () => (
  <AccountFrame title={t("account-tokens")}>{({ username }) => <Tokens username={username} />}</AccountFrame>
);

const Tokens = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(tokensQuery(username));
  const [ending, setEnding] = useState<(typeof data.results)[number]>();
  const refresh = () => queries.invalidateQueries(tokensQuery(username));
  const revoke = useMutation({
    mutationFn: (id: number) => client.tokens.revoke({ username, id }).orThrow(),
    onSuccess: () => {
      setEnding(undefined);
      return refresh();
    },
  });
  return (
    <>
      <NewToken username={username} onMade={refresh} />
      <Card flush title={t("account-tokens")}>
        {data.results.length === 0 ? (
          <Empty icon="key" title={t("account-tokens-none")}>
            {t("account-tokens-none-about")}
          </Empty>
        ) : (
          <Table
            label={t("account-tokens")}
            rows={data.results}
            keyOf={({ id }) => id}
            columns={[
              {
                id: "name",
                label: t("account-token-name"),
                cell: ({ name, hint }) => <bdi>{name === "" ? hint : name}</bdi>,
              },
              {
                id: "may",
                label: t("account-token-may"),
                cell: ({ scopes }) => (
                  <Pill kind={scopes === null ? "warn" : "plain"}>
                    {scopes === null ? t("account-token-all") : t("account-token-some", { count: scopes.length })}
                  </Pill>
                ),
              },
              {
                id: "used",
                label: t("account-token-used"),
                cell: ({ last_used }) => (last_used === null ? t("account-never") : <Time at={last_used} />),
              },
              {
                id: "expires",
                label: t("account-token-expires"),
                cell: ({ expires }) => (expires === null ? t("account-never") : formatDate(expires)),
              },
              {
                id: "end",
                label: t("account-actions"),
                cell: (token) => (
                  <Button small onClick={() => setEnding(token)}>
                    {t("account-token-revoke")}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Card>
      {ending === undefined ? null : (
        <Confirm
          title={t("account-token-revoke-title", { name: ending.name })}
          action={t("account-token-revoke")}
          danger
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(ending.id)}
          onClose={() => setEnding(undefined)}
        >
          <p>{t("account-token-revoke-about")}</p>
          {revoke.isError ? <FailureNote error={revoke.error} /> : null}
        </Confirm>
      )}
    </>
  );
};

const NewToken = ({ username, onMade }: { readonly username: string; readonly onMade: () => void }) => {
  const [name, setName] = useState("");
  const [use, setUse] = useState<TokenUse>("all");
  const [expires, setExpires] = useState("");
  const make = useMutation({
    mutationFn: () =>
      client.tokens
        .create({
          username,
          body: {
            name,
            scopes: scopesFor(use),
            ...(expires === "" ? {} : { expires: new Date(`${expires}T23:59:59Z`).toISOString() }),
          },
        })
        .orThrow(),
    onSuccess: () => {
      setName("");
      onMade();
    },
  });
  const rest = beyondFields(make.error, ["name", "expires", "scopes"]);
  return (
    <Card title={t("account-token-new")}>
      {make.isSuccess ? <SecretOnce title={t("account-token-made")} secret={make.data.token} /> : null}
      {rest === undefined ? null : <FailureNote error={rest} />}
      <Form className={styles["form"]} onSend={() => make.mutate()}>
        <div className={styles["row"]}>
          <TextField
            label={t("account-token-name")}
            hint={t("account-token-name-hint")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            errors={messagesOf(make.error, "name")}
          />
          <TextField
            label={t("account-token-expires")}
            hint={t("account-token-expires-hint")}
            type="date"
            value={expires}
            onChange={(event) => setExpires(event.target.value)}
            errors={messagesOf(make.error, "expires")}
          />
          <SelectField
            label={t("account-token-may")}
            value={use}
            onChange={(event) => setUse(event.target.value as TokenUse)}
            errors={messagesOf(make.error, "scopes")}
          >
            {tokenUses.map((each) => (
              <option key={each} value={each}>
                {t(`account-token-for-${each}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div>
          <Button type="submit" look="main" busy={make.isPending}>
            {t("account-token-make")}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
