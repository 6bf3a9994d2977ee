import type { Check } from './check.js';
import { picturesOf } from './shown-pictures.js';

/** A drawing (SVG) that shows less than its file holds: masks, filters and other things that are left out. */
export const simplifiedDrawing: Check = ({ object }, { objects }) => {
  const drawings = picturesOf(object).map(({ source }) => objects.resources.image(source)?.drawing);
  const notes = [...new Set(drawings.flatMap((drawing) => drawing?.notes ?? []))];
  if (notes.length === 0) return null;
  return { check: 'simplified-drawing', severity: 'hint', facts: { notes: notes.join(' ') }, fixes: [] };
};
