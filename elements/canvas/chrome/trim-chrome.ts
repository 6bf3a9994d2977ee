import { bleedOf } from '../../editor/pages/bleed.js';
import { transformRect } from '../../math/matrix.js';
import type { ChromePen } from './chrome-pen.js';
import type { ChromeFrame } from './selection-chrome.js';

/** CSS pixels. */
const DASH = [6, 4];

/** Where the page will be cut, around which its bleed shows [E-055]. */
export function drawTrim(pen: ChromePen, { editor, view }: ChromeFrame): void {
  if (bleedOf(editor) === 0) return;
  const { context: c, style } = pen;
  const { width, height } = editor.size;
  const at = transformRect(view, { x: 0, y: 0, width, height });
  const [x, y] = [Math.round(at.x) - 0.5, Math.round(at.y) - 0.5];
  const [w, h] = [Math.round(at.width) + 1, Math.round(at.height) + 1];
  pen.use({ x, y, width: w, height: h });
  c.save();
  // dark dashes on a light line are seen on any art
  c.lineWidth = 1;
  c.setLineDash([]);
  c.strokeStyle = style.halo;
  c.strokeRect(x, y, w, h);
  c.setLineDash(DASH);
  c.strokeStyle = style.handleHalo;
  c.strokeRect(x, y, w, h);
  c.restore();
}
