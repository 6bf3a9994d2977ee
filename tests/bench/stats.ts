/** Milliseconds of a series of frames; the first is apart, since it pays for what the others find ready. */
export interface FrameCost {
  readonly first: number;
  readonly median: number;
  readonly p95: number;
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

/** Cost of a series of frames, the first one counted apart. */
export function frameCost([first = 0, ...rest]: readonly number[]): FrameCost {
  const sorted = [...rest].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? first;
  return { first: rounded(first), median: rounded(at(0.5)), p95: rounded(at(0.95)) };
}
