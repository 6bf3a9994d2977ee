import { useState } from 'react';
import type { ColorPair } from '../making/studio.js';
import type { ResultList } from './result-list.js';

/** A light cream and a dark red (spec 1 section 9). */
export const DEFAULT_COLORS: ColorPair = ['#f6eddd', '#8c1c2b'];

export interface SwapColors {
  readonly colors: ColorPair;
  readonly locked: boolean;
  /** Number of the design that Apply and Clear are for; null for all. */
  readonly only: number | null;
  readonly setOnly: (number: number | null) => void;
  readonly setColor: (place: 0 | 1, color: string) => void;
  /** What is made while the colors are locked is made in them. */
  readonly toggleLock: () => void;
  readonly apply: () => void;
  /** Takes swapping back; of all, the colors and the lock too. */
  readonly clear: () => void;
}

/** The two colors of the Style Swap panel, and what they are for. */
export function useSwapColors(list: ResultList): SwapColors {
  const [colors, setColors] = useState<ColorPair>(DEFAULT_COLORS);
  const [locked, setLocked] = useState(false);
  const [only, setOnly] = useState<number | null>(null);
  const lock = (now: boolean, pair = colors) => {
    setLocked(now);
    list.lock(now ? pair : null);
  };
  const change = (pair: ColorPair) => {
    setColors(pair);
    if (locked) list.lock(pair);
  };
  return {
    ...{ colors, locked, only, setOnly },
    setColor: (place, color) => change(place === 0 ? [color, colors[1]] : [colors[0], color]),
    toggleLock: () => lock(!locked),
    apply: () => void list.swap(colors, only ?? undefined),
    clear: () => {
      void list.swap(null, only ?? undefined);
      if (only !== null) return;
      setColors(DEFAULT_COLORS);
      lock(false);
    },
  };
}
