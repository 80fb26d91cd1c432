/** Where a string is used, as links into the code where they are known. */
import { t } from "../l10n/text.ts";

interface LocationsProps {
  readonly locations: readonly { readonly location: string; readonly url: string | null }[];
  /** How many are shown; the rest is counted. */
  readonly most?: number;
}

export const Locations = ({ locations, most = locations.length }: LocationsProps) => (
  <>
    {locations.slice(0, most).map(({ location, url }) =>
      url === null ? (
        <bdi key={location} dir="ltr">
          {location}
        </bdi>
      ) : (
        <a key={location} href={url} dir="ltr" target="_blank" rel="noreferrer">
          {location}
        </a>
      ),
    )}
    {locations.length > most ? <span>{t("editor-more-locations", { count: locations.length - most })}</span> : null}
  </>
);
