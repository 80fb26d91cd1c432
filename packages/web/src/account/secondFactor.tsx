/** The second thing that a sign-in asks for: a code of an app, a passkey, or one of the codes kept for bad days. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { messagesOf } from "../api/failures.ts";
import { sessionQuery } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { TextField } from "../kit/field.tsx";
import { t } from "../l10n/text.ts";
import { Door, DoorForm, Or, Ways } from "./door.tsx";
import { useEntering } from "./entering.ts";
import { passkeysWork, showPasskey, wasDeclined } from "./passkeys.ts";

export const SecondFactor = ({ methods }: { readonly methods: readonly string[] }) => {
  const enter = useEntering();
  const queries = useQueryClient();
  const [code, setCode] = useState("");
  const [recovering, setRecovering] = useState(!methods.includes("totp"));
  const byCode = useMutation({
    mutationFn: () => client.signIn.secondFactor({ body: { code } }).orThrow(),
    onSuccess: enter,
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const response = await showPasskey(await client.signIn.passkeyOptions().orThrow());
      return client.signIn.secondFactor({ body: { response } }).orThrow();
    },
    onSuccess: enter,
  });
  const leave = useMutation({
    mutationFn: () => client.session.signOut().orThrow(),
    onSuccess: () => queries.invalidateQueries(sessionQuery),
  });
  const failed = byCode.error ?? (wasDeclined(byPasskey.error) ? null : byPasskey.error);
  return (
    <Door title={t("account-second")} about={t("account-second-about")}>
      {methods.includes("passkey") && passkeysWork() ? (
        <>
          <Ways>
            <Button icon="key" busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
              {t("account-use-passkey")}
            </Button>
          </Ways>
          <Or />
        </>
      ) : null}
      <DoorForm onSend={() => byCode.mutate()}>
        {failed === null ? null : <FailureNote error={failed} />}
        <TextField
          label={recovering ? t("account-recovery-code") : t("account-app-code")}
          hint={recovering ? t("account-recovery-code-hint") : t("account-app-code-hint")}
          autoComplete="one-time-code"
          inputMode={recovering ? "text" : "numeric"}
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
          errors={messagesOf(byCode.error, "code")}
        />
        <Button type="submit" look="main" busy={byCode.isPending}>
          {t("account-go-on")}
        </Button>
      </DoorForm>
      <Ways>
        {methods.includes("totp") ? (
          <Button
            look="bare"
            onClick={() => {
              setRecovering(!recovering);
              setCode("");
            }}
          >
            {recovering ? t("account-use-app") : t("account-use-recovery")}
          </Button>
        ) : null}
        <Button look="bare" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t("account-another")}
        </Button>
      </Ways>
    </Door>
  );
};
