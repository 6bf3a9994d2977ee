/** Where a ruler's ticks and figures stand. Pure, so that the decoration is as exact as the editor's ruler. */

export interface RulerScale {
  /** CSS pixels from the ruler's start to the zero of the page. */
  readonly zero: number;
  /** CSS pixels per unit of the page. */
  readonly scale: number;
  /** CSS pixels. */
  readonly length: number;
}

export interface RulerTicks {
  /** CSS positions of figures' ticks, middle ticks and the tenths between. */
  readonly major: readonly { readonly at: number; readonly figure: number }[];
  readonly middle: readonly number[];
  readonly minor: readonly number[];
}

/** Room a figure needs beside its tick, CSS pixels. */
const FIGURE_ROOM = 36;

/** The smallest 1-2-5 step whose figures do not touch. */
export function rulerStep(scale: number): number {
  const decade = 10 ** Math.floor(Math.log10(FIGURE_ROOM / scale));
  return (
    [1, 2, 5, 10].map((factor) => factor * decade).find((step) => step * scale >= FIGURE_ROOM) ?? decade * 10
  );
}

/** Every tick that falls on the ruler, and the figures that begin just before it. */
export function rulerTicks({ zero, scale, length }: RulerScale): RulerTicks {
  const step = rulerStep(scale);
  const tenth = (step / 10) * scale;
  const first = Math.floor(-zero / (tenth * 10)) * 10;
  const last = Math.ceil((length - zero) / tenth);
  const marks = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const at = (mark: number) => round(zero + mark * tenth);
  return {
    major: marks.filter((m) => m % 10 === 0).map((m) => ({ at: at(m), figure: round((m / 10) * step) })),
    middle: marks.filter((m) => m % 10 !== 0 && m % 5 === 0).map(at),
    minor: marks.filter((m) => m % 5 !== 0).map(at),
  };
}

/** Hundredths: below what a screen shows, and free of 0.30000000000000004. */
const round = (value: number) => Math.round(value * 100) / 100 + 0;
