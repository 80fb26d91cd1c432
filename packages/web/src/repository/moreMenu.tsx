/** What is rarely done with a repository. It arrives after the page: menus are large. */
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { t } from "../l10n/text.ts";
import type { Operation } from "./model.ts";

interface MoreMenuProps {
  readonly onOperation: (operation: Operation) => void;
  readonly onPlan: (operation: Operation) => void;
}

export const MoreMenu = ({ onOperation, onPlan }: MoreMenuProps) => (
  <Menu
    trigger={<Button icon="more">{t("repository-more")}</Button>}
    groups={[
      (["cleanup", "file-sync", "file-scan"] as const).map((each) => ({
        label: t(`repository-${each}`),
        onChoose: () => onOperation(each),
      })),
      (["file-sync", "file-scan"] as const).map((each) => ({
        label: t("repository-plan-look", { work: t(`repository-work-${each}`) }),
        onChoose: () => onPlan(each),
      })),
    ]}
  />
);
