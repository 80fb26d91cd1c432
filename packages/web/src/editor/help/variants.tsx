/** Strings that are variants of this one: another wording, a shorter one, one for another place. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { StateGlyph } from "../../kit/state.tsx";
import { t } from "../../l10n/text.ts";
import { variantsQuery } from "../../units/queries.ts";
import { Read } from "../reading.tsx";
import { signOf } from "../stringsPane.tsx";
import type { HelpProps } from "./help.tsx";
import { Line, Pane } from "./pane.tsx";
import { Texts } from "./texts.tsx";

export const Variants = ({ editing: { unit, source, target }, hrefOf }: HelpProps) => (
  <Pane asked={useQuery(variantsQuery(unit.id))} empty={t("editor-variants-none")}>
    {(rows) =>
      rows.map((row) => (
        <Line
          key={row.id}
          head={
            <>
              <StateGlyph state={signOf(row)} />
              <Link href={hrefOf(row)}>
                {row.context === "" ? (
                  <Read text={row.source[0] ?? ""} language={source} />
                ) : (
                  <code dir="ltr">{row.context}</code>
                )}
              </Link>
            </>
          }
        >
          {row.context === "" ? null : (
            <p>
              <Read text={row.source[0] ?? ""} language={source} />
            </p>
          )}
          <Texts texts={row.target} language={target} />
        </Line>
      ))
    }
  </Pane>
);
