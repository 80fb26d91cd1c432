/**
 * Says that something is not offered here because a right is missing; which one, and who can give it, is told when it
 * is asked for. The names of rights come with the answer, so that pages without the question do not carry them.
 */
import { Suspense, useId, useState } from "react";
import type { Permission } from "../api/held.ts";
import { loadTexts, t } from "../l10n/text.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./mayNot.module.css";
import { Shapes } from "./shapes.tsx";
import { lazily } from "./lazily.ts";

const WhyNot = lazily(async () => {
  const [module] = await Promise.all([import("./whyNot.tsx"), loadTexts("rights")]);
  return module.WhyNot;
});

interface MayNotProps {
  /** What is missing; any of them would do. */
  readonly needs: readonly Permission[];
  /** Whether it is a right for the whole site, and not for a project. */
  readonly site?: boolean;
  /** What one may not do, as a sentence. */
  readonly children?: string;
}

export const MayNot = ({ needs, site = false, children = t("kit-may-not") }: MayNotProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles["line"]}>
      <Icon name="lock" />
      <span>{children}</span>
      <Button small look="bare" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t("kit-may-not-why")}
      </Button>
      <div id={id} hidden={!open} className={styles["why"]}>
        {open ? (
          <Suspense fallback={<Shapes />}>
            <WhyNot needs={needs} site={site} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
};
