/** Who has not said which languages they know is asked: without them nothing can wait for anybody. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { languagesQuery } from "../api/languages.ts";
import { sessionQuery } from "../api/session.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { LanguagePick } from "../kit/languagePick.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { spokenOf } from "./model.ts";
import styles from "./projects.module.css";

export const AskLanguages = ({ username }: { readonly username: string }) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(languagesQuery);
  const save = useMutation({
    mutationFn: (code: string) => client.profiles.change({ username, body: { languages: [code] } }).orThrow(),
    onSuccess: () => queries.invalidateQueries(sessionQuery),
  });
  const likely = spokenOf(navigator.languages, data);
  return (
    <Card title={t("projects-ask-languages")}>
      {save.isError ? <FailureNote error={save.error} /> : null}
      <p>{t("projects-ask-languages-about")}</p>
      {likely.length === 0 ? null : (
        <div className={styles["likely"]}>
          {likely.map((language) => (
            <Button key={language.code} icon="add" busy={save.isPending} onClick={() => save.mutate(language.code)}>
              <bdi>{formatLanguage(language)}</bdi>
            </Button>
          ))}
        </div>
      )}
      <div className={styles["narrow"]}>
        <LanguagePick
          label={likely.length === 0 ? t("projects-language") : t("projects-ask-another")}
          action={t("kit-add")}
          languages={data}
          busy={save.isPending}
          onPick={save.mutate}
        />
      </div>
    </Card>
  );
};
