import type { Piece } from '../shaping/paragraph-shaper.js';
import type { TextAlign } from '../types.js';

/** Where a line's ink starts. `slack` is the box width less the line's; `level` the paragraph's direction. */
export function inkStart(align: TextAlign, slack: number, level: number): number {
  if (align === 'center') return slack / 2;
  if (align === 'right') return slack;
  // A justified line that stays ragged (the last one) starts where its paragraph starts.
  return align === 'justify' && level & 1 ? slack : 0;
}

/** Characters after which a justified line may open up: spaces, and every ideograph or kana. */
const STRETCHABLE =
  /[ \u00a0\u3000-\u303f]|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\uff00-\uff60]/u;

/** Indices of the paragraph after whose cluster a line opens up; `pieces` in logical order. */
export function stretchPoints(text: string, pieces: readonly Piece[]): Set<number> {
  const points = new Set<number>();
  let last = -1;
  for (const piece of withoutHanging(pieces)) {
    for (const cluster of piece.word.clusters) {
      const index = piece.start + cluster;
      last = Math.max(last, index);
      if (STRETCHABLE.test(String.fromCodePoint(text.codePointAt(index) ?? 0))) points.add(index);
    }
  }
  points.delete(last); // beyond the last character there is nothing to push
  return points;
}

function withoutHanging(pieces: readonly Piece[]): readonly Piece[] {
  let end = pieces.length;
  while (end > 0 && pieces[end - 1]?.space) end--;
  return pieces.slice(0, end);
}
