import type { Rect } from '../../math/geometry.js';
import type { LayoutLine, LayoutRun, TextStyle } from '../../text/types.js';

/** Thickness and place of the lines, in em from the baseline, the same for every font so that mixed fonts line up. */
const THICKNESS = 0.06;
const BELOW = 0.1;
const STRIKE_ABOVE = 0.3;

interface Decoration extends Rect {
  readonly color: string;
}

/** Underlines or strikes of one line; neighboring runs of one style share one rectangle, so that no seam shows. */
export function decorations(line: LayoutLine, which: 'underline' | 'strike'): Decoration[] {
  const found: Decoration[] = [];
  for (const run of line.runs) {
    if (run.style[which] !== true) continue;
    const piece = decoration(run, line, which);
    const before = found.at(-1);
    if (piece.width <= 0) continue;
    if (before && continues(before, piece))
      found[found.length - 1] = { ...before, width: piece.x + piece.width - before.x };
    else found.push(piece);
  }
  return found;
}

/** Trailing spaces lie outside the line's inked part and get no line. */
function decoration(run: LayoutRun, line: LayoutLine, which: 'underline' | 'strike'): Decoration {
  const left = Math.max(run.x, line.x);
  const right = Math.min(run.x + run.width, line.x + line.width);
  return { x: left, width: right - left, ...band(run.style, line.baseline, which), color: run.style.color };
}

function band(
  { size }: TextStyle,
  baseline: number,
  which: 'underline' | 'strike',
): { y: number; height: number } {
  return { y: baseline + size * (which === 'underline' ? BELOW : -STRIKE_ABOVE), height: size * THICKNESS };
}

const continues = (a: Decoration, b: Decoration): boolean =>
  Math.abs(a.x + a.width - b.x) < 0.01 && a.y === b.y && a.height === b.height && a.color === b.color;
