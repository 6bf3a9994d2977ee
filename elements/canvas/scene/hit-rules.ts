import type { ObjectKind } from '../../objects/kinds.js';

export interface HitRule {
  /** 'box' for things that are grabbed anywhere inside, 'ink' where what is seen through is not hit. */
  readonly by: 'box' | 'ink';
  /** How near is near enough, CSS pixels. */
  readonly tolerance: number;
}

/** The largest tolerance of all: how far from an item Paper still asks it. */
export const MOST_TOLERANCE = 8;

/** What of each kind answers to the pointer. */
export const hitRules: Readonly<Record<ObjectKind, HitRule>> = {
  text: { by: 'box', tolerance: 0 },
  image: { by: 'box', tolerance: 0 },
  frame: { by: 'box', tolerance: 0 },
  mockup: { by: 'box', tolerance: 0 },
  grid: { by: 'box', tolerance: 0 },
  background: { by: 'box', tolerance: 0 },
  qr: { by: 'box', tolerance: 0 },
  icon: { by: 'ink', tolerance: 6 },
  shape: { by: 'ink', tolerance: 3 },
  line: { by: 'ink', tolerance: MOST_TOLERANCE },
};
