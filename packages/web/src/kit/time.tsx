import { formatAgo, formatTime } from "../l10n/format.ts";

/** When something was, by how long ago; the whole time when it is pointed at. */
export const Time = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={formatTime(at)}>
    {formatAgo(at)}
  </time>
);
