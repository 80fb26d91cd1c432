/** What happened to the string, newest first, with what changed in it by words. */
import { useQuery } from "@tanstack/react-query";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { Time } from "../../kit/time.tsx";
import { t } from "../../l10n/text.ts";
import { formsOf } from "../../text/forms.ts";
import { historyQuery } from "../../units/queries.ts";
import { Difference } from "../../kit/difference.tsx";
import type { HelpProps } from "./help.tsx";
import { Line, Pane } from "./pane.tsx";

export const History = ({ editing: { unit, target, may }, handle }: HelpProps) => (
  <Pane asked={useQuery(historyQuery(unit.id))} empty={t("editor-history-none")}>
    {(changes) =>
      changes.map(({ id, action_name, timestamp, old, target: now, user_name: name }) => {
        const [before, after] = [formsOf(old), formsOf(now)];
        return (
          <Line
            key={id}
            head={
              <>
                {name === null ? null : (
                  <>
                    <Avatar small name={name} />
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                  </>
                )}
                <span lang="en">{action_name}</span>
                <Time at={timestamp} />
              </>
            }
            actions={
              may.edit.allowed && after.some((text) => text !== "") ? (
                <Button small look="bare" onClick={() => handle.current?.work.fields.write(after)}>
                  {t("editor-restore")}
                </Button>
              ) : null
            }
          >
            {after.map((text, form) => (
              <p key={form}>
                <Difference before={before[form] ?? ""} after={text} language={target} />
              </p>
            ))}
          </Line>
        );
      })
    }
  </Pane>
);
