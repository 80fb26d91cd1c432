/** The string in other languages. */
import { useQuery } from "@tanstack/react-query";
import { nameIn } from "../../api/addresses.ts";
import { StateGlyph, stateOf } from "../../kit/state.tsx";
import { formatLanguage } from "../../l10n/format.ts";
import { t } from "../../l10n/text.ts";
import { translationsQuery } from "../../units/queries.ts";
import { Read } from "../reading.tsx";
import type { HelpProps } from "./help.tsx";
import { Line, Pane } from "./pane.tsx";

export const OtherLanguages = ({ editing: { unit } }: HelpProps) => (
  <Pane asked={useQuery(translationsQuery(unit.id))} empty={t("editor-languages-none")}>
    {(units) =>
      units.map(({ id, translation, target, state }) => {
        const code = nameIn(translation);
        return (
          <Line
            key={id}
            head={
              <>
                <StateGlyph state={stateOf(state)} />
                <bdi>{formatLanguage({ code, name: code })}</bdi>
              </>
            }
          >
            {target.map((text, form) => (
              <p key={form}>
                <Read text={text} language={{ code, direction: "auto" }} />
              </p>
            ))}
          </Line>
        );
      })
    }
  </Pane>
);
