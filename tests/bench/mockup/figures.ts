import type { FrameCost } from '../stats.js';
import type { MockupCosts } from './bench.js';

/** Rows of the report. */

const frames = ({ first, median, p95 }: FrameCost): string => `${first} / ${median} / ${p95} ms`;

export function mockupFigures({ live, fullSize }: MockupCosts): Record<string, string> {
  const dragged = Object.entries(live).map(([id, cost]) => [
    `dragging a picture over the mockup ${id}, one thread, no GPU`,
    `at 600 px ${frames(cost.drag)}, at 1200 px ${frames(cost.rest)}, another color ${frames(cost.color)}; prepared in ${cost.prepareHalf} and ${cost.prepare} ms; a GPU's picture is ${cost.gpuApart} code value off`,
  ]);
  const renders = Object.values(fullSize);
  if (renders.length === 0) return Object.fromEntries(dragged) as Record<string, string>;
  const sorted = (of: (render: (typeof renders)[number]) => number): number[] =>
    renders.map(of).sort((a, b) => a - b);
  const [totals, memory, psnr] = [
    sorted(({ total }) => total),
    sorted(({ peakMB }) => peakMB),
    sorted(({ previewPsnr }) => previewPsnr),
  ];
  const middle = (values: readonly number[]): number => values[values.length >> 1]!;
  return Object.fromEntries([
    ...dragged,
    [
      `a mockup at 4000 x 4000 px from its files, one thread, middle and slowest of ${renders.length}`,
      `${middle(totals)} ms and ${totals.at(-1)} ms, at most ${memory.at(-1)} MB`,
    ],
    ['previews against those made smaller, middle and worst', `${middle(psnr)} dB and ${psnr[0]} dB`],
  ]) as Record<string, string>;
}
