/** What became of strings that upstream and we had both changed: whose text stands, and which is a suggestion now. */
import type { ChangeDetails } from "@dragoman/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { type ComponentPlace, nameIn, pathIn } from "../api/addresses.ts";
import { base } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { Difference } from "../kit/difference.tsx";
import { Pill } from "../kit/pill.tsx";
import { Time } from "../kit/time.tsx";
import { formatLanguage, formatNumber } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { formsOf } from "../text/forms.ts";
import { gaveWayQuery } from "./queries.ts";
import styles from "./repository.module.css";

const step = 10;

export const GaveWay = ({ place }: { readonly place: ComponentPlace }) => {
  const [most, show] = useState(step);
  const { data } = useQuery({ ...gaveWayQuery(place, most), placeholderData: (before) => before });
  if (data === undefined || data.count === 0) return null;
  return (
    <Card
      flush
      title={t("repository-gave-way")}
      aside={<Pill>{formatNumber(data.count)}</Pill>}
      footer={
        data.count > data.results.length ? (
          <Button small look="bare" onClick={() => show(most + step)}>
            {t("repository-gave-way-more")}
          </Button>
        ) : undefined
      }
    >
      <Lines>
        {data.results.map((change) => (
          <li key={change.id} className={styles["planned"]}>
            <Met change={change} />
          </li>
        ))}
      </Lines>
    </Card>
  );
};

const Met = ({ change }: { readonly change: ChangeDetails }) => {
  const { source, context, target, gave_way: gaveWay, author, web_url: address, timestamp } = change;
  const language = { code: change.language?.code ?? "und", name: change.language?.name ?? "" };
  const name = source?.[0] ?? context ?? "";
  const who = author === null ? undefined : nameIn(author);
  return (
    <>
      <span className={styles["line"]}>
        <Pill>{formatLanguage(language)}</Pill>
        <bdi className={styles["grow"]} dir="auto">
          {address === null ? name : <Link href={pathIn(base, address)}>{name}</Link>}
        </bdi>
        <Pill kind={gaveWay?.to === "ours" ? "accent" : "warn"}>
          {t(`repository-gave-way-to-${gaveWay?.to ?? "upstream"}`)}
        </Pill>
        <small>
          <Time at={timestamp} />
        </small>
      </span>
      <Difference
        before={formsOf(target).join("\n")}
        after={formsOf(gaveWay?.kept ?? "").join("\n")}
        language={{ code: language.code, direction: change.language?.direction ?? "auto" }}
      />
      <small className={styles["muted"]}>
        {gaveWay?.to === "upstream" && who !== undefined && who !== "anonymous"
          ? t("repository-gave-way-suggested-by", { who })
          : t("repository-gave-way-suggested")}
      </small>
    </>
  );
};
