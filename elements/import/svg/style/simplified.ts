import { MITER_LIMIT } from '../../../display/ops.js';
import type { Segment } from '../../../display/path-data.js';
import { readLength, readShare } from '../parse/attribute-values.js';
import type { Notes } from '../parse/notes.js';
import type { Style } from './computed-style.js';
import { miterLengths } from './sharp-corners.js';

/** Says what of a shape's look is drawn in another way. */
export function noteShape(style: Style, segments: readonly Segment[], notes: Notes): void {
  if (style.stroke === 'none') return;
  if (style['stroke-linejoin'] === 'miter' && cutsElsewhere(style, segments)) notes.add('sharpCorner');
  if (style['vector-effect'] === 'non-scaling-stroke') notes.add('fixedStroke');
  if (paintsLineFirst(style)) notes.add('paintOrder');
}

function paintsLineFirst(style: Style): boolean {
  const [first, second] = style['paint-order']!.split(/\s+/);
  return style.fill !== 'none' && (first === 'stroke' || (first === 'markers' && second === 'stroke'));
}

/** Whether a corner is sharp with one limit and cut off with the other. */
function cutsElsewhere(style: Style, segments: readonly Segment[]): boolean {
  const limit = Number.parseFloat(style['stroke-miterlimit']!);
  if (!(limit >= 1) || limit === MITER_LIMIT) return false;
  const [least, most] = limit < MITER_LIMIT ? [limit, MITER_LIMIT] : [MITER_LIMIT, limit];
  return miterLengths(segments).some((length) => length > least && length <= most);
}

/** Says what of the look of some words is drawn in another way. */
export function noteWords(style: Style, notes: Notes): void {
  if ([style.fill, style.stroke].some((paint) => /^\s*url\(/i.test(paint!))) notes.add('textPaint');
  if (/^(small-caps|all-small-caps|petite-caps|unicase|titling-caps)/.test(style['font-variant']!))
    notes.add('letterShapes');
  if (/overline/.test(`${style['text-decoration']} ${style['text-decoration-line']}`)) notes.add('textLines');
  if (style['font-kerning'] === 'none') notes.add('letterShapes');
  const lines = [style['dominant-baseline']!, style['alignment-baseline']!];
  if (!lines.every((line) => /^(auto|baseline|alphabetic|no-change|use-script)$/.test(line)))
    notes.add('baseline');
  if (style.stroke === 'none') return;
  if ((readShare(style['stroke-opacity']) ?? 1) < 1) notes.add('textOutline');
  if (paintsLineFirst(style)) notes.add('paintOrder');
}

/** Says what of a text's look is set in another way. */
export function noteText(style: Style, notes: Notes): void {
  if (!/^(horizontal-tb|lr|lr-tb|rl|rl-tb)$/.test(style['writing-mode']!)) notes.add('vertical');
  if ((readLength(style['word-spacing']) ?? 0) !== 0) notes.add('wordSpacing');
}

/** Says what of a picture's look is shown in another way. */
export function notePicture(style: Style, notes: Notes): void {
  if (/^(pixelated|crisp-edges|optimizespeed)$/i.test(style['image-rendering']!)) notes.add('pixels');
}
