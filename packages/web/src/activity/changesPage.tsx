/** Who did what, newest first; what is shown lives in the address. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { Button, ButtonLink } from "../kit/button.tsx";
import { Card } from "../kit/card.tsx";
import { Empty } from "../kit/empty.tsx";
import { SelectField, TextField } from "../kit/field.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { Shapes } from "../kit/shapes.tsx";
import { t } from "../l10n/text.ts";
import { ChangeList } from "./changeList.tsx";
import { type ChangeFilter, lookedFor, readFilter, writeFilter } from "./filter.ts";
import { changesOnPage, changesQuery } from "./queries.ts";
import styles from "./changesPage.module.css";

export const Page = () => {
  const filter = readFilter(useSearch());
  const [, navigate] = useLocation();
  // What was shown stays until the next comes: the form keeps the focus.
  const { data } = useQuery({ ...changesQuery(filter), placeholderData: keepPreviousData, throwOnError: true });
  const show = (change: Partial<ChangeFilter>) => navigate(writeFilter({ ...filter, page: 1, ...change }));
  const place = [filter.project, filter.component, filter.language].filter((part) => part !== undefined).join("/");
  return (
    <Frame
      title={t("activity-changes")}
      about={place === "" ? undefined : <bdi>{place}</bdi>}
      crumbs={filter.project === undefined ? [] : [{ label: filter.project, href: `/projects/${filter.project}/` }]}
    >
      <form
        className={styles["filters"]}
        onSubmit={(event) => {
          event.preventDefault();
          show({ user: String(new FormData(event.currentTarget).get("user") ?? "").trim() || undefined });
        }}
      >
        <SelectField
          label={t("activity-action")}
          value={filter.action ?? ""}
          onChange={(event) => show({ action: readFilter(`action=${event.target.value}`).action })}
        >
          <option value="">{t("activity-any-action")}</option>
          {lookedFor.map((action) => (
            <option key={action} value={action}>
              {t(`activity-did-${action}`)}
            </option>
          ))}
        </SelectField>
        <TextField key={filter.user} label={t("activity-user")} name="user" defaultValue={filter.user ?? ""} />
        <Button type="submit">{t("activity-show")}</Button>
      </form>
      <Card flush>
        {data === undefined ? (
          <Shapes lines={6} />
        ) : data.results.length === 0 ? (
          <Empty
            icon="clock"
            title={t("activity-nothing")}
            action={<ButtonLink href="/changes/">{t("activity-show-all")}</ButtonLink>}
          />
        ) : (
          <ChangeList changes={data.results} language={filter.language} />
        )}
      </Card>
      {data !== undefined && data.count > changesOnPage ? (
        <nav className={styles["pages"]} aria-label={t("activity-pages")}>
          {filter.page === 1 ? null : (
            <ButtonLink icon="back" href={writeFilter({ ...filter, page: filter.page - 1 })}>
              {t("activity-newer")}
            </ButtonLink>
          )}
          {data.next === null ? null : (
            <ButtonLink icon="forward" href={writeFilter({ ...filter, page: filter.page + 1 })}>
              {t("activity-older")}
            </ButtonLink>
          )}
        </nav>
      ) : null}
    </Frame>
  );
};
