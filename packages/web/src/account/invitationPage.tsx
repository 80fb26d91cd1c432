/** An invitation: what it is to, and joining, with an account that one has or a new one. */
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { useSession } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Note } from "../kit/note.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { rich, t } from "../l10n/text.ts";
import { Door, DoorForm, WithCode } from "./door.tsx";
import { useEntering } from "./entering.ts";

export const Page = () => (
  <WithCode title={t("account-invited")} ways={<Link href="/">{t("kit-home")}</Link>}>
    {(code) => <Joining code={code} />}
  </WithCode>
);

const Joining = ({ code }: { readonly code: string }) => {
  const { user, site } = useSession();
  const enter = useEntering();
  const { data: told } = useSuspenseQuery({
    queryKey: ["invitation", code],
    queryFn: ({ signal }) => client.invitations.tell({ body: { code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [values, setValues] = useState({ username: "", full_name: "", password: "" });
  const accept = useMutation({
    mutationFn: () => client.invitations.accept({ body: user === null ? { code, ...values } : { code } }).orThrow(),
    onSuccess: enter,
  });
  if (!told.ok)
    return (
      <Door title={t("account-invited")} ways={<Link href="/">{t("kit-home")}</Link>}>
        <FailureNote error={told.error} />
      </Door>
    );
  const { project, inviter, has_account, email } = told.value;
  const rest = beyondFields(accept.error, ["username", "full_name", "password"]);
  const to = <bdi>{project?.name ?? site.title}</bdi>;
  return (
    <Door
      title={t("account-invited")}
      about={
        inviter === null
          ? rich("account-invited-to", { to })
          : rich("account-invited-by", { to, inviter: <bdi>{inviter}</bdi> })
      }
    >
      <DoorForm onSend={() => accept.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        {user !== null ? (
          <p>{rich("account-join-as", { name: <bdi>{user.username}</bdi> })}</p>
        ) : has_account ? (
          <Note
            title={rich("account-has-one", { mail: <bdi>{email}</bdi> })}
            actions={<Link href="/account/sign-in/">{t("account-sign-in")}</Link>}
          >
            {t("account-has-one-about")}
          </Note>
        ) : (
          <>
            <TextField
              label={t("account-field-username")}
              autoComplete="username"
              autoCapitalize="none"
              value={values.username}
              onChange={(event) => setValues({ ...values, username: event.target.value })}
              errors={messagesOf(accept.error, "username")}
            />
            <TextField
              label={t("account-field-full_name")}
              hint={t("account-full-name-hint")}
              autoComplete="name"
              value={values.full_name}
              onChange={(event) => setValues({ ...values, full_name: event.target.value })}
              errors={messagesOf(accept.error, "full_name")}
            />
            <PasswordField
              label={t("account-password")}
              hint={t("account-password-hint")}
              autoComplete="new-password"
              value={values.password}
              onChange={(event) => setValues({ ...values, password: event.target.value })}
              errors={messagesOf(accept.error, "password")}
            />
          </>
        )}
        {user === null && has_account ? null : (
          <Button type="submit" look="main" busy={accept.isPending}>
            {t("account-join")}
          </Button>
        )}
      </DoorForm>
    </Door>
  );
};
