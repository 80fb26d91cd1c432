/** Accounts elsewhere by which one signs in here. */
import type { SessionState } from "@dragoman/client";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { t } from "../l10n/text.ts";
import { identitiesQuery } from "./queries.ts";
import styles from "./account.module.css";

interface IdentitiesCardProps {
  readonly username: string;
  readonly providers: SessionState["site"]["providers"];
}

export const IdentitiesCard = ({ username, providers }: IdentitiesCardProps) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(identitiesQuery(username));
  const tie = useMutation({
    mutationFn: (provider: string) =>
      client.identities.link({ username, body: { provider, next: "/account/security/" } }).orThrow(),
    onSuccess: ({ url }) => location.assign(url),
  });
  const untie = useMutation({
    mutationFn: (id: number) => client.identities.unlink({ username, id, body: {} }).orThrow(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["account", username] }),
  });
  const error = tie.error ?? untie.error;
  return (
    <Card flush title={t("account-identities")}>
      {error === null ? null : <FailureNote error={error} />}
      <Lines>
        {providers.map(({ id, name }) => {
          const own = data.results.find(({ provider }) => provider === id);
          return (
            <li key={id} className={styles["session"]}>
              <div>
                <bdi>{name}</bdi>
                {own === undefined ? null : (
                  <div className={styles["facts"]}>
                    <bdi>{own.label}</bdi>
                  </div>
                )}
              </div>
              {own === undefined ? (
                <Button small busy={tie.isPending} onClick={() => tie.mutate(id)}>
                  {t("account-identity-tie")}
                </Button>
              ) : (
                <Button small busy={untie.isPending} onClick={() => untie.mutate(own.id)}>
                  {t("account-remove")}
                </Button>
              )}
            </li>
          );
        })}
      </Lines>
    </Card>
  );
};
