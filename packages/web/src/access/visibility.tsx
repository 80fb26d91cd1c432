/** Who sees a project, chosen among four ways that are told in words. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";
import { type Level, levels } from "./model.ts";
import { visibilityQuery } from "./queries.ts";
import styles from "./access.module.css";

export const Visibility = ({ project }: { readonly project: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(visibilityQuery(project));
  const [chosen, setChosen] = useState<Level>();
  const level = chosen ?? data.access_control;
  const save = useMutation({
    mutationFn: () => client.projectAccess.setAccess({ project, body: { access_control: level } }).orThrow(),
    onSuccess: async (saved) => {
      queries.setQueryData(visibilityQuery(project).queryKey, saved);
      setChosen(undefined);
      say(t("access-saved"));
      // Projects get the teams that go with it.
      await queries.invalidateQueries({ queryKey: ["teams"] });
    },
  });
  return (
    <Card title={t("access-visibility")}>
      <fieldset className={styles["levels"]}>
        <legend className="hidden">{t("access-visibility")}</legend>
        {levels.map((each) => (
          <label key={each} className={styles["level"]}>
            <input
              type="radio"
              name="visibility"
              value={each}
              checked={level === each}
              onChange={() => setChosen(each)}
            />
            <span>
              <strong>{t(`access-level-${each}`)}</strong>
              <span className={styles["about"]}>{t(`access-level-${each}-about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {save.isError ? <FailureNote error={save.error} /> : null}
      {level === data.access_control ? null : (
        <div>
          <Button look="main" busy={save.isPending} onClick={() => save.mutate()}>
            {t("access-visibility-change")}
          </Button>
        </div>
      )}
    </Card>
  );
};
