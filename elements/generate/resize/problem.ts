import type { Rect, Size } from '../../math/geometry.js';
import type { Held, Placements } from './placing/placement.js';
import type { Ground } from './placing/scenery/ground.js';
import type { Typesetter } from './placing/type/type-size.js';

/** What a page is solved with. */
export interface Problem {
  readonly from: Size;
  readonly to: Size;
  readonly type: Typesetter;
  /** What is already placed and may be in the way. */
  readonly around: Placements;
  /** The whole that an open part of it is solved for. */
  readonly whole?: Held | undefined;
}

/** A way to lay out a region, not yet done. */
export interface Solved {
  /** Higher is better; 0 is as good as the original. */
  readonly score: number;
  /** The score with its faults counted, where they are known. */
  readonly judged?: number;
  /** Scale of its letters; Infinity without any. */
  readonly text: number;
  place(into: Placements, text: number): void;
}

/** The best of some ways when their faults are counted; what is no better without them needs no counting. */
export function bestJudged<Way extends { readonly score: number }>(
  ways: readonly Way[],
  judge: (way: Way) => number,
): (Way & { readonly judged: number }) | null {
  let best: (Way & { readonly judged: number }) | null = null;
  for (const way of ways) {
    if (best && way.score <= best.judged) continue;
    const judged = judge(way);
    if (!best || judged > best.judged) best = { ...way, judged };
  }
  return best;
}

/** From this part of the page's width on, something goes from side to side. */
const ACROSS = 0.97;

/** The ground that drawings of a part of the page are placed on. */
export const groundOf = (from: Rect, to: Rect, problem: Problem): Omit<Ground, 'scale'> => ({
  ...{ from, to, type: problem.type },
  isAcross: to.width > ACROSS * problem.to.width,
  page: problem.to,
});

export const shorter = ({ width, height }: Size): number => Math.min(width, height);

/** How much larger lengths are that belong to the page: margins, gaps. */
export const marginScale = ({ from, to }: Problem): number => shorter(to) / shorter(from);

/** How much larger letters should be: by the area, but within what the sides say. */
export const wishedScale = ({ from, to }: Problem): number => {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const even = Math.sqrt(across * down);
  return Math.min(even, Math.max(Math.min(across, down), even * 0.8) * 1.35);
};
