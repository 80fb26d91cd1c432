/** What draws: uPlot on a canvas, in the colours of the theme that holds. */
import { useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { formatDay, formatNumber } from "../l10n/format.ts";
import type { ChartProps } from "./chart.tsx";

const height = 180;

/** A token as a canvas knows colours: which of its two holds is said by the place where it is used. */
const colourOf = (within: HTMLElement, token: string) => {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  within.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

interface PlotProps extends ChartProps {
  readonly onPoint: (index: number | undefined) => void;
}

const optionsOf = ({ kind, bins, series, onPoint }: PlotProps, within: HTMLElement): UPlot.Options => {
  const [ink, line] = [colourOf(within, "--text-3"), colourOf(within, "--line")];
  const font = `12px ${getComputedStyle(within).fontFamily}`;
  const shared = { stroke: ink, font, ticks: { show: false }, grid: { stroke: line, width: 1 } };
  return {
    width: within.clientWidth,
    height,
    padding: [8, 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: kind === "line" } },
    scales: {
      x: { time: false, range: [-0.5, bins.length - 0.5] },
      y: { range: (_, __, most) => [0, Math.max(1, most) * 1.08] },
    },
    axes: [
      {
        ...shared,
        grid: { show: false },
        size: 28,
        space: 64,
        incrs: [1, 2, 5, 7, 10, 14, 20, 30],
        values: (_, places) => places.map((at) => (bins[at] === undefined ? "" : formatDay(bins[at].last))),
      },
      {
        ...shared,
        size: 44,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6],
        values: (_, numbers) => numbers.map(formatNumber),
      },
    ],
    series: [
      {},
      ...series.map(({ name, colour }): UPlot.Series => {
        const drawn = colourOf(within, colour);
        return kind === "line"
          ? { label: name, stroke: drawn, width: 2, points: { show: false } }
          : {
              label: name,
              stroke: drawn,
              fill: drawn,
              width: 0,
              points: { show: false },
              ...(UPlot.paths.bars === undefined ? {} : { paths: UPlot.paths.bars({ size: [0.7, 24], radius: 0.15 }) }),
            };
      }),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? undefined)] },
  };
};

export const Plot = (props: PlotProps) => {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef(props);
  drawn.current = props;
  const { bins, series, kind } = props;
  const shown = JSON.stringify([kind, bins, series]);
  useEffect(() => {
    const within = place.current;
    if (within === null) return;
    let plot: UPlot | undefined;
    const draw = () => {
      const { bins: parts, series: lines } = drawn.current;
      plot?.destroy();
      plot = new UPlot(
        optionsOf(drawn.current, within),
        [parts.map((_, at) => at), ...lines.map(({ values }) => [...values])],
        within,
      );
    };
    draw();
    const size = new ResizeObserver(() => plot?.setSize({ width: within.clientWidth, height }));
    size.observe(within);
    // The theme is the system's, or what somebody chose here.
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", draw);
    const chosen = new MutationObserver(draw);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      size.disconnect();
      chosen.disconnect();
      system.removeEventListener("change", draw);
      plot?.destroy();
    };
  }, [shown]);
  return <div ref={place} />;
};
