import type { Op } from '../display/ops.js';
import type { Size } from '../math/geometry.js';
import { translation } from '../math/matrix.js';
import { EASES } from './ease.js';

/** Seconds in which a page takes the place of the one before it; less on a page that is shorter. */
export const TURN = 0.6;

/** What lies under a page without a color of its own. */
export const PAPER = '#ffffff';

/** A whole page while pages turn: its opacity, and how far to the right it is, in widths of the page. */
export interface PageLook {
  readonly opacity: number;
  readonly x: number;
}

interface Transition {
  readonly id: string;
  /** Both pages, the one before beneath, at a part of the turn, 0 to 1. */
  readonly at: (part: number) => { readonly before: PageLook; readonly after: PageLook };
}

const THERE: PageLook = { opacity: 1, x: 0 };

/** How a page may take the place of the one before it, by its stored id. */
export const TRANSITIONS = [
  { id: 'fade', at: (part) => ({ before: THERE, after: { opacity: EASES.inOutSine(part), x: 0 } }) },
  {
    id: 'slide',
    at: (part) => {
      const x = EASES.inOutCubic(part);
      return { before: { opacity: 1, x: -x }, after: { opacity: 1, x: 1 - x } };
    },
  },
] as const satisfies readonly Transition[];

export type TransitionId = (typeof TRANSITIONS)[number]['id'];

/** One this version does not know is none. */
export const transitionOf = (id: string | null | undefined): Transition | undefined =>
  TRANSITIONS.find((one) => one.id === id);

/** Pages that turn, at a moment. */
export type Turn = ReturnType<Transition['at']>;

/**
 * What shows of both pages at once, as ops: nothing of either beyond the page. Each lies on paper, or the page before would
 * show through one without a color until the turn ends, and then be gone at once.
 */
export function turnOps(
  { before, after }: Turn,
  opsBefore: readonly Op[],
  opsAfter: readonly Op[],
  page: Size,
): readonly Op[] {
  return [whole(opsBefore, before, page), whole(opsAfter, after, page)];
}

const whole = (children: readonly Op[], { opacity, x }: PageLook, { width, height }: Size): Op => {
  const sheet = `M0 0H${width}V${height}H0Z`;
  return {
    op: 'group',
    opacity,
    transform: translation(x * width, 0),
    mask: [{ op: 'fillPath', d: sheet, fill: '#000000' }],
    children: [{ op: 'fillPath', d: sheet, fill: PAPER }, ...children],
  };
};
