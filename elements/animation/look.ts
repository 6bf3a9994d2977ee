/** What of a box shows, as fractions of it from each side: 0 to 1. */
export interface Reveal {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How an object, or a piece of one, differs from its place at rest. */
export interface Look {
  /** Moved by so much, page pixels. */
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Degrees clockwise. */
  readonly turn: number;
  /** 0 to 1, beside what the object has of its own. */
  readonly opacity: number;
  /** Standard deviation, page pixels. */
  readonly blur: number;
  /** What it is scaled and turned about, as fractions of its box. */
  readonly pivot: readonly [number, number];
  /** The part of its box that shows, which moves with it; all of it when absent. */
  readonly reveal?: Reveal;
  /** True when it shows only inside its box at rest: it comes from behind an edge. */
  readonly windowed?: boolean;
  /** A circle about the middle that shows, as a fraction of the radius that holds the box. */
  readonly iris?: number;
}

export const REST: Look = {
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  turn: 0,
  opacity: 1,
  blur: 0,
  pivot: [0.5, 0.5],
};

const WHOLE: Reveal = { left: 0, top: 0, right: 0, bottom: 0 };

export function isAtRest({ x, y, scaleX, scaleY, turn, opacity, blur, reveal, iris }: Look): boolean {
  const { left, top, right, bottom } = reveal ?? WHOLE;
  const cut = left > 0 || top > 0 || right > 0 || bottom > 0 || (iris ?? 1) < 1;
  return (
    x === 0 && y === 0 && scaleX === 1 && scaleY === 1 && turn === 0 && opacity === 1 && blur === 0 && !cut
  );
}
