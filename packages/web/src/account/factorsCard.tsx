/** Second factors: an app for codes, and the codes for the day when the app is lost. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { beyondFields, messagesOf } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Form } from "../kit/form.tsx";
import { TextField } from "../kit/field.tsx";
import { SecretOnce } from "../kit/secretOnce.tsx";
import { State } from "../kit/state.tsx";
import { t } from "../l10n/text.ts";
import { factorsQuery } from "./queries.ts";
import { ProofField, useProof } from "./proof.tsx";
import styles from "./account.module.css";

export const FactorsCard = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(factorsQuery(username));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const proof = useProof();
  const { body } = proof;
  const refresh = () => {
    proof.setCode("");
    return queries.invalidateQueries({ queryKey: ["account", username] });
  };
  const propose = useMutation({ mutationFn: () => client.factors.propose({ username, body }).orThrow() });
  const renew = useMutation({
    mutationFn: () => client.factors.renewCodes({ username, body }).orThrow(),
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes);
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => client.factors.remove({ username, body }).orThrow(),
    onSuccess: refresh,
  });
  const error = propose.error ?? renew.error ?? remove.error;
  const rest = beyondFields(error, ["code"]);
  return (
    <Card
      title={t("account-factors")}
      aside={
        <State state={data.enabled ? "translated" : "untranslated"}>
          {data.enabled ? t("account-factors-on") : t("account-factors-off")}
        </State>
      }
    >
      <p>{t("account-factors-about", { codes: data.recovery_codes })}</p>
      {codes === null ? null : <SecretOnce title={t("account-recovery-codes")} secret={codes.join("\n")} />}
      {rest === undefined ? null : <FailureNote error={rest} />}
      <ProofField proof={proof} error={error} className={styles["narrow"]} />
      <div className={styles["line"]}>
        {data.enabled ? (
          <>
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              {t("account-recovery-renew")}
            </Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t("account-factors-remove")}
            </Button>
          </>
        ) : (
          <Button busy={propose.isPending} onClick={() => propose.mutate()}>
            {t("account-factors-set-up")}
          </Button>
        )}
      </div>
      {propose.isSuccess && !data.enabled ? (
        <Enrol
          username={username}
          enrolment={propose.data}
          onClose={() => propose.reset()}
          onDone={(shown) => {
            setCodes(shown);
            propose.reset();
            void refresh();
          }}
        />
      ) : null}
    </Card>
  );
};

interface EnrolProps {
  readonly username: string;
  readonly enrolment: { readonly secret: string; readonly qr: { readonly size: number; readonly path: string } };
  readonly onClose: () => void;
  /** With the recovery codes, where there were none before. */
  readonly onDone: (codes: readonly string[] | null) => void;
}

const Enrol = ({ username, enrolment: { secret, qr }, onClose, onDone }: EnrolProps) => {
  const [code, setCode] = useState("");
  const confirm = useMutation({
    mutationFn: () => client.factors.confirm({ username, body: { code } }).orThrow(),
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  const rest = beyondFields(confirm.error, ["code"]);
  return (
    <Dialog title={t("account-factors-set-up")} onClose={onClose}>
      <p>{t("account-scan")}</p>
      <svg className={styles["qr"]} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("account-qr")}>
        <path d={qr.path} />
      </svg>
      <p>
        {t("account-or-type")} <code className={styles["secret"]}>{secret}</code>
      </p>
      <Form className={styles["form"]} onSend={() => confirm.mutate()}>
        {rest === undefined ? null : <FailureNote error={rest} />}
        <TextField
          label={t("account-app-code")}
          hint={t("account-app-code-hint")}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          errors={messagesOf(confirm.error, "code")}
        />
        <div>
          <Button type="submit" look="main" busy={confirm.isPending}>
            {t("account-go-on")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
