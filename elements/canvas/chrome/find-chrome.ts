import type { TextMatch } from '../../editor/finding/find-in-design.js';
import { findingOf } from '../../editor/finding/finding.js';
import { matchPlace } from '../../editor/finding/match-place.js';
import { boxMatrix, multiply, scaleOf, transformRect } from '../../math/matrix.js';
import { boxOf } from '../../objects/object-bounds.js';
import type { ChromePen } from './chrome-pen.js';
import type { ChromeFrame } from './selection-chrome.js';

/** Share of the mark's color over found words; the ones we are at have an outline too. */
const FOUND = 0.28;
/** CSS pixels. */
const OUTLINE = 2;

/** Marks the words found on the page, those we are at most of all. */
export function drawFound(pen: ChromePen, frame: ChromeFrame): void {
  const finding = findingOf(frame.editor);
  if (!finding.open.peek()) return;
  const page = frame.editor.page.peek();
  const { current } = finding;
  for (const match of finding.matches.peek())
    if (match.page === page) drawMatch(pen, frame, match, match === current);
}

function drawMatch(pen: ChromePen, { editor, view }: ChromeFrame, match: TextMatch, current: boolean): void {
  const place = matchPlace(editor, match);
  if (!place) return;
  const { context: c, style } = pen;
  const matrix = multiply(view, boxMatrix(boxOf(place.text)));
  const unit = 1 / scaleOf(matrix);
  c.save();
  c.transform(...matrix);
  c.setLineDash([]);
  for (const rect of place.rects) {
    pen.use(transformRect(matrix, rect));
    const { x, y, width, height } = rect;
    c.globalAlpha = FOUND;
    c.fillStyle = style.guide;
    c.fillRect(x, y, width, height);
    c.globalAlpha = 1;
    if (!current) continue;
    for (const [color, wide] of [
      [style.halo, OUTLINE + 2],
      [style.guide, OUTLINE],
    ] as const) {
      c.strokeStyle = color;
      c.lineWidth = wide * unit;
      c.strokeRect(x, y, width, height);
    }
  }
  c.restore();
}
