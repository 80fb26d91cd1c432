/** The link of the mail that an account was asked for by: whoever opens it has the mail's address. */
import { isFailure } from "@dragoman/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { t } from "../l10n/text.ts";
import { Door, DoorForm, WithCode } from "./door.tsx";
import { useEntering } from "./entering.ts";

export const Page = () => (
  <WithCode title={t("account-confirm")} ways={<Link href="/account/sign-up/">{t("account-create")}</Link>}>
    {(code) => <Confirming code={code} />}
  </WithCode>
);

const Confirming = ({ code }: { readonly code: string }) => {
  const enter = useEntering();
  const [password, setPassword] = useState("");
  const [username, setUsername] = useState("");
  const confirm = useMutation({
    mutationFn: () =>
      client.accounts
        .confirm({
          body: { code, ...(password === "" ? {} : { password }), ...(username === "" ? {} : { username }) },
        })
        .orThrow(),
    onSuccess: enter,
  });
  const rest = beyondFields(confirm.error, ["password", "username"]);
  // Somebody else took the name meanwhile.
  const taken = isFailure(confirm.error) && messagesOf(confirm.error, "username").length > 0;
  return (
    <Door title={t("account-confirm")} about={t("account-confirm-about")}>
      <DoorForm onSend={() => confirm.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        {taken || username !== "" ? (
          <TextField
            label={t("account-field-username")}
            autoComplete="username"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            errors={messagesOf(confirm.error, "username")}
          />
        ) : null}
        <PasswordField
          label={t("account-password-new")}
          hint={t("account-password-hint")}
          autoComplete="new-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errors={messagesOf(confirm.error, "password")}
        />
        <Button type="submit" look="main" busy={confirm.isPending}>
          {t("account-go-on")}
        </Button>
      </DoorForm>
    </Door>
  );
};
