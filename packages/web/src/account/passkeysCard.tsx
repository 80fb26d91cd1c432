/** Passkeys: keys in a device or in a manager of passwords, which sign in without a password. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { beyondFields } from "../api/failures.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SecretOnce } from "../kit/secretOnce.tsx";
import { Time } from "../kit/time.tsx";
import { rich, t } from "../l10n/text.ts";
import { deviceOf } from "./model.ts";
import { makePasskey, passkeysWork, wasDeclined } from "./passkeys.ts";
import { passkeysQuery } from "./queries.ts";
import { ProofField, useProof } from "./proof.tsx";
import styles from "./account.module.css";

export const PasskeysCard = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(passkeysQuery(username));
  const proof = useProof();
  const { body } = proof;
  const refresh = () => {
    proof.setCode("");
    return queries.invalidateQueries({ queryKey: ["account", username] });
  };
  const add = useMutation({
    mutationFn: async () => {
      const response = await makePasskey(await client.passkeys.options({ username, body }).orThrow());
      const name = deviceOf(navigator.userAgent) ?? t("account-passkey");
      return client.passkeys.create({ username, body: { name, response } }).orThrow();
    },
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: number) => client.passkeys.remove({ username, id, body }).orThrow(),
    onSuccess: refresh,
  });
  const error = (wasDeclined(add.error) ? null : add.error) ?? remove.error;
  const rest = beyondFields(error, ["code"]);
  const codes = add.data?.recovery_codes ?? null;
  return (
    <Card
      flush
      title={t("account-passkeys")}
      aside={
        passkeysWork() ? (
          <Button small icon="add" busy={add.isPending} onClick={() => add.mutate()}>
            {t("account-passkey-add")}
          </Button>
        ) : undefined
      }
    >
      {rest === undefined ? null : <FailureNote error={rest} />}
      {codes === null ? null : <SecretOnce title={t("account-recovery-codes")} secret={codes.join("\n")} />}
      <ProofField proof={proof} error={error} className={styles["inset"]} />
      {data.results.length === 0 ? (
        <Empty icon="key" title={t("account-passkeys-none")}>
          {t("account-passkeys-none-about")}
        </Empty>
      ) : null}
      <Lines>
        {data.results.map(({ id, name, created, last_used }) => (
          <li key={id} className={styles["session"]}>
            <div>
              <bdi>{name}</bdi>
              <div className={styles["facts"]}>
                {last_used === null
                  ? rich("account-passkey-made", { time: <Time at={created} /> })
                  : rich("account-passkey-used", { time: <Time at={last_used} /> })}
              </div>
            </div>
            <Button small busy={remove.isPending} onClick={() => remove.mutate(id)}>
              {t("account-remove")}
            </Button>
          </li>
        ))}
      </Lines>
    </Card>
  );
};
