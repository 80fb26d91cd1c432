/** Strings with the same source elsewhere: how they were translated there. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Button } from "../../kit/button.tsx";
import { StateGlyph } from "../../kit/state.tsx";
import { t } from "../../l10n/text.ts";
import { addressOf } from "../../units/model.ts";
import { sameSourceQuery } from "../../units/queries.ts";
import { signOf } from "../stringsPane.tsx";
import type { HelpProps } from "./help.tsx";
import { Line, Pane } from "./pane.tsx";
import { Texts } from "./texts.tsx";

export const SameSource = ({ editing: { unit, target, may }, handle }: HelpProps) => (
  <Pane asked={useQuery(sameSourceQuery(unit.id))} empty={t("editor-same-source-none")}>
    {(rows) =>
      rows.map((row) => (
        <Line
          key={row.id}
          head={
            <>
              <StateGlyph state={signOf(row)} />
              <Link href={addressOf(row, { q: `id:${row.id}` })}>
                <bdi>{row.project}</bdi> / <bdi>{row.component}</bdi>
              </Link>
              {row.context === "" ? null : <code dir="ltr">{row.context}</code>}
            </>
          }
          actions={
            may.edit.allowed && row.target.some((text) => text !== "") ? (
              <Button small look="bare" onClick={() => handle.current?.work.fields.write(row.target)}>
                {t("editor-use")}
              </Button>
            ) : null
          }
        >
          <Texts texts={row.target} language={target} />
        </Line>
      ))
    }
  </Pane>
);
