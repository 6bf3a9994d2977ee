import { damaged, FontRefused } from './font-refused.js';

/** Parts within parts within parts: real fonts have three levels. */
const DEEPEST = 16;
/** Parts of one glyph, all levels together; a few doublings of doublings reach millions. */
const MOST_PARTS = 1000;

const GLYPH_HEAD = 10;
/** Bits of a part's flags: what follows it, and whether it is the last. */
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x1, 0x8, 0x20, 0x40, 0x80];

type Parts = readonly number[];

/** Throws FontRefused when a glyph lies outside the table, or is put together of itself or of too many parts. */
export function checkGlyphs(glyf: DataView, offset: (glyph: number) => number, glyphs: number): void {
  const partsOf = (glyph: number): Parts => {
    const [start, end] = [offset(glyph), offset(glyph + 1)];
    if (end < start || end > glyf.byteLength) throw damaged('the list of its letters');
    return start === end ? [] : readParts(glyf, start, end, glyphs);
  };
  const known = new Map<number, number>();
  for (let glyph = 0; glyph < glyphs; glyph += 1) count(glyph, partsOf, known, 0);
}

/** How many parts a glyph has. One made of itself runs into the depth. */
function count(
  glyph: number,
  partsOf: (glyph: number) => Parts,
  known: Map<number, number>,
  depth: number,
): number {
  if (depth > DEEPEST) throw tangled();
  const found = known.get(glyph);
  if (found !== undefined) return found;
  let total = 1;
  for (const part of partsOf(glyph)) total += count(part, partsOf, known, depth + 1);
  if (total > MOST_PARTS) throw tangled();
  known.set(glyph, total);
  return total;
}

const tangled = (): FontRefused =>
  new FontRefused('The font is damaged: a letter of it is made of itself, or of too many others');

/** Glyphs that a composite glyph puts together; none for one with contours of its own. */
function readParts(glyf: DataView, start: number, end: number, glyphs: number): Parts {
  if (end - start < GLYPH_HEAD) throw damaged('a letter is cut off');
  const contours = glyf.getInt16(start);
  if (contours >= 0) {
    if (start + GLYPH_HEAD + contours * 2 > end) throw damaged('a letter is cut off');
    return [];
  }
  const parts: number[] = [];
  let flags = MORE;
  for (let at = start + GLYPH_HEAD; (flags & MORE) !== 0;) {
    if (at + 4 > end) throw damaged('a letter is cut off');
    flags = glyf.getUint16(at);
    const part = glyf.getUint16(at + 2);
    if (part >= glyphs) throw damaged('a letter names a part that is not there');
    parts.push(part);
    at += 4 + sizeAfter(flags);
  }
  return parts;
}

function sizeAfter(flags: number): number {
  const place = flags & WORDS ? 4 : 2;
  if (flags & SCALE) return place + 2;
  if (flags & TWO_SCALES) return place + 4;
  return flags & MATRIX ? place + 8 : place;
}
