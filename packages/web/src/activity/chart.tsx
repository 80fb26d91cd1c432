/** A drawing of numbers over time. What draws it is loaded when it comes into sight. */
import { Suspense, useEffect, useRef, useState } from "react";
import { formatDay, formatNumber } from "../l10n/format.ts";
import type { Bin } from "./days.ts";
import styles from "./insights.module.css";
import { lazily } from "../kit/lazily.ts";

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  /** The token of its colour. */
  readonly colour: "--edge" | "--accent" | "--done-fill";
}

export interface ChartProps {
  readonly kind: "bars" | "line";
  /** What it shows, for those who do not see it; a table beside it tells the numbers. */
  readonly label: string;
  readonly bins: readonly Bin[];
  readonly series: readonly Series[];
}

const Plot = lazily(async () => (await import("./plot.tsx")).Plot);

export const daysOf = ({ first, last }: Pick<Bin, "first" | "last">) =>
  first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;

export const Chart = (props: ChartProps) => {
  const { label, bins, series } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [at, setAt] = useState<number | undefined>();
  useEffect(() => {
    if (place.current === null || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  const pointed = at === undefined ? undefined : bins[at];
  return (
    <figure className={styles["figure"]}>
      <div ref={place} className={styles["plot"]} role="img" aria-label={label} dir="ltr">
        {isSeen ? (
          <Suspense>
            <Plot {...props} onPoint={setAt} />
          </Suspense>
        ) : null}
      </div>
      <figcaption className={styles["legend"]}>
        {series.map(({ name, colour, values }) => (
          <span key={name} className={styles[colour.slice(2)]}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="2" />
            </svg>
            {name}
            {at === undefined || pointed === undefined ? null : <b>{formatNumber(values[at] ?? 0)}</b>}
          </span>
        ))}
        <span className={styles["pointed"]} aria-hidden="true">
          {pointed === undefined ? null : <bdi>{daysOf(pointed)}</bdi>}
        </span>
      </figcaption>
    </figure>
  );
};
