/** All keys, with what they do. */
import { Dialog } from "../kit/dialog.tsx";
import { CheckField } from "../kit/field.tsx";
import { Kbd } from "../kit/kbd.tsx";
import { t } from "../l10n/text.ts";
import { keyTable } from "./keys.ts";
import { setKeysOn, useKeysOn } from "./keysOn.ts";
import styles from "./keysDialog.module.css";

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={t("editor-keys")} onClose={onClose} wide>
    <CheckField
      label={t("editor-keys-on")}
      hint={t("editor-keys-on-hint")}
      checked={useKeysOn()}
      onChange={({ currentTarget: { checked } }) => setKeysOn(checked)}
    />
    <dl className={styles["keys"]}>
      {keyTable.map(({ keys, also, text }) => (
        <div key={text}>
          <dt>{t(`editor-key-${text}`)}</dt>
          <dd>
            <Kbd keys={keys} />
            {also === undefined ? null : <Kbd keys={also} />}
            <span className="hidden">{also === undefined ? keys : `${keys}, ${also}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
