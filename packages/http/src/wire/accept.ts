/** `Accept` (RFC 9110): which of the types that can be sent a client likes best. */

interface Range {
  readonly type: string;
  readonly quality: number;
}

/** What a header without a word in it says too: anything. */
const anything: readonly Range[] = [{ type: "*/*", quality: 1 }];

const read = (header: string | undefined): readonly Range[] => {
  const ranges = (header ?? "")
    .split(",")
    .map((entry): Range => {
      const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "1";
      const quality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 1;
      return { type, quality };
    })
    .filter(({ type }) => type !== "");
  return ranges.length === 0 ? anything : ranges;
};

/** The more of a type a range names, the more it counts. */
const precision = (range: string, type: string): number =>
  range === type ? 3 : range === `${type.split("/")[0]}/*` ? 2 : range === "*/*" ? 1 : 0;

/**
 * The type of `offers` that is liked best, or undefined where none is taken. Of types liked as much, the one that the
 * client names first, then the one that is offered first.
 */
export const preferred = <Offer extends string>(
  header: string | undefined,
  offers: readonly Offer[],
): Offer | undefined => {
  const ranges = read(header);
  const judged = offers.map((offer, place) => {
    const matching = ranges
      .map((range, named) => ({ named, quality: range.quality, precision: precision(range.type, offer) }))
      .filter((match) => match.precision > 0)
      .sort((a, b) => b.precision - a.precision);
    return { offer, place, named: matching[0]?.named ?? 0, quality: matching[0]?.quality ?? 0 };
  });
  return judged
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.named - b.named || a.place - b.place)[0]?.offer;
};
