/** One's own profile. */
import { Card } from "../kit/card.tsx";
import { t } from "../l10n/text.ts";
import { AccountFrame } from "./accountFrame.tsx";
import { LanguageChoice, ThemeChoice } from "./appearance.tsx";
import { NameCard } from "./nameCard.tsx";
import { WorkCard } from "./workCard.tsx";
import styles from "./account.module.css";

export const Page = () => (
  <AccountFrame title={t("account-profile")}>
    {(user) => (
      <>
        <NameCard user={user} />
        <WorkCard user={user} />
        <Card title={t("account-appearance")}>
          <div className={styles["line"]}>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </Card>
      </>
    )}
  </AccountFrame>
);
