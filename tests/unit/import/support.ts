import { JSDOM } from 'jsdom';
import { openSvg, type OpenedSvg } from '../../../elements/import/svg/open-svg.js';
import type { SvgWindow } from '../../../elements/import/svg/parse/sanitize.js';
import { toObjects, type DrawingObjects } from '../../../elements/import/svg/convert/to-objects.js';

/** A window that parses and would run nothing. */
export const window = new JSDOM('').window as unknown as SvgWindow;

export const svg = (body: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

export const opened = (text: string): OpenedSvg => openSvg(text, window);

/** What a drawing of 100 units becomes at one page pixel a unit. */
export function objectsOf(
  text: string,
  families: readonly string[] = [],
): DrawingObjects & { notes: readonly string[] } {
  const { drawing, notes } = opened(text);
  const fonts = { families, standIn: 'Montserrat' };
  const made = toObjects(drawing, { scale: 100 / drawing.size.width, at: { x: 0, y: 0 } }, fonts, notes);
  return { ...made, notes: notes.list };
}
