import { Children, useEffect, useMemo, useState, type ReactNode } from 'react';
import { idleCallback } from '../ahead/idle-callback.js';

/** No card is narrower, with its gap: so many at most are in sight, CSS pixels. */
const NARROWEST = 120;
/** Cards that are added at once: few enough for a moment of a slow phone. */
const STEP = 8;

/**
 * The cards in sight at once, the others a few at a time whenever the browser is quiet: a page of a dozen sliders has
 * hundreds of them, which nobody sees at first. `showAll` brings the rest at once, for who moves the slider.
 */
export function useGradualCards(children: ReactNode): {
  readonly cards: readonly ReactNode[];
  readonly showAll: () => void;
} {
  const all = useMemo(() => Children.toArray(children), [children]);
  const [shown, setShown] = useState(() => Math.ceil(innerWidth / NARROWEST));
  const isWhole = shown >= all.length;
  useEffect(
    () => (isWhole ? undefined : idleCallback(() => setShown((before) => before + STEP))),
    [isWhole, shown],
  );
  // the same list while nothing changed: the track measures itself anew for another
  const cards = useMemo(() => (isWhole ? all : all.slice(0, shown)), [all, isWhole, shown]);
  return {
    cards,
    showAll: () => !isWhole && setShown(Infinity),
  };
}
