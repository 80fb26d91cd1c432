/** Beginning a language in a component. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { languagesQuery } from "../api/languages.ts";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { LanguagePick } from "../kit/languagePick.tsx";
import { say } from "../kit/toast.tsx";
import { t } from "../l10n/text.ts";

interface AddLanguageProps {
  readonly project: string;
  readonly component: string;
  /** Codes of languages that are there already. */
  readonly here: readonly string[];
}

export const AddLanguage = ({ project, component, here }: AddLanguageProps) => {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(languagesQuery);
  const add = useMutation({
    mutationFn: (code: string) =>
      client.components.addTranslation({ project, component, body: { language_code: code } }).orThrow(),
    onSuccess: () => {
      say(t("projects-language-added"));
      return queries.invalidateQueries();
    },
  });
  return (
    <Card title={t("projects-add-language")}>
      {add.isError ? <FailureNote error={add.error} /> : null}
      <LanguagePick
        label={t("projects-language")}
        action={t("projects-start")}
        languages={data.filter(({ code }) => !here.includes(code))}
        busy={add.isPending}
        onPick={add.mutate}
      />
    </Card>
  );
};
