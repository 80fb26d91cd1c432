/** Signing in: by a passkey, by an account elsewhere, or by a password; then a second factor where one is asked for. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { takeSession, useSession } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { rich, t } from "../l10n/text.ts";
import { Door, DoorForm } from "./door.tsx";
import { localPath } from "./model.ts";

export const Page = () => {
  const { site } = useSession();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    mutationFn: () => client.session.signIn({ body: { username, password } }).orThrow(),
    onSuccess: (session) => {
      takeSession(queries, session);
      navigate(localPath(query.get("next"), location.origin), { replace: true });
    },
  });
  return (
    <Door
      title={t("account-sign-in")}
      about={t("account-to-site", { site: new URL(site.url).host })}
      ways={site.registration === "off" ? undefined : <NoAccount open={site.registration !== "invitation"} />}
    >
      <DoorForm onSend={() => signIn.mutate()}>
        {signIn.isError ? (
          <FailureNote error={beyondFields(signIn.error, ["username", "password"]) ?? signIn.error} />
        ) : null}
        <TextField
          label={t("account-name-or-mail")}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          errors={messagesOf(signIn.error, "username")}
        />
        <PasswordField
          label={t("account-password")}
          autoComplete="current-password"
          required
          aside={site.mail ? <Link href="/account/reset/">{t("account-forgotten")}</Link> : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          errors={messagesOf(signIn.error, "password")}
        />
        <Button type="submit" look="main" busy={signIn.isPending}>
          {t("account-sign-in")}
        </Button>
      </DoorForm>
    </Door>
  );
};

const NoAccount = ({ open }: { readonly open: boolean }) => (
  <p>
    {open
      ? rich("account-none-open", {
          create: <Link href="/account/sign-up/">{t("account-create-one")}</Link>,
          look: <Link href="/projects/">{t("account-look-around")}</Link>,
        })
      : rich("account-none-invitation", { look: <Link href="/projects/">{t("account-look-around")}</Link> })}
  </p>
);
