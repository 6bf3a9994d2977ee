import type { Rect } from '../../../math/geometry.js';
import {
  multiply,
  rotation as turned,
  transformPoint,
  transformRect,
  translation,
  type Matrix,
} from '../../../math/matrix.js';
import type { DrawnText, TextStyle } from '../drawing.js';
import type { StyleRule } from '../style/css.js';
import type { Notes } from '../parse/notes.js';
import { readLength } from '../parse/attribute-values.js';
import { computedStyle, type Style } from '../style/computed-style.js';
import { isForUs } from '../parse/language.js';
import { noteWords } from '../style/simplified.js';
import { baselineShift, textStyle } from './text-style.js';
import type { SvgNode } from '../parse/svg-node.js';
import { decomposeTransform, type DecomposedTransform } from './decompose-transform.js';

interface Span {
  text: string;
  readonly style: TextStyle;
}

/** A piece with a place of its own. */
interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly anchor: DrawnText['anchor'];
  readonly spans: Span[];
  /** It stands behind the words before it, only shifted: how far. */
  readonly follows: { readonly dx: number; readonly dy: number } | null;
  /** A space stands between it and the words before it. */
  spaced: boolean;
  /** Its base direction. */
  readonly rtl: boolean;
}

interface Reading {
  readonly rules: readonly StyleRule[];
  readonly notes: Notes;
  readonly chunks: Chunk[];
  x: number;
  y: number;
}

type Placed = Omit<DrawnText, 'opacity' | 'blend' | 'name'>;

/** The texts of a text element: one for every piece that stands alone; lines that follow each other evenly are one. */
export function readTexts(
  node: SvgNode,
  style: Style,
  matrix: Matrix,
  { rules, notes }: { readonly rules: readonly StyleRule[]; readonly notes: Notes },
): Placed[] {
  const reading: Reading = { rules, notes, chunks: [], x: 0, y: 0 };
  read(node, style, style, reading);
  const chunks = reading.chunks.map(trimmed).filter(({ spans }) => spans.length > 0);
  const transform = decomposeTransform(matrix);
  if (chunks.length > 0) for (const note of transform.notes) notes.add(note);
  return paragraphs(chunks).map((lines) => placed(lines, matrix, transform));
}

function read(node: SvgNode, style: Style, around: Style, reading: Reading): void {
  if (style.display === 'none' || !isForUs(node)) return;
  if (style.visibility !== 'visible') {
    if (around.visibility === 'visible' && node.name !== 'text') reading.notes.add('hiddenText');
    return;
  }
  if (node.name === 'textPath') reading.notes.add('textPath');
  if (node.attributes.has('textLength')) reading.notes.add('textStretch');
  if (PLACES.some((name) => /[\d.][\s,]+[-+.\d]|%/.test(node.attributes.get(name)?.trim() ?? '')))
    reading.notes.add('letterPlaces');
  if (/[1-9]/.test(node.attributes.get('rotate') ?? '')) reading.notes.add('letterPlaces');
  move(node, style, reading);
  const shift = node.name === 'text' ? 0 : baselineShift(style, around);
  if (shift) follow(reading, style, { dx: 0, dy: shift });
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (node.attributes.get('space') === 'preserve' && /\S\s{2,}\S/.test(child))
        reading.notes.add('textSpaces');
      put(child, style, reading);
    } else if (/^(tspan|textPath|a)$/.test(child.name))
      read(child, computedStyle(child, style, reading.rules), style, reading);
  }
  if (shift) follow(reading, style, { dx: 0, dy: -shift });
}

/** Attributes that may give each letter a place of its own. */
const PLACES = ['x', 'y', 'dx', 'dy'];

/** A gap along the line that is narrower belongs to the letters, em. */
const HAIR = 0.1;

/** A new place begins a new piece, and so does a shift. */
function move({ attributes, name }: SvgNode, style: Style, reading: Reading): void {
  const em = Number(style['font-size']);
  const first = (key: string): number | undefined => {
    const text = attributes
      .get(key)
      ?.trim()
      .split(/[\s,]+/)[0];
    return text?.endsWith('em') ? Number.parseFloat(text) * em : readLength(text);
  };
  const [x, y, dx = 0, dy = 0] = [first('x'), first('y'), first('dx'), first('dy')];
  // without a new place along the line, where the words before it end is known once their font is here
  if (name !== 'text' && x === undefined && y === undefined) {
    if (dy !== 0 || Math.abs(dx) > HAIR * em) follow(reading, style, { dx, dy });
    return;
  }
  reading.x = (x ?? reading.x) + dx;
  reading.y = (y ?? reading.y) + dy;
  begin(reading, style, null);
}

function follow(reading: Reading, style: Style, by: NonNullable<Chunk['follows']>): void {
  const before = reading.chunks.at(-1);
  reading.x += by.dx;
  reading.y += by.dy;
  // nothing stands before it: it is only moved
  if (!before || before.spans.length > 0) return begin(reading, style, before ? by : null);
  const { follows, spaced } = before;
  reading.chunks.pop();
  begin(reading, style, follows && { dx: follows.dx + by.dx, dy: follows.dy + by.dy });
  reading.chunks.at(-1)!.spaced = spaced;
}

function begin({ chunks, x, y }: Reading, style: Style, follows: Chunk['follows']): void {
  const anchor = /^(middle|end)$/.exec(style['text-anchor']!)?.[1] as DrawnText['anchor'] | undefined;
  const spaced = follows !== null && (chunks.at(-1)?.spans.at(-1)?.text.endsWith(' ') ?? false);
  const rtl = style.direction === 'rtl';
  const side = anchor ?? 'start';
  chunks.push({ x, y, anchor: rtl ? SWAPPED[side] : side, spans: [], follows, spaced, rtl });
}

function put(text: string, style: Style, { chunks, notes }: Reading): void {
  const chunk = chunks.at(-1)!;
  const plain = text.replace(/\s+/g, ' ');
  const before = chunk.spans.at(-1)?.text;
  if (before === undefined && chunk.follows && plain.startsWith(' ')) chunk.spaced = true;
  // a space at the beginning, or after one, is none
  const kept = before === undefined || before.endsWith(' ') ? plain.replace(/^ /, '') : plain;
  if (!kept) return;
  noteWords(style, notes);
  chunk.spans.push({ text: kept, style: textStyle(style) });
}

function trimmed(chunk: Chunk): Chunk {
  const last = chunk.spans.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return { ...chunk, spans: chunk.spans.filter(({ text }) => text !== '') };
}

/** How far line steps of one paragraph may differ, as a part of the step. */
const EVEN = 0.05;

/** Pieces under each other at one anchor, in one size and at one distance, are lines of a paragraph. */
function paragraphs(chunks: readonly Chunk[]): Chunk[][] {
  const found: Chunk[][] = [];
  chunks.forEach((chunk, i) => {
    const lines = found.at(-1);
    const alone = chunk.follows ?? chunks[i + 1]?.follows;
    if (lines && !alone && continues(lines, chunk)) lines.push(chunk);
    else found.push([chunk]);
  });
  return found;
}

function continues(lines: readonly Chunk[], next: Chunk): boolean {
  const last = lines.at(-1)!;
  const { size } = last.spans[0]!.style;
  const step = next.y - last.y;
  if (last.follows || Math.abs(next.x - last.x) > size * EVEN || next.anchor !== last.anchor) return false;
  if (next.spans[0]!.style.size !== size || step < size * 0.6 || step > size * 1.8) return false;
  return lines.length < 2 || Math.abs(step - stepOf(lines)!) < step * EVEN;
}

const stepOf = (lines: readonly Chunk[]): number | null =>
  lines.length < 2 ? null : (lines.at(-1)!.y - lines[0]!.y) / (lines.length - 1);

/** Height of capital letters, em: what is mirrored downwards is set back by it. */
const CAPITALS = 0.7;
const SWAPPED = { start: 'end', middle: 'middle', end: 'start' } as const;

const STRONG = /[\p{L}]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Texts take their direction from their first letter: where a line has another, an unseen mark before it says so. */
function directionMark({ spans, rtl }: Chunk): string {
  const text = spans.map((span) => span.text).join('');
  const first = STRONG.exec(text)?.[0];
  const alike = [...text].every((letter) => letter === ' ' || RIGHT_TO_LEFT.test(letter) === rtl);
  if (first === undefined || alike || RIGHT_TO_LEFT.test(first) === rtl) return '';
  // one direction alone reads the same in either, but for what stands at its ends
  const pure = [...text].every((letter) => letter === ' ' || RIGHT_TO_LEFT.test(letter) !== rtl);
  return pure ? '' : rtl ? '\u200F' : '\u200E';
}

function placed(lines: readonly Chunk[], matrix: Matrix, transform: DecomposedTransform): Placed {
  const [first] = lines as [Chunk];
  const { scale, mirrored, rotation } = transform;
  const step = stepOf(lines);
  const spans = lines.flatMap((line, i) =>
    line.spans.map(({ text, style }, at) => ({
      text: at > 0 ? text : (i > 0 ? '\n' : '') + directionMark(line) + text,
      style: {
        ...{ ...style, size: style.size * scale, spacing: style.spacing * scale },
        outline: style.outline && { ...style.outline, width: style.outline.width * scale },
      },
    })),
  );
  // it stays over the place that it had
  const raised = mirrored === 'y' ? lines.at(-1)!.y - CAPITALS * first.spans[0]!.style.size : first.y;
  const { follows, spaced } = first;
  return {
    type: 'text',
    at: transformPoint(matrix, { x: first.x, y: raised }),
    rotation,
    anchor: mirrored === 'x' ? SWAPPED[first.anchor] : first.anchor,
    spans,
    lineStep: step === null ? null : step * scale,
    ...(follows && {
      follows: { along: follows.dx * scale, down: follows.dy * (mirrored === 'y' ? -scale : scale), spaced },
    }),
  };
}

/** Letters are about so wide and reach so far above and below their line, em: their font is not here yet. */
const ROUGH = { width: 0.6, above: 0.8, below: 0.25 };

/** About where a text shows. */
export function roughBounds({ at, rotation, anchor, spans, lineStep }: Placed): Rect {
  const lines = spans
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const size = Math.max(...spans.map(({ style }) => style.size));
  const width = Math.max(...lines.map((line) => line.length)) * size * ROUGH.width;
  const back = anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2;
  const height = size * (ROUGH.above + ROUGH.below) + (lines.length - 1) * (lineStep ?? 0);
  const upright = { x: -back, y: -size * ROUGH.above, width, height };
  return transformRect(multiply(translation(at.x, at.y), turned(rotation)), upright);
}
