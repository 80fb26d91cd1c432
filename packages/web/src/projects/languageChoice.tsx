/** Which language is looked at; kept in the address. */
import { useSearchParams } from "wouter";
import { QuietSelect } from "../kit/quietSelect.tsx";
import { t } from "../l10n/text.ts";
import styles from "./projects.module.css";

interface LanguageChoiceProps {
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly chosen: string;
}

export const LanguageChoice = ({ languages, chosen }: LanguageChoiceProps) => {
  const [, setQuery] = useSearchParams();
  return (
    <QuietSelect
      aria-label={t("projects-language")}
      className={styles["choice"]}
      value={chosen}
      onChange={(event) => {
        const { value } = event.target;
        setQuery((query) => {
          query.set("language", value);
          return query;
        });
      }}
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code} lang="en">
          {name}
        </option>
      ))}
    </QuietSelect>
  );
};
