import { degrees } from '../../math/geometry.js';
import { transformPoint, type Matrix } from '../../math/matrix.js';
import type { DrawnText, TextStyle } from './drawing.js';
import { plainTint } from './paints.js';
import type { StyleRule } from './css.js';
import type { Notes } from './notes.js';
import { readLength, readNumbers } from './numbers.js';
import { styleOf, type Style } from './style.js';
import type { SvgNode } from './tree.js';

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
}

interface Reading {
  readonly rules: readonly StyleRule[];
  readonly notes: Notes;
  readonly chunks: Chunk[];
  x: number;
  y: number;
}

/** The texts of a text element: one for every piece that stands alone; lines that follow each other evenly are one. */
export function textsOf(
  node: SvgNode,
  style: Style,
  matrix: Matrix,
  { rules, notes }: { readonly rules: readonly StyleRule[]; readonly notes: Notes },
): Omit<DrawnText, 'opacity' | 'blend' | 'name'>[] {
  const reading: Reading = { rules, notes, chunks: [], x: 0, y: 0 };
  read(node, style, reading);
  const chunks = reading.chunks.map(trimmed).filter(({ spans }) => spans.length > 0);
  return paragraphs(chunks).map((lines) => placed(lines, matrix));
}

function read(node: SvgNode, style: Style, reading: Reading): void {
  if (style.display === 'none' || style.visibility !== 'visible') return;
  if (node.name === 'textPath') reading.notes.add('textPath');
  if (node.attributes.has('textLength')) reading.notes.add('textStretch');
  move(node, style, reading);
  for (const child of node.children) {
    if (typeof child === 'string') put(child, style, reading);
    else if (/^(tspan|textPath|a)$/.test(child.name))
      read(child, styleOf(child, style, reading.rules), reading);
  }
}

/** A new place begins a new piece; a shift along the line alone does not. */
function move({ attributes, name }: SvgNode, style: Style, reading: Reading): void {
  const em = Number(style['font-size']);
  const first = (key: string): number | undefined => {
    const text = attributes
      .get(key)
      ?.trim()
      .split(/[\s,]+/)[0];
    return text?.endsWith('em') ? Number.parseFloat(text) * em : readLength(text);
  };
  const [x, y, dx, dy] = [first('x'), first('y'), first('dx'), first('dy')];
  if (name !== 'text' && x === undefined && y === undefined && !dy) return;
  reading.x = (x ?? reading.x) + (dx ?? 0);
  reading.y = (y ?? reading.y) + (dy ?? 0);
  const anchor = /^(middle|end)$/.exec(style['text-anchor']!)?.[1] as DrawnText['anchor'] | undefined;
  reading.chunks.push({ x: reading.x, y: reading.y, anchor: anchor ?? 'start', spans: [] });
}

function put(text: string, style: Style, { chunks }: Reading): void {
  const spans = chunks.at(-1)!.spans;
  const plain = text.replace(/\s+/g, ' ');
  const before = spans.at(-1)?.text;
  // a space at the beginning, or after one, is none
  const kept = before === undefined || before.endsWith(' ') ? plain.replace(/^ /, '') : plain;
  if (kept) spans.push({ text: kept, style: textStyle(style) });
}

function trimmed(chunk: Chunk): Chunk {
  const last = chunk.spans.at(-1);
  if (last) last.text = last.text.replace(/ $/, '');
  return { ...chunk, spans: chunk.spans.filter(({ text }) => text !== '') };
}

const WEIGHTS: Readonly<Record<string, number>> = { normal: 400, bold: 700, bolder: 700, lighter: 300 };

function textStyle(style: Style): TextStyle {
  const tint = plainTint(style.fill!, style) ?? plainTint(style.stroke!, style);
  const decoration = `${style['text-decoration']} ${style['text-decoration-line']}`;
  const weight = WEIGHTS[style['font-weight']!] ?? Number.parseInt(style['font-weight']!, 10);
  return {
    families: style['font-family']!.split(',')
      .map((family) => family.trim().replace(/^['"]|['"]$/g, ''))
      .filter(Boolean),
    weight: weight >= 100 && weight <= 900 ? weight : 400,
    italic: /italic|oblique/.test(style['font-style']!),
    size: Number(style['font-size']),
    color: tint?.color ?? '#000000',
    spacing: spacingOf(style),
    underline: decoration.includes('underline'),
    strike: decoration.includes('line-through'),
  };
}

function spacingOf(style: Style): number {
  const text = style['letter-spacing']!;
  if (/em\s*$/.test(text)) return Number.parseFloat(text) * Number(style['font-size']) || 0;
  return readNumbers(text)[0] ?? 0;
}

/** How far line steps of one paragraph may differ, as a part of the step. */
const EVEN = 0.05;

/** Pieces under each other at one anchor, in one size and at one distance, are lines of a paragraph. */
function paragraphs(chunks: readonly Chunk[]): Chunk[][] {
  const found: Chunk[][] = [];
  for (const chunk of chunks) {
    const lines = found.at(-1);
    if (lines && continues(lines, chunk)) lines.push(chunk);
    else found.push([chunk]);
  }
  return found;
}

function continues(lines: readonly Chunk[], next: Chunk): boolean {
  const last = lines.at(-1)!;
  const { size } = last.spans[0]!.style;
  const step = next.y - last.y;
  if (Math.abs(next.x - last.x) > size * EVEN || next.anchor !== last.anchor) return false;
  if (next.spans[0]!.style.size !== size || step < size * 0.6 || step > size * 1.8) return false;
  return lines.length < 2 || Math.abs(step - stepOf(lines)!) < step * EVEN;
}

const stepOf = (lines: readonly Chunk[]): number | null =>
  lines.length < 2 ? null : (lines.at(-1)!.y - lines[0]!.y) / (lines.length - 1);

function placed(lines: readonly Chunk[], matrix: Matrix): Omit<DrawnText, 'opacity' | 'blend' | 'name'> {
  const [first] = lines as [Chunk];
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const step = stepOf(lines);
  const spans = lines.flatMap((line, i) =>
    line.spans.map(({ text, style }, at) => ({
      text: i > 0 && at === 0 ? `\n${text}` : text,
      style: { ...style, size: style.size * scale, spacing: style.spacing * scale },
    })),
  );
  return {
    type: 'text',
    at: transformPoint(matrix, first),
    rotation: degrees(Math.atan2(matrix[1], matrix[0])),
    anchor: first.anchor,
    spans,
    lineStep: step === null ? null : step * scale,
  };
}
