import type { DrawnShape } from '../drawing.js';

/** An outline: what lies in it by its rule. */
export interface Outline {
  readonly d: string;
  readonly rule: DrawnShape['rule'];
}

/** How a path lies to an area: wholly in it, wholly beside it, or partly. */
export type Containment = 'inside' | 'outside' | 'across';

/** Cuts paths along others: geometry that the room which knows it lends. An area is all that its outlines hold together. */
export interface PathClipper {
  containment(what: Outline, area: readonly Outline[]): Containment;
  /** The part of a filled outline that lies in the area; '' when nothing does. */
  fillWithin(what: Outline, area: readonly Outline[]): string;
  /** The pieces of a line that lie in the area. */
  lineWithin(d: string, area: readonly Outline[]): string;
}
