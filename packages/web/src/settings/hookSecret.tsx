/** The secret of a project's hooks: made here and shown once, or taken from a forge that makes its own; replaced, removed. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Confirm } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { FormRow } from "../kit/form.tsx";
import { PasswordField } from "../kit/passwordField.tsx";
import { SecretOnce } from "../kit/secretOnce.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { hookSecretQuery } from "./queries.ts";
import styles from "./settings.module.css";

/** 256 bits, in digits that every form takes. */
const newSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

interface HookSecretProps {
  readonly project: string;
  /** Whether there is one. */
  readonly set: boolean;
}

export const HookSecret = ({ project, set }: HookSecretProps) => {
  const queries = useQueryClient();
  const [given, setGiven] = useState("");
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<"replace" | "remove">();
  const keep = useMutation({
    mutationFn: (secret: string) => client.hooks.setSecret({ project, body: { secret } }).orThrow(),
    onSuccess: async (_, secret) => {
      setMade(secret === "" || secret === given ? undefined : secret);
      if (secret === given) say(t("settings-saved"));
      setGiven("");
      await queries.invalidateQueries(hookSecretQuery(project));
    },
    // What is wrong is said at the form, and not behind a dialog.
    onSettled: () => setAsked(undefined),
  });
  const send = () => keep.mutate(given === "" ? newSecret() : given);
  const rest = beyondFields(keep.error, ["secret"]);
  return (
    <>
      {made === undefined ? null : <SecretOnce title={t("settings-hooks-made")} secret={made} />}
      {rest === undefined ? null : <FailureNote error={rest} />}
      <FormRow onSend={() => (set ? setAsked("replace") : send())}>
        <PasswordField
          label={t("settings-hooks-given")}
          value={given}
          dir="ltr"
          autoComplete="off"
          errors={messagesOf(keep.error, "secret")}
          onChange={(event) => setGiven(event.target.value)}
        />
        <Button type="submit" busy={keep.isPending}>
          {given === "" ? t(set ? "settings-hooks-make-anew" : "settings-hooks-make") : t("settings-hooks-keep")}
        </Button>
        {set ? (
          <Button look="bare" onClick={() => setAsked("remove")}>
            {t("settings-hooks-remove")}
          </Button>
        ) : null}
      </FormRow>
      <p className={styles["hint"]}>{t("settings-hooks-given-about")}</p>
      {asked === undefined ? null : (
        <Confirm
          title={t(`settings-hooks-${asked}`)}
          action={t(`settings-hooks-${asked}`)}
          danger
          busy={keep.isPending}
          onConfirm={() => (asked === "remove" ? keep.mutate("") : send())}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`settings-hooks-${asked}-about`)}</p>
        </Confirm>
      )}
    </>
  );
};
