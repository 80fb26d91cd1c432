/** Who is shut out of a project. */
import type { Block } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { say } from "../kit/toast.tsx";
import { formatDate } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { blocksQuery } from "./queries.ts";
import styles from "./access.module.css";

export const Blocks = ({ project }: { readonly project: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(blocksQuery(project));
  const [username, setUsername] = useState("");
  const [until, setUntil] = useState("");
  const refresh = () => queries.invalidateQueries(blocksQuery(project));
  const block = useMutation({
    mutationFn: () =>
      client.projectAccess
        .block({
          project,
          body: {
            username: username.trim(),
            expires: until === "" ? null : new Date(`${until}T23:59:59Z`).toISOString(),
          },
        })
        .orThrow(),
    onSuccess: () => {
      setUsername("");
      setUntil("");
      return refresh();
    },
  });
  const unblock = useMutation({
    mutationFn: (name: string) => client.projectAccess.unblock({ project, username: name }).orThrow(),
    onSuccess: async (_, name) => {
      say(t("access-unblocked", { name }), {
        label: t("kit-undo"),
        run: () =>
          again.mutate(data.results.find(({ username: each }) => each === name) ?? { username: name, expires: null }),
      });
      await refresh();
    },
  });
  const again = useMutation({
    mutationFn: ({ username: name, expires }: Pick<Block, "username" | "expires">) =>
      client.projectAccess.block({ project, body: { username: name, expires } }).orThrow(),
    onSettled: refresh,
  });
  const rest = beyondFields(block.error, ["username", "expires"]);
  return (
    <Card title={t("access-blocks")}>
      {data.results.length === 0 ? (
        <p className={styles["about"]}>{t("access-blocks-none")}</p>
      ) : (
        <ul className={styles["members"]}>
          {data.results.map(({ username: name, expires }) => (
            <li key={name}>
              <bdi>{name}</bdi>
              <span className={styles["about"]}>
                {expires === null ? t("access-block-for-good") : t("access-block-until", { date: formatDate(expires) })}
              </span>
              <Button small data-own aria-label={t("access-unblock-of", { name })} onClick={() => unblock.mutate(name)}>
                {t("access-unblock")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {rest === undefined && unblock.error === null ? null : <FailureNote error={rest ?? unblock.error} />}
      <FormRow
        onSend={() => {
          if (username.trim() !== "") block.mutate();
        }}
      >
        <TextField
          label={t("access-username")}
          value={username}
          dir="ltr"
          autoComplete="off"
          errors={messagesOf(block.error, "username")}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label={t("access-block-ends")}
          hint={t("access-block-ends", undefined, "hint")}
          type="date"
          value={until}
          errors={messagesOf(block.error, "expires")}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button type="submit" look="danger" busy={block.isPending}>
          {t("access-block")}
        </Button>
      </FormRow>
    </Card>
  );
};
