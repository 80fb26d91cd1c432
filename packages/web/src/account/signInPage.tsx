/** Signing in: by a passkey, by an account elsewhere, or by a password; then a second factor where one is asked for. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import { base, client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { useSession } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Note } from "../kit/note.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { rich, t } from "../l10n/text.ts";
import { Door, DoorForm, ExternalWay, Or, Ways } from "./door.tsx";
import { useEntering } from "./entering.ts";
import { localPath } from "./model.ts";
import { passkeysWork, showPasskey, wasDeclined } from "./passkeys.ts";
import { SecondFactor } from "./secondFactor.tsx";

export const Page = () => {
  const session = useSession();
  if (session.site.sign_in === "host")
    return (
      <Door title={t("account-sign-in")}>
        <Note title={t("account-by-host")}>{t("account-by-host-about")}</Note>
      </Door>
    );
  return session.stage === "second-factor" ? (
    <SecondFactor methods={session.second_factor?.methods ?? []} />
  ) : (
    <FirstFactor />
  );
};

const FirstFactor = () => {
  const { site } = useSession();
  const enter = useEntering();
  const [query] = useSearchParams();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const signIn = useMutation({
    mutationFn: () => client.session.signIn({ body: { username, password } }).orThrow(),
    onSuccess: enter,
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const response = await showPasskey(await client.signIn.passkeyOptions().orThrow());
      return client.signIn.passkey({ body: { response } }).orThrow();
    },
    onSuccess: enter,
  });
  const next = localPath(query.get("next"), location.origin);
  const offersPasskeys = site.passkeys && passkeysWork();
  const failed = signIn.error ?? (wasDeclined(byPasskey.error) ? null : byPasskey.error);
  return (
    <Door
      title={t("account-sign-in")}
      about={t("account-to-site", { site: new URL(site.url).host })}
      ways={site.registration === "off" ? undefined : <NoAccount open={site.registration !== "invitation"} />}
    >
      {offersPasskeys || site.providers.length > 0 ? (
        <>
          <Ways>
            {offersPasskeys ? (
              <Button icon="key" busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
                {t("account-use-passkey")}
              </Button>
            ) : null}
            {site.providers.map(({ id, name }) => (
              <ExternalWay
                key={id}
                href={`${base}/accounts/login/${encodeURIComponent(id)}/?next=${encodeURIComponent(next)}`}
              >
                <Icon name="globe" /> {rich("account-continue-with", { name: <bdi>{name}</bdi> })}
              </ExternalWay>
            ))}
          </Ways>
          <Or />
        </>
      ) : null}
      <DoorForm onSend={() => signIn.mutate()}>
        {failed === null ? null : <FailureNote error={beyondFields(failed, ["username", "password"]) ?? failed} />}
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
