/** A forgotten password: asking for a link by mail, and what the link opens. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { t } from "../l10n/text.ts";
import { Door, DoorForm } from "./door.tsx";
import { useEntering } from "./entering.ts";
import { codeOf } from "./model.ts";

const back = () => <Link href="/account/sign-in/">{t("account-back")}</Link>;

export const Page = () => {
  const [code] = useState(() => codeOf(location.hash));
  return code === "" ? <Asking /> : <Setting code={code} />;
};

const Asking = () => {
  const [email, setEmail] = useState("");
  const ask = useMutation({ mutationFn: () => client.accounts.askReset({ body: { email } }).orThrow() });
  const rest = beyondFields(ask.error, ["email"]);
  return (
    <Door title={t("account-reset")} about={ask.isSuccess ? undefined : t("account-reset-about")} ways={back()}>
      {ask.isSuccess ? (
        <Note kind="done" alert title={t("account-look-into-mail")}>
          {t("account-reset-sent")}
        </Note>
      ) : (
        <DoorForm onSend={() => ask.mutate()}>
          {rest === undefined ? null : <FailureNote error={rest} />}
          <TextField
            label={t("account-field-email")}
            type="email"
            autoComplete="email"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            errors={messagesOf(ask.error, "email")}
          />
          <Button type="submit" look="main" busy={ask.isPending}>
            {t("account-reset-send")}
          </Button>
        </DoorForm>
      )}
    </Door>
  );
};

const Setting = ({ code }: { readonly code: string }) => {
  const enter = useEntering();
  const [password, setPassword] = useState("");
  const reset = useMutation({
    mutationFn: () => client.accounts.reset({ body: { code, password } }).orThrow(),
    onSuccess: enter,
  });
  const rest = beyondFields(reset.error, ["password"]);
  return (
    <Door title={t("account-password-new")} ways={back()}>
      <DoorForm onSend={() => reset.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        <PasswordField
          label={t("account-password-new")}
          hint={t("account-password-hint")}
          autoComplete="new-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errors={messagesOf(reset.error, "password")}
        />
        <Button type="submit" look="main" busy={reset.isPending}>
          {t("account-password-change")}
        </Button>
      </DoorForm>
    </Door>
  );
};
