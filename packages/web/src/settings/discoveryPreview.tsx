/** What component discovery would make and take away by the settings as they are typed. */
import type { DiscoveryPreview as Preview } from "@dragoman/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../kit/button.tsx";
import { Card, Lines } from "../kit/card.tsx";
import { FailureNote } from "../kit/failureNote.tsx";
import { Note } from "../kit/note.tsx";
import { Pill } from "../kit/pill.tsx";
import { t } from "../l10n/text.ts";
import type { Values } from "./model.ts";
import styles from "./settings.module.css";

interface DiscoveryPreviewProps {
  readonly project: string;
  readonly component: string;
  readonly configuration: Values;
}

export const DiscoveryPreview = ({ project, component, configuration }: DiscoveryPreviewProps) => {
  const [asked, setAsked] = useState("");
  const wanted = JSON.stringify(configuration);
  const look = useMutation({
    mutationFn: () => client.addons.discovery({ project, component, body: { configuration } }).orThrow(),
    onMutate: () => setAsked(wanted),
  });
  const found = asked === wanted ? look.data : undefined;
  return (
    <>
      <div>
        <Button icon="eye" busy={look.isPending} onClick={() => look.mutate()}>
          {t("settings-discovery-look")}
        </Button>
      </div>
      {look.isError && asked === wanted ? <FailureNote error={look.error} /> : null}
      {found === undefined ? null : <Found found={found} />}
    </>
  );
};

const Found = ({ found: { created, matched, removed } }: { readonly found: Preview }) => (
  <div role="status" className={styles["found"]} ref={(element) => element?.scrollIntoView({ block: "nearest" })}>
    {created.length + matched.length + removed.length === 0 ? (
      <Note kind="warn" title={t("settings-discovery-none")} />
    ) : null}
    {created.length === 0 ? null : (
      <Card flush title={t("settings-discovery-created", { count: created.length })}>
        <Lines>
          {created.map((each) => (
            <li key={each.slug}>
              <strong>
                <bdi>{each.name}</bdi>
              </strong>{" "}
              <code dir="ltr">{each.filemask}</code>
              {each.languages.length === 0 ? null : (
                <p dir="ltr" className={styles["codes"]}>
                  {each.languages.join(", ")}
                </p>
              )}
              {problemsIn(each.problems).map((problem) => (
                <p key={problem} lang="en">
                  <Pill kind="bad">{t("settings-discovery-refused")}</Pill> {problem}
                </p>
              ))}
            </li>
          ))}
        </Lines>
      </Card>
    )}
    <Known title="settings-discovery-matched" all={matched} />
    <Known title="settings-discovery-removed" all={removed} />
  </div>
);

interface KnownProps {
  readonly title: "settings-discovery-matched" | "settings-discovery-removed";
  readonly all: Preview["matched"];
}

const Known = ({ title, all }: KnownProps) =>
  all.length === 0 ? null : (
    <Card flush title={t(title, { count: all.length })}>
      <Lines>
        {all.map(({ slug, name, filemask }) => (
          <li key={slug}>
            <bdi>{name}</bdi> <code dir="ltr">{filemask}</code>
          </li>
        ))}
      </Lines>
    </Card>
  );

const problemsIn = (problems: Preview["created"][number]["problems"]): readonly string[] =>
  Object.values(problems ?? {}).flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
