import { signal, type ReadonlySignal } from '@preact/signals-core';

/** Smallest and largest em size that can be typed, px. */
export const LEAST_SIZE = 1;
export const MOST_SIZE = 2000;

/** Sizes that are always offered, px (B-015). */
const SIZES = [6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 32, 36, 42, 48, 56, 64, 72, 80, 88, 96, 100];

const offered = signal<readonly number[]>(SIZES);

/** The sizes of the list, small ones first: those of every list, and what was typed during this visit. */
export const fontSizes: ReadonlySignal<readonly number[]> = offered;

/** Puts a size that was typed on the list; zero, what is no number and what is there already are passed over. */
export function offerSize(size: number): void {
  if (!(size >= LEAST_SIZE && size <= MOST_SIZE) || offered.peek().includes(size)) return;
  offered.value = [...offered.peek(), size].sort((a, b) => a - b);
}

/** A size as the field shows it: a decimal only where it is seen, so that four signs are enough. */
export const sizeLabel = (size: number): string =>
  String(size < 100 ? Math.round(size * 10) / 10 : Math.round(size));
