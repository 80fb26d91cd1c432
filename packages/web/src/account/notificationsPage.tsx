/** Of what one wants to hear by mail, about which projects, and how often. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { client } from "../api/client.ts";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { t } from "../l10n/text.ts";
import { AccountFrame } from "./accountFrame.tsx";
import { digestsOnly, frequencies, frequencyOf, groups, scopes, type Subscribed, type Told } from "./notifications.ts";
import { subscriptionsQuery } from "./queries.ts";
import styles from "./notifications.module.css";

export const Page = () => (
  <AccountFrame title={t("account-notifications")}>{({ username }) => <Choices username={username} />}</AccountFrame>
);

const Choices = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(subscriptionsQuery(username));
  const known: readonly Subscribed[] = data.results;
  const choose = useMutation({
    mutationFn: async ({ id, told }: { readonly id: number | undefined; readonly told: Told }) => {
      if (id === undefined) await client.users.subscribe({ username, body: told }).orThrow();
      else await client.users.changeSubscription({ username, id, body: { frequency: told.frequency } }).orThrow();
    },
    onSettled: () => queries.invalidateQueries(subscriptionsQuery(username)),
  });
  return (
    <>
      {choose.isError ? <FailureNote error={choose.error} /> : null}
      {groups.map(({ id: group, names }) => (
        <Card key={group} flush title={t(`account-news-${group}`)}>
          <div className={styles["grid"]} role="group" aria-label={t(`account-news-${group}`)}>
            <span />
            {scopes.map(({ name }) => (
              <b key={name} aria-hidden="true">
                {t(`account-scope-${name}`)}
              </b>
            ))}
            {names.map((notification) => (
              <Fragment key={notification}>
                <span className={styles["name"]}>{t(`account-news-of-${notification}`)}</span>
                {scopes.map(({ name, value: scope }) => {
                  const { id, frequency } = frequencyOf(known, notification, scope);
                  return (
                    <label key={name} className={styles["cell"]}>
                      <span className={styles["narrow"]}>{t(`account-scope-${name}`)}</span>
                      <select
                        aria-label={`${t(`account-news-of-${notification}`)}: ${t(`account-scope-${name}`)}`}
                        value={frequency}
                        disabled={choose.isPending}
                        onChange={(event) =>
                          choose.mutate({
                            id,
                            told: { notification, scope, frequency: Number(event.target.value) as Told["frequency"] },
                          })
                        }
                      >
                        {frequencies
                          .filter(({ name: each }) => each !== "instant" || !digestsOnly.has(notification))
                          .map(({ name: each, value }) => (
                            <option key={each} value={value}>
                              {t(`account-frequency-${each}`)}
                            </option>
                          ))}
                      </select>
                    </label>
                  );
                })}
              </Fragment>
            ))}
          </div>
        </Card>
      ))}
    </>
  );
};
