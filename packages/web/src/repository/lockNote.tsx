/** Says that nobody can translate now, since when and by whom. */
import { Link } from "wouter";
import { Note } from "../kit/note.tsx";
import { Time } from "../kit/time.tsx";
import { rich, t } from "../l10n/text.ts";

export const LockNote = ({ by, since }: { readonly by?: string | undefined; readonly since?: string | undefined }) => (
  <Note kind="warn" title={t("repository-locked")}>
    {t("repository-locked-about")}{" "}
    {since === undefined
      ? null
      : by === undefined
        ? rich("repository-locked-since", { since: <Time at={since} /> })
        : rich("repository-locked-by", {
            who: (
              <Link href={`/user/${by}/`}>
                <bdi>{by}</bdi>
              </Link>
            ),
            since: <Time at={since} />,
          })}
  </Note>
);
