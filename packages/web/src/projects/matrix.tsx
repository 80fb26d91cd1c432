/** Languages by components: how far each is, in words and as a bar. On a telephone each language is a card. */
import type { MatrixCell, MatrixComponentPage } from "@dragoman/client";
import { Link } from "wouter";
import { ButtonLink } from "../kit/button.tsx";
import { ProgressBar } from "../kit/progressBar.tsx";
import { State } from "../kit/state.tsx";
import { formatNumber, formatPercent } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { LanguageName } from "./languageName.tsx";
import { barOf, cellOf, percentOf } from "./model.ts";
import styles from "./matrix.module.css";

export const Matrix = ({ project, page }: { readonly project: string; readonly page: MatrixComponentPage }) => (
  <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={t("projects-matrix")}>
    <table className={styles["matrix"]}>
      <thead>
        <tr>
          <th scope="col">{t("projects-language")}</th>
          {page.results.map(({ path, name }) => (
            <th key={path} scope="col">
              <Link href={`/projects/${project}/${path}/`}>
                <bdi>{name}</bdi>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.languages.map((language) => (
          <tr key={language.code}>
            <th scope="row">
              <Link href={`/projects/${project}/-/${language.code}/`}>
                <LanguageName {...language} />
              </Link>
            </th>
            {page.results.map((component) => (
              <td key={component.path} data-of={component.name}>
                <Cell
                  cell={cellOf(component, language.code)}
                  href={`/projects/${project}/${component.path}/${language.code}/`}
                  start={`/projects/${project}/${component.path}/`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface CellProps {
  readonly cell: MatrixCell | undefined;
  readonly href: string;
  /** Where the language is begun. */
  readonly start: string;
}

const Cell = ({ cell, href, start }: CellProps) =>
  cell === undefined ? (
    <ButtonLink look="bare" small icon="add" href={start}>
      {t("projects-start")}
    </ButtonLink>
  ) : cell.total === 0 ? (
    <Link href={href} className={styles["cell"]}>
      <small>{t("projects-cell-empty")}</small>
    </Link>
  ) : (
    <Link href={href} className={styles["cell"]}>
      <span>
        <b>{formatPercent(percentOf(cell))}</b>
        {cell.is_source ? <small>{t("projects-source")}</small> : null}
        {cell.failing === 0 ? null : (
          <State state="failing">
            {formatNumber(cell.failing)}
            <span className="hidden">{t("projects-fail")}</span>
          </State>
        )}
      </span>
      <ProgressBar {...barOf(cell)} />
    </Link>
  );
