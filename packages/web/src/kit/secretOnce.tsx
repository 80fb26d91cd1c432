/** A secret that is shown this once: to be copied now. */
import { t } from "../l10n/text.ts";
import { CopyButton, CopyText } from "./copyLine.tsx";
import { Note } from "./note.tsx";

export const SecretOnce = ({ title, secret }: { readonly title: string; readonly secret: string }) => (
  <Note kind="done" alert title={title} actions={<CopyButton text={secret} />}>
    <p>{t("kit-shown-once")}</p>
    <CopyText text={secret} />
  </Note>
);
