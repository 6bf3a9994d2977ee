import type { Size } from '../../../math/geometry.js';
import { multiply, translation, type Matrix } from '../../../math/matrix.js';
import { readLength, readTransform } from '../parse/attribute-values.js';
import type { Notes } from '../parse/notes.js';
import type { Style } from './computed-style.js';

const KEYWORDS: Readonly<Record<string, string>> = {
  left: '0%',
  top: '0%',
  center: '50%',
  right: '100%',
  bottom: '100%',
};

/** An element's transform about its origin, which is told in the space around it (CSS Transforms 1, 6). */
export function placedBy(style: Style, viewport: Size, notes: Notes): Matrix {
  const transform = readTransform(style.transform);
  if (style.transform === '' || style['transform-origin'] === '0 0') return transform;
  if (!/^(view-box|border-box)$/.test(style['transform-box']!)) {
    notes.add('origin');
    return transform;
  }
  const [x, y] = originOf(style['transform-origin']!, viewport);
  return multiply(multiply(translation(x, y), transform), translation(-x, -y));
}

/** Across, then down; keywords may stand the other way round. */
function originOf(text: string, { width, height }: Size): [number, number] {
  const [first = '0', second = 'center'] = text.trim().split(/\s+/);
  const turned = /^(top|bottom)$/.test(first) || /^(left|right)$/.test(second);
  const [across, down] = turned ? [second, first] : [first, second];
  const length = (value: string, whole: number): number => readLength(KEYWORDS[value] ?? value, whole) ?? 0;
  return [length(across, width), length(down, height)];
}
