/** Choosing a password. All other sessions end by it. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import styles from "./account.module.css";

export const PasswordCard = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const change = useMutation({
    mutationFn: () => client.accountSessions.setPassword({ username, body: { current, password } }).orThrow(),
    onSuccess: () => {
      setCurrent("");
      setPassword("");
      say(t("account-password-changed"));
      return queries.invalidateQueries({ queryKey: ["account", username] });
    },
  });
  const rest = beyondFields(change.error, ["current", "password"]);
  return (
    <Card title={t("account-password")}>
      <Form className={styles["narrow"]} onSend={() => change.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        {/* Managers of passwords file them under a name. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t("account-password-current")}
          hint={t("account-password-current-hint")}
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          errors={messagesOf(change.error, "current")}
        />
        <PasswordField
          label={t("account-password-new")}
          hint={t("account-password-hint")}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errors={messagesOf(change.error, "password")}
        />
        <div>
          <Button type="submit" busy={change.isPending}>
            {t("account-password-change")}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
