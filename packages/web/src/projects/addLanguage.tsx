/** Beginning a language in a component. */
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { languagesQuery } from "../api/languages.ts";
import { Button } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { SelectField } from "../kit/field.tsx";
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
  const [code, setCode] = useState("");
  const { data } = useSuspenseQuery(languagesQuery);
  const add = useMutation({
    mutationFn: () => client.components.addTranslation({ project, component, body: { language_code: code } }).orThrow(),
    onSuccess: () => {
      setCode("");
      say(t("projects-language-added"));
      return queries.invalidateQueries();
    },
  });
  return (
    <Card title={t("projects-add-language")}>
      {add.isError ? <FailureNote error={add.error} /> : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== "") add.mutate();
        }}
      >
        <SelectField
          label={t("projects-language")}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          aside={
            <Button type="submit" small icon="add" busy={add.isPending} disabled={code === ""}>
              {t("projects-start")}
            </Button>
          }
        >
          <option value="">{t("projects-choose")}</option>
          {data
            .filter((language) => !here.includes(language.code))
            .map((language) => (
              <option key={language.code} value={language.code} lang="en">
                {`${language.name} (${language.code})`}
              </option>
            ))}
        </SelectField>
      </form>
    </Card>
  );
};
