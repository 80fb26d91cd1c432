/** Whether somebody may do something in a place, and why. */
import { useMutation } from "@tanstack/react-query";
import { isFailure } from "@dragoman/client";
import { useState } from "react";
import { client } from "../api/client.ts";
import { type Permission, textOfPermission } from "../api/held.ts";
import { messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { failureWords } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { t } from "../l10n/text.ts";
import { permissionGroups } from "./model.ts";
import styles from "./access.module.css";

/** `place` is as the server knows it: `project`, with component and language behind. */
export const Explain = ({ place }: { readonly place?: string }) => {
  const [username, setUsername] = useState("");
  const [permission, setPermission] = useState<Permission>("unit.edit");
  const ask = useMutation({
    mutationFn: () =>
      client.explanations
        .explain({ username: username.trim(), permission, ...(place === undefined ? {} : { object: place }) })
        .orThrow(),
  });
  return (
    <Card title={t("access-explain")}>
      <Form
        className={styles["column"]}
        onSend={() => {
          if (username.trim() !== "") ask.mutate();
        }}
      >
        <TextField
          label={t("access-username")}
          value={username}
          dir="ltr"
          autoComplete="off"
          errors={ask.isError ? wrongWith(ask.error) : []}
          onChange={(event) => setUsername(event.target.value)}
        />
        <SelectField
          label={t("access-permission")}
          value={permission}
          onChange={(event) => setPermission(event.target.value as Permission)}
        >
          {permissionGroups.map(({ id, permissions }) => (
            <optgroup key={id} label={t(`access-group-${id}`)}>
              {permissions.map((each) => (
                <option key={each} value={each}>
                  {t(textOfPermission(each))}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <div>
          <Button type="submit" busy={ask.isPending}>
            {t("access-explain-ask")}
          </Button>
        </div>
      </Form>
      {ask.isSuccess ? (
        <Note
          alert
          kind={ask.data.allowed ? "done" : "warn"}
          title={ask.data.allowed ? t("access-allowed") : t("access-denied")}
        >
          <bdi>{ask.data.because}</bdi>
          {ask.data.reasons.map((reason) => (
            <p key={reason}>
              <bdi>{reason}</bdi>
            </p>
          ))}
        </Note>
      ) : null}
    </Card>
  );
};

const wrongWith = (error: unknown): readonly string[] => {
  if (isFailure(error) && error.kind === "not-found") return [t("access-nobody")];
  const messages = ["username", "object", "permission"].flatMap((field) => messagesOf(error, field));
  return messages.length > 0 ? messages : [failureWords(error)];
};
