import { viewOf } from './sfnt-tables.js';

/** TrueType glyphs as bytes. */

/** A glyph of the face with its offset from the pen, font units, y up. */
export type Part = readonly [glyph: number, dx: number, dy: number];

export type GlyphBox = readonly [left: number, bottom: number, right: number, top: number];

// flags of a component of a composite glyph
const WORDS = 0x1;
const XY_VALUES = 0x2;
const SCALE = 0x8;
const MORE = 0x20;
const XY_SCALE = 0x40;
const TWO_BY_TWO = 0x80;
const INSTRUCTIONS = 0x100;

export const isComposite = (glyph: Uint8Array): boolean => glyph.length > 0 && viewOf(glyph).getInt16(0) < 0;

/** Left, bottom, right, top; null for a glyph without ink. */
export function boxOf(glyph: Uint8Array): GlyphBox | null {
  if (glyph.length === 0) return null;
  const view = viewOf(glyph);
  return [view.getInt16(2), view.getInt16(4), view.getInt16(6), view.getInt16(8)];
}

interface Component {
  /** Where its glyph number stands. */
  readonly at: number;
  readonly glyph: number;
  /** Where the next one stands. */
  readonly end: number;
}

export function components(glyph: Uint8Array): Component[] {
  const view = viewOf(glyph);
  const found: Component[] = [];
  let at = 10;
  for (let flags = MORE; flags & MORE;) {
    flags = view.getUint16(at);
    const places = flags & WORDS ? 4 : 2;
    const scales = flags & SCALE ? 2 : flags & XY_SCALE ? 4 : flags & TWO_BY_TWO ? 8 : 0;
    const end = at + 4 + places + scales;
    found.push({ at: at + 2, glyph: view.getUint16(at + 2), end });
    at = end;
  }
  return found;
}

/** A glyph without its instructions: they refer to tables that are not embedded. */
export function unhinted(glyph: Uint8Array): Uint8Array {
  if (glyph.length === 0) return glyph;
  const view = viewOf(glyph);
  const contours = view.getInt16(0);
  if (contours >= 0) {
    const at = 10 + 2 * contours;
    const length = view.getUint16(at);
    if (length === 0) return glyph;
    const bytes = new Uint8Array(glyph.length - length);
    bytes.set(glyph.subarray(0, at));
    bytes.set(glyph.subarray(at + 2 + length), at + 2);
    return bytes;
  }
  const parts = components(glyph);
  const bytes = glyph.slice(0, parts.at(-1)!.end);
  for (const { at } of parts) viewOf(bytes).setUint16(at - 2, view.getUint16(at - 2) & ~INSTRUCTIONS);
  return bytes;
}

/**
 * Three points in a line: a glyph with a box but no ink. PDFium drops the text of an empty glyph, and mupdf that of
 * invisible text.
 */
export function inklessGlyph(advance: number): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = viewOf(bytes);
  const middle = advance >> 1;
  view.setInt16(0, 1);
  [middle, 0, middle + 2, 2].forEach((side, i) => view.setInt16(2 + 2 * i, side));
  view.setUint16(10, 2);
  bytes.set([1, 1, 1], 14);
  [middle, 1, 1].forEach((step, i) => view.setInt16(17 + 2 * i, step));
  [0, 1, 1].forEach((step, i) => view.setInt16(23 + 2 * i, step));
  return bytes;
}

interface InkedPart {
  readonly part: Part;
  readonly box: GlyphBox;
}

/** A glyph put together of others, and its left side; empty for no parts. */
export function compositeGlyph(parts: readonly InkedPart[]): { data: Uint8Array; bearing: number } {
  if (parts.length === 0) return { data: new Uint8Array(0), bearing: 0 };
  const data = new Uint8Array(10 + 8 * parts.length);
  const view = viewOf(data);
  const bearing = Math.min(...parts.map(({ part, box }) => box[0] + part[1]));
  view.setInt16(0, -1);
  view.setInt16(2, bearing);
  view.setInt16(4, Math.min(...parts.map(({ part, box }) => box[1] + part[2])));
  view.setInt16(6, Math.max(...parts.map(({ part, box }) => box[2] + part[1])));
  view.setInt16(8, Math.max(...parts.map(({ part, box }) => box[3] + part[2])));
  parts.forEach(({ part: [glyph, dx, dy] }, i) => {
    const at = 10 + 8 * i;
    view.setUint16(at, WORDS | XY_VALUES | (i < parts.length - 1 ? MORE : 0));
    view.setUint16(at + 2, glyph);
    view.setInt16(at + 4, dx);
    view.setInt16(at + 6, dy);
  });
  return { data, bearing };
}
