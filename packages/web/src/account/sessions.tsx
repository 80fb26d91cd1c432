/** Where one is signed in; each place can be signed out from here. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Pill } from "../kit/pill.tsx";
import { Time } from "../kit/time.tsx";
import { rich, t } from "../l10n/text.ts";
import { deviceOf } from "./model.ts";
import { sessionsQuery } from "./queries.ts";
import styles from "./account.module.css";

export const Sessions = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(sessionsQuery(username));
  const end = useMutation({
    mutationFn: (id: number | "others") =>
      id === "others"
        ? client.accountSessions.endOthers({ username }).orThrow()
        : client.accountSessions.end({ username, id }).orThrow(),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["account", username] }),
  });
  const others = data.results.some(({ current }) => !current);
  return (
    <Card
      flush
      title={t("account-sessions")}
      aside={
        others ? (
          <Button small busy={end.isPending} onClick={() => end.mutate("others")}>
            {t("account-sessions-end-others")}
          </Button>
        ) : undefined
      }
    >
      {end.isError ? <FailureNote error={end.error} /> : null}
      {data.results.length === 0 ? <Empty icon="user" title={t("account-sessions-none")} /> : null}
      <Lines>
        {data.results.map((session) => (
          <li key={session.id} className={styles["session"]}>
            <div>
              <div>
                {deviceOf(session.user_agent) ?? t("account-device-unknown")}{" "}
                {session.current ? <Pill kind="done">{t("account-session-this")}</Pill> : null}
              </div>
              <div className={styles["facts"]}>
                {rich("account-session-facts", { time: <Time at={session.last_used} /> }, { address: session.address })}
              </div>
            </div>
            {session.current ? null : (
              <Button small busy={end.isPending} onClick={() => end.mutate(session.id)}>
                {t("account-session-end")}
              </Button>
            )}
          </li>
        ))}
      </Lines>
    </Card>
  );
};
