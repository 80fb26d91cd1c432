/** Why a string cannot be changed, by whom, and what is still possible. */
import type { Editing } from "@dragoman/client";
import { ButtonLink } from "../kit/button.tsx";
import { MayNot } from "../kit/mayNot.tsx";
import { Note } from "../kit/note.tsx";
import { formatTime } from "../l10n/format.ts";
import { t } from "../l10n/text.ts";

export const ClosedNote = ({ editing: { may, lock, flags } }: { readonly editing: Editing }) => {
  const { code, reason } = may.edit;
  if (code === "read-only")
    return (
      <Note title={t("editor-closed-read-only")}>
        {flags.includes("read-only") ? t("editor-closed-by-flag") : t("editor-closed-by-file")}
      </Note>
    );
  if (code === "locked")
    return (
      <Note kind="warn" title={t("editor-closed-locked")}>
        {lock === null
          ? null
          : lock.user === null
            ? t("editor-locked-since", { time: formatTime(lock.timestamp) })
            : t("editor-locked-by", { time: formatTime(lock.timestamp), name: nameOf(lock.user) })}
      </Note>
    );
  if (code === "signed-out")
    return (
      <Note
        title={t("editor-closed-signed-out")}
        actions={
          <ButtonLink
            look="main"
            small
            href={`/account/sign-in/?next=${encodeURIComponent(location.pathname + location.search)}`}
          >
            {t("kit-sign-in")}
          </ButtonLink>
        }
      />
    );
  if (code === "no-right" || code === "no-source-right")
    return <MayNot needs={[code === "no-right" ? "unit.edit" : "unit.template"]}>{t(`editor-closed-${code}`)}</MayNot>;
  return <Note title={code === null ? (reason ?? "") : wordsOf(code, reason)} />;
};

const nameOf = ({ username, full_name }: { readonly username: string; readonly full_name: string }) =>
  full_name === "" ? username : full_name;

const known = new Set(["approved", "no-address", "agreement", "votes", "other-language"]);
const wordsOf = (code: string, reason: string | null) =>
  known.has(code) ? t(`editor-closed-${code}`) : (reason ?? "");
