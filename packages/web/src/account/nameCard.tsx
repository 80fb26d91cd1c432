/** Names under which one is known here. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { sessionQuery } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import type { OwnUser } from "./accountFrame.tsx";
import styles from "./account.module.css";

export const NameCard = ({ user }: { readonly user: OwnUser }) => {
  const queries = useQueryClient();
  const [fullName, setFullName] = useState(user.full_name);
  const [email, setEmail] = useState(user.email ?? "");
  const save = useMutation({
    mutationFn: () => client.users.change({ username: user.username, body: { full_name: fullName, email } }).orThrow(),
    onSuccess: () => {
      say(t("account-saved"));
      return queries.invalidateQueries(sessionQuery);
    },
  });
  const rest = beyondFields(save.error, ["full_name", "email"]);
  return (
    <Card title={t("account-profile")}>
      <Form className={styles["narrow"]} onSend={() => save.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        <TextField
          label={t("account-field-full_name")}
          hint={t("account-full-name-hint")}
          autoComplete="name"
          value={fullName}
          onChange={(event) => setFullName(event.target.value)}
          errors={messagesOf(save.error, "full_name")}
        />
        <TextField
          label={t("account-field-email")}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          errors={messagesOf(save.error, "email")}
        />
        <div>
          <Button type="submit" look="main" busy={save.isPending}>
            {t("account-save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
