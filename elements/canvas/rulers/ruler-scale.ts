/** Figures stand at least so far apart, CSS pixels. */
const LEAST_APART = 56;

/** Ticks of a ruler: where figures stand, and ten parts between them. Lengths in the design's unit. */
export interface RulerScale {
  readonly step: number;
  readonly tick: number;
}

/**
 * The smallest step of 1, 2 or 5 and zeros that leaves room for its figures; `zoom` is CSS pixels per unit. Ticks are never
 * nearer than `finest`: parts of a page pixel say nothing.
 */
export function rulerScale(zoom: number, finest = 1): RulerScale {
  const least = LEAST_APART / zoom;
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    [1, 2, 5, 10].map((n) => n * power).find((length) => length >= least * (1 - 1e-9)) ?? 10 * power;
  const whole = Math.max(finest, step);
  return { step: whole, tick: Math.max(finest, whole / 10) };
}

/** Places of the ticks that show between two places on the page. */
export function ticksBetween(from: number, to: number, { tick }: RulerScale): number[] {
  const first = Math.ceil(from / tick - 1e-9);
  const last = Math.floor(to / tick + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * tick);
}
