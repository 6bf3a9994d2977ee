/** Milliseconds of a series of frames; the first is apart, since it pays for what the others find ready. */
export interface FrameCost {
  readonly first: number;
  readonly median: number;
  readonly p95: number;
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

/** The value below which a share of the numbers lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Cost of several series of frames; of their first frames, the middle one. */
export function frameCost(series: readonly (readonly number[])[]): FrameCost {
  const rest = series.flatMap((times) => times.slice(1));
  const first = quantile(
    series.map((times) => times[0] ?? 0),
    0.5,
  );
  return { first: rounded(first), median: rounded(quantile(rest, 0.5)), p95: rounded(quantile(rest, 0.95)) };
}
