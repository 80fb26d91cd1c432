/** The key by which the site goes to repositories, and the hosts whose keys it trusts. */
import type { SeenHost } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ManageFrame } from "../access/manageFrame.tsx";
import { client } from "../api/client.ts";
import { messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { failureWords, FailureNote } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { Table } from "../kit/table.tsx";
import { t } from "../l10n/text.ts";
import { hostsQuery, sshKeyQuery } from "./queries.ts";
import styles from "./manage.module.css";

export const Page = () => (
  <ManageFrame here="ssh">
    {() => (
      <>
        <SiteKey />
        <Hosts />
      </>
    )}
  </ManageFrame>
);

const SiteKey = () => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(sshKeyQuery);
  const [asked, setAsked] = useState(false);
  const replace = useMutation({
    mutationFn: () => client.ssh.replaceKey().orThrow(),
    onSuccess: (key) => {
      queries.setQueryData(sshKeyQuery.queryKey, key);
      setAsked(false);
    },
  });
  return (
    <Card title={t("manage-ssh-key")}>
      <p className={styles["about"]}>{t("manage-ssh-key-about")}</p>
      <code className={styles["code"]}>{data.public_key}</code>
      <p className={styles["about"]}>
        <code>{data.fingerprint}</code>
      </p>
      <div>
        <Button onClick={() => setAsked(true)}>{t("manage-ssh-replace")}</Button>
      </div>
      {asked ? (
        <Confirm
          title={t("manage-ssh-replace")}
          action={t("manage-ssh-replace")}
          danger
          busy={replace.isPending}
          onConfirm={() => replace.mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{t("manage-ssh-replace-about")}</p>
          {replace.isError ? <FailureNote error={replace.error} /> : null}
        </Confirm>
      ) : null}
    </Card>
  );
};

const Hosts = () => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(hostsQuery);
  const [host, setHost] = useState("");
  const [seen, setSeen] = useState<SeenHost>();
  const refresh = () => queries.invalidateQueries(hostsQuery);
  const scan = useMutation({
    mutationFn: () => client.ssh.scan({ body: { host: host.trim() } }).orThrow(),
    onSuccess: setSeen,
  });
  const confirm = useMutation({
    mutationFn: ({ host: name, keys }: SeenHost) =>
      client.ssh.confirm({ body: { host: name, fingerprints: keys.map(({ fingerprint }) => fingerprint) } }).orThrow(),
    onSuccess: () => {
      setSeen(undefined);
      setHost("");
      return refresh();
    },
  });
  const [forgetting, setForgetting] = useState<string>();
  const forget = useMutation({
    mutationFn: (name: string) => client.ssh.forget({ host: name }).orThrow(),
    onSuccess: async () => {
      setForgetting(undefined);
      await refresh();
    },
  });
  const messages = messagesOf(scan.error, "host");
  const failed = confirm.error;
  return (
    <Card title={t("manage-ssh-hosts")}>
      <FormRow
        onSend={() => {
          if (host.trim() !== "") scan.mutate();
        }}
      >
        <TextField
          label={t("manage-ssh-host")}
          value={host}
          dir="ltr"
          errors={scan.isError ? (messages.length > 0 ? messages : [failureWords(scan.error)]) : []}
          onChange={(event) => setHost(event.target.value)}
        />
        <Button type="submit" busy={scan.isPending}>
          {t("manage-ssh-scan")}
        </Button>
      </FormRow>
      {seen === undefined ? null : (
        <Note
          alert
          kind="warn"
          title={t("manage-ssh-compare")}
          actions={
            <Button look="main" busy={confirm.isPending} onClick={() => confirm.mutate(seen)}>
              {t("manage-ssh-trust")}
            </Button>
          }
        >
          {seen.keys.map(({ type, fingerprint }) => (
            <p key={fingerprint}>
              <code>
                {type} {fingerprint}
              </code>
            </p>
          ))}
        </Note>
      )}
      {failed === null ? null : <FailureNote error={failed} />}
      {data.length === 0 ? (
        <p className={styles["about"]}>{t("manage-ssh-hosts-none")}</p>
      ) : (
        <Table
          label={t("manage-ssh-hosts")}
          rows={data}
          keyOf={({ host: name, fingerprint }) => `${name} ${fingerprint}`}
          columns={[
            { id: "host", label: t("manage-ssh-host"), cell: ({ host: name }) => <bdi>{name}</bdi> },
            {
              id: "fingerprint",
              label: t("manage-ssh-fingerprint"),
              cell: ({ type, fingerprint }) => (
                <code>
                  {type} {fingerprint}
                </code>
              ),
            },
            {
              id: "forget",
              label: t("manage-actions"),
              cell: ({ host: name, shipped }) =>
                shipped ? (
                  t("manage-ssh-shipped")
                ) : (
                  <Button
                    small
                    data-own
                    aria-label={t("manage-ssh-forget-of", { name })}
                    onClick={() => setForgetting(name)}
                  >
                    {t("manage-ssh-forget")}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {forgetting === undefined ? null : (
        <Confirm
          title={t("manage-ssh-forget-of", { name: forgetting })}
          action={t("manage-ssh-forget")}
          danger
          busy={forget.isPending}
          onConfirm={() => forget.mutate(forgetting)}
          onClose={() => setForgetting(undefined)}
        >
          <p>{t("manage-ssh-forget-about", { count: data.filter(({ host: name }) => name === forgetting).length })}</p>
          {forget.isError ? <FailureNote error={forget.error} /> : null}
        </Confirm>
      )}
    </Card>
  );
};
