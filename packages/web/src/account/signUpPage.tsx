/** Making an account: its mail is confirmed first, so that nobody learns here which accounts there are. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { useSession } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { rich, t } from "../l10n/text.ts";
import { Door, DoorForm } from "./door.tsx";

const fields = ["username", "full_name", "email"] as const;

export const Page = () => {
  const { site } = useSession();
  const [values, setValues] = useState({ username: "", full_name: "", email: "" });
  const send = () => client.accounts.register({ body: values }).orThrow();
  const register = useMutation({ mutationFn: send });
  const again = useMutation({ mutationFn: send });
  const closed = site.registration === "off" || site.registration === "invitation";
  const rest = beyondFields(register.error, fields);
  const ways = (
    <p>{rich("account-have-one", { enter: <Link href="/account/sign-in/">{t("account-sign-in")}</Link> })}</p>
  );
  if (closed)
    return (
      <Door title={t("account-sign-up")} ways={ways}>
        <Note title={t("account-closed")}>{t("account-closed-about")}</Note>
      </Door>
    );
  if (register.isSuccess)
    return (
      <Door title={t("account-look-into-mail")} ways={ways}>
        <Note
          kind="done"
          alert
          title={rich("account-mail-sent", { mail: <bdi>{values.email}</bdi> })}
          actions={
            <Button small busy={again.isPending} disabled={again.isSuccess} onClick={() => again.mutate()}>
              {again.isSuccess ? t("account-mail-sent-again") : t("account-mail-again")}
            </Button>
          }
        >
          {t("account-mail-sent-about")}
        </Note>
        {again.isError ? <FailureNote error={again.error} /> : null}
      </Door>
    );
  return (
    <Door title={t("account-sign-up")} about={t("account-to-site", { site: new URL(site.url).host })} ways={ways}>
      <DoorForm onSend={() => register.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`account-field-${field}`)}
            hint={field === "full_name" ? t("account-full-name-hint") : undefined}
            type={field === "email" ? "email" : "text"}
            autoComplete={{ username: "username", full_name: "name", email: "email" }[field]}
            autoCapitalize={field === "full_name" ? "words" : "none"}
            spellCheck={false}
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            errors={messagesOf(register.error, field)}
          />
        ))}
        <Button type="submit" look="main" busy={register.isPending}>
          {t("account-create")}
        </Button>
      </DoorForm>
    </Door>
  );
};
