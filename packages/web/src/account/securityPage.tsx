/** How one signs in, where one is signed in, and what happened to the account. */
import { AccountFrame } from "./accountFrame.tsx";
import { t } from "../l10n/text.ts";
import { Acts } from "./acts.tsx";
import { FactorsCard } from "./factorsCard.tsx";
import { IdentitiesCard } from "./identitiesCard.tsx";
import { PasskeysCard } from "./passkeysCard.tsx";
import { PasswordCard } from "./passwordCard.tsx";
import { Sessions } from "./sessions.tsx";

export const Page = () => (
  <AccountFrame title={t("account-security")}>
    {({ username }, { site, stage }) => (
      <>
        {site.sign_in === "here" ? (
          <>
            <PasswordCard username={username} />
            <FactorsCard username={username} />
            <PasskeysCard username={username} />
            {site.providers.length === 0 ? null : <IdentitiesCard username={username} providers={site.providers} />}
          </>
        ) : null}
        {stage === "host" ? null : <Sessions username={username} />}
        <Acts username={username} />
      </>
    )}
  </AccountFrame>
);
