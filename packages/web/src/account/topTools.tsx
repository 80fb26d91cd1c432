/** The end of the bar: jumping elsewhere, and oneself or the way in. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation } from "wouter";
import { client } from "../api/client.ts";
import { sessionQuery, useSession } from "../api/session.ts";
import { Avatar } from "../kit/avatar.tsx";
import { ButtonLink } from "../kit/button.tsx";
import { t } from "../l10n/text.ts";
import { JumpBox } from "./jumpBox.tsx";
import styles from "./topTools.module.css";
import { lazily } from "../kit/lazily.ts";

/** Comes after the page: nobody waits for a menu. */
const OwnMenu = lazily(async () => (await import("./ownMenu.tsx")).OwnMenu);

export const TopTools = () => (
  <>
    <JumpBox />
    <Oneself />
  </>
);

const Oneself = () => {
  const { user, stage } = useSession();
  const [location, navigate] = useLocation();
  const queries = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => client.session.signOut().orThrow(),
    onSuccess: async () => {
      queries.clear();
      await queries.fetchQuery(sessionQuery);
      navigate("/");
    },
  });
  if (user === null)
    return (
      <ButtonLink href={`/account/sign-in/?next=${encodeURIComponent(location + window.location.search)}`} small>
        {t("kit-sign-in")}
      </ButtonLink>
    );
  const name = user.full_name === "" ? user.username : user.full_name;
  return (
    <Suspense fallback={<Avatar name={name} />}>
      <OwnMenu
        trigger={
          <button type="button" className={styles["me"]} aria-label={t("kit-account")}>
            <Avatar name={name} />
          </button>
        }
        isSuperuser={user.is_superuser}
        username={user.username}
        onSignOut={stage === "full" ? () => signOut.mutate() : undefined}
      />
    </Suspense>
  );
};
