/** What the list of changes is narrowed by. */
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { languagesQuery } from "../api/languages.ts";
import { componentNamesQuery, projectsQuery } from "../api/projects.ts";
import { Button } from "../kit/button.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { formatLanguage } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { type ChangeFilter, lookedFor, readFilter } from "./filter.ts";
import { peopleQuery } from "./queries.ts";
import styles from "./changesPage.module.css";

interface ChangeFiltersProps {
  readonly filter: ChangeFilter;
  readonly onShow: (change: Partial<ChangeFilter>) => void;
}

/** What is written is taken when it is sent; what is chosen, at once. */
const days = ["after", "before"] as const;

export const ChangeFilters = ({ filter, onShow }: ChangeFiltersProps) => {
  const { project, component, language, user, action } = filter;
  const people = useId();
  const { data: projects } = useQuery(projectsQuery);
  const { data: components } = useQuery({ ...componentNamesQuery(project ?? ""), enabled: project !== undefined });
  const { data: languages = [] } = useQuery(languagesQuery);
  const { data: doers } = useQuery(peopleQuery({ project, component, language }, {}));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const written = (name: string) => String(given.get(name) ?? "").trim() || undefined;
    onShow({ user: written("user"), after: written("after"), before: written("before") });
  };
  return (
    <form className={styles["filters"]} role="search" aria-label={t("activity-filters")} onSubmit={send}>
      <SelectField
        label={t("activity-project")}
        value={project ?? ""}
        onChange={(event) => onShow({ project: event.target.value || undefined, component: undefined })}
      >
        <option value="">{t("activity-any-project")}</option>
        {optionsOf(projects?.results.map(({ slug, name }) => [slug, name]) ?? [], project)}
      </SelectField>
      {project === undefined ? null : (
        <SelectField
          label={t("activity-component")}
          value={component ?? ""}
          onChange={(event) => onShow({ component: event.target.value || undefined })}
        >
          <option value="">{t("activity-any-component")}</option>
          {optionsOf(components?.map(({ path, name }) => [path, name]) ?? [], component)}
        </SelectField>
      )}
      <SelectField
        label={t("activity-language")}
        value={language ?? ""}
        onChange={(event) => onShow({ language: event.target.value || undefined })}
      >
        <option value="">{t("activity-any-language")}</option>
        {optionsOf(
          languages.map(({ code, name }) => [code, formatLanguage({ code, name })]),
          language,
        )}
      </SelectField>
      <SelectField
        label={t("activity-action")}
        value={action ?? ""}
        onChange={(event) => onShow({ action: readFilter(`action=${event.target.value}`).action })}
      >
        <option value="">{t("activity-any-action")}</option>
        {lookedFor.map((each) => (
          <option key={each} value={each}>
            {t(`activity-did-${each}`)}
          </option>
        ))}
      </SelectField>
      {days.map((each) => (
        <TextField
          key={`${each} ${filter[each]}`}
          label={t(`activity-${each}`)}
          type="date"
          name={each}
          defaultValue={filter[each] ?? ""}
        />
      ))}
      <TextField
        key={`user ${user}`}
        label={t("activity-user")}
        name="user"
        list={people}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={user ?? ""}
      />
      <datalist id={people}>
        {doers?.results.map(({ username, full_name }) => (
          <option key={username} value={username} label={full_name} />
        ))}
      </datalist>
      <Button type="submit">{t("activity-show")}</Button>
    </form>
  );
};

/** Names as people gave them; what is chosen is there, also before the rest is. */
const optionsOf = (options: readonly (readonly [value: string, name: string])[], chosen: string | undefined) => [
  ...options.map(([value, name]) => (
    <option key={value} value={value} lang="">
      {name}
    </option>
  )),
  ...(chosen === undefined || options.some(([value]) => value === chosen)
    ? []
    : [
        <option key={chosen} value={chosen} lang="">
          {chosen}
        </option>,
      ]),
];
