/** What an unknown address shows: that nothing is there, and ways on. */
import { ButtonLink } from "../kit/button.tsx";
import { Page as Frame } from "../kit/page.tsx";
import { t } from "../l10n/text.ts";

export const Page = () => (
  <Frame title={t("projects-nowhere")} about={t("projects-nowhere-about")}>
    <div>
      <ButtonLink href="/" look="main">
        {t("kit-home")}
      </ButtonLink>
    </div>
  </Frame>
);
