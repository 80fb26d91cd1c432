/** What is here and what is upstream, with what brings the one to the other. */
import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Icon } from "../kit/icon.tsx";
import { formatList } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";
import { LookFirst } from "./lookFirst.tsx";
import { type Operation, relationOf } from "./model.ts";
import styles from "./repository.module.css";

/** `3 strings and one commit`. */
export const countsOf = (strings: number, commits: number): string =>
  formatList([
    ...(strings === 0 ? [] : [t("repository-strings-count", { count: strings })]),
    ...(commits === 0 ? [] : [t("repository-commits-count", { count: commits })]),
  ]);

interface SidesProps {
  readonly waiting: number;
  readonly outgoing: number;
  readonly incoming: number;
  readonly remote: string | null;
  readonly mayCommit: boolean;
  readonly mayPush: boolean;
  readonly mayUpdate: boolean;
  readonly pushes: boolean;
  readonly planning: boolean;
  readonly busy: boolean;
  readonly onOperation: (operation: Operation) => void;
  readonly onPlan: (operation: Operation) => void;
}

export const Sides = (props: SidesProps) => {
  const { waiting, outgoing, incoming, remote, busy, onOperation, onPlan } = props;
  const relation = relationOf(outgoing, incoming);
  // What has nothing to do is not disabled: who has just pressed it would lose the focus.
  return (
    <div className={styles["sides"]}>
      <Side
        title={t("repository-here")}
        big={waiting + outgoing === 0 ? t("repository-here-nothing") : countsOf(waiting, outgoing)}
        about={t("repository-here-about", { waiting, outgoing })}
      >
        {props.mayCommit && (
          <>
            <Button small busy={busy || waiting === 0} onClick={() => onOperation("commit")}>
              {t("repository-commit")}
            </Button>
            <LookFirst operation="commit" busy={props.planning || waiting === 0} onPlan={onPlan} />
          </>
        )}
        {props.mayPush && (
          <>
            <Button
              small
              icon="up"
              busy={busy || !props.pushes || waiting + outgoing === 0}
              title={props.pushes ? undefined : t("repository-no-push")}
              onClick={() => onOperation("push")}
            >
              {t("repository-push")}
            </Button>
            <LookFirst
              operation="push"
              busy={props.planning || !props.pushes || waiting + outgoing === 0}
              onPlan={onPlan}
            />
          </>
        )}
      </Side>
      <div className={styles["between"]}>
        <Icon name="branch" />
        {t(`repository-relation-${relation}`)}
      </div>
      <Side
        title={t("repository-upstream")}
        big={incoming === 0 ? t("repository-upstream-nothing") : countsOf(0, incoming)}
        about={remote === null ? t("repository-upstream-unknown") : <bdi>{remote}</bdi>}
      >
        {props.mayUpdate && (
          <>
            <Button small icon="down" busy={props.planning} onClick={() => onPlan("pull")}>
              {t("repository-plan-make")}
            </Button>
            <Button small look="bare" busy={busy} onClick={() => onOperation("pull")}>
              {t("repository-pull")}
            </Button>
          </>
        )}
      </Side>
    </div>
  );
};

const Side = ({
  title,
  big,
  about,
  children,
}: {
  readonly title: string;
  readonly big: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className={styles["side"]} aria-label={title}>
    <h2>{title}</h2>
    <span className={styles["big"]}>{big}</span>
    <p className={styles["muted"]}>{about}</p>
    <div className={styles["row"]}>{children}</div>
  </section>
);
