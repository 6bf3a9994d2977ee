import { shapePiece } from '../shaping/paragraph-shaper.js';
import type { Piece } from '../shaping/paragraph-shaper.js';

/** The pieces of a line from left to right (rules L1 and L2 of UAX 9). */
export function visualOrder(text: string, pieces: readonly Piece[], level: number): readonly Piece[] {
  // most lines read one way: they are in order as they are
  if (level === 0 && pieces.every((piece) => piece.level === 0)) return pieces;
  const ordered = settleSpaces(text, pieces, level);
  const highest = Math.max(0, ...ordered.map((piece) => piece.level));
  for (let current = highest; current >= 1; current--) reverseRuns(ordered, current);
  return ordered;
}

/**
 * L1: spaces at the end of a line take the paragraph's direction. They are shaped again, or their clusters would run
 * backwards and the caret would lose its way.
 */
function settleSpaces(text: string, pieces: readonly Piece[], level: number): Piece[] {
  const settled = [...pieces];
  for (let i = settled.length - 1; i >= 0; i--) {
    const piece = settled[i];
    if (!piece?.space) break;
    const range = [piece.start, piece.end] as const;
    if (piece.level !== level) settled[i] = shapePiece(text, range, { ...piece, level }, range);
  }
  return settled;
}

/** L2 for one level: reverses every stretch of pieces at that level or higher. */
function reverseRuns(pieces: Piece[], level: number): void {
  for (let start = 0; start < pieces.length; start++) {
    let end = start;
    while (end < pieces.length && (pieces[end]?.level ?? 0) >= level) end++;
    if (end > start) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
    start = Math.max(start, end);
  }
}
