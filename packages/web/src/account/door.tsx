/** The way in: pages that stand alone, with the thing at hand on one side and one phrase in many languages on the other. */
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { useSession } from "../api/session.ts";
import { Form } from "../kit/form.tsx";
import { Note } from "../kit/note.tsx";
import { Brand } from "../kit/topBar.tsx";
import { language, t } from "../l10n/text.ts";
import { LanguageChoice, ThemeChoice } from "./appearance.tsx";
import { codeOf } from "./model.ts";
import styles from "./door.module.css";

const phrases = [
  ["en", "English", "Save changes", "ltr"],
  ["cs", "čeština", "Uložit změny", "ltr"],
  ["ja", "日本語", "変更を保存", "ltr"],
  ["ar", "العربية", "حفظ التغييرات", "rtl"],
  ["de", "Deutsch", "Änderungen speichern", "ltr"],
  ["uk", "українська", "Зберегти зміни", "ltr"],
  ["hi", "हिन्दी", "बदलाव सहेजें", "ltr"],
  ["el", "Ελληνικά", "Αποθήκευση αλλαγών", "ltr"],
] as const;

interface DoorProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** Ways to other pages. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

export const Door = ({ title, about, ways, children }: DoorProps) => {
  const { site } = useSession();
  useEffect(() => {
    document.title = `${title} · ${site.title}`;
  }, [title, site.title]);
  return (
    <div className={styles["door"]}>
      <main id="main" tabIndex={-1}>
        <div className={styles["inside"]}>
          <Link href="/" className={styles["home"]}>
            <Brand />
            <bdi>{site.title}</bdi>
          </Link>
          <div>
            <h1>{title}</h1>
            {about === undefined ? null : <div className={styles["muted"]}>{about}</div>}
          </div>
          {children}
          {ways === undefined ? null : <div className={styles["muted"]}>{ways}</div>}
          <div className={styles["tail"]}>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </div>
      </main>
      <aside aria-label={t("account-phrases")} className={styles["tongues"]}>
        <ul>
          {phrases.map(([code, name, phrase, direction]) => (
            <li key={code} className={code === language().code ? styles["here"] : undefined}>
              <small lang={code}>{name}</small>
              <span lang={code} dir={direction}>
                {phrase}
              </span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
};

interface WithCodeProps extends Pick<DoorProps, "title" | "ways"> {
  readonly children: (code: string) => ReactNode;
}

/** What a link in a letter opens: it may come without its code, as programs that show mail cut some. */
export const WithCode = ({ title, ways, children }: WithCodeProps) => {
  const [code] = useState(() => codeOf(location.hash));
  return code === "" ? (
    <Door title={title} ways={ways}>
      <Note kind="warn" alert title={t("account-half-link")}>
        {t("account-half-link-about")}
      </Note>
    </Door>
  ) : (
    children(code)
  );
};

export const Or = () => <div className={styles["or"]}>{t("account-or")}</div>;

/** Buttons or fields under one another. */
export const Ways = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["ways"]}>{children}</div>
);

export const DoorForm = ({ onSend, children }: { readonly onSend: () => void; readonly children: ReactNode }) => (
  <Form className={styles["form"]} onSend={() => onSend()}>
    {children}
  </Form>
);

/** A way that leaves the console. */
export const ExternalWay = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={href} className={styles["external"]}>
    {children}
  </a>
);
