import type { GlyphSource } from './glyph-source.js';
import {
  boxOf,
  components,
  compositeGlyph,
  isComposite,
  inklessGlyph,
  unhinted,
  type Part,
} from './glyph-data.js';
import { sfntFile, viewOf } from './sfnt-tables.js';

/** What one code of the embedded font shows: a glyph, or several put together. */
export interface SubsetEntry {
  readonly parts: readonly Part[];
  /** Font units. */
  readonly advance: number;
  /** Shows nothing: it only carries text, for marks and color glyphs that are drawn otherwise. */
  readonly blank: boolean;
}

export interface Subset {
  readonly bytes: Uint8Array;
  /** By glyph of the new font. */
  readonly advances: readonly number[];
}

interface Built {
  readonly data: Uint8Array;
  readonly advance: number;
  readonly bearing: number;
}

/**
 * A TrueType font of these entries alone: entry i is glyph i + 1. One glyph a text cluster is what makes its text come
 * back whole from every reader: glyphs with no text of their own are printed as rubbish by some.
 */
export function fontSubset(source: GlyphSource, entries: readonly SubsetEntry[]): Subset {
  const glyphs = new SubsetGlyphs(source, entries).all;
  return { bytes: file(source, glyphs), advances: glyphs.map(({ advance }) => advance) };
}

class SubsetGlyphs {
  readonly #source: GlyphSource;
  /** New glyph of an old one. */
  readonly #numbers = new Map<number, number>([[0, 0]]);
  readonly #glyphs: Built[] = [];
  #count: number;

  constructor(source: GlyphSource, entries: readonly SubsetEntry[]) {
    this.#source = source;
    this.#count = entries.length + 1;
    this.#copy(0, 0);
    entries.forEach((entry, i) => {
      const [only] = entry.parts;
      if (isPlain(entry) && !this.#numbers.has(only![0])) this.#numbers.set(only![0], i + 1);
    });
    entries.forEach((entry, i) => this.#add(entry, i + 1));
  }

  get all(): readonly Built[] {
    return this.#glyphs;
  }

  #add(entry: SubsetEntry, at: number): void {
    const [first] = entry.parts;
    if (isPlain(entry) && this.#numbers.get(first![0]) === at) this.#copy(first![0], at, entry.advance);
    else if (entry.blank)
      this.#glyphs[at] = {
        data: inklessGlyph(entry.advance),
        advance: entry.advance,
        bearing: entry.advance >> 1,
      };
    else this.#glyphs[at] = this.#composite(entry);
  }

  /** Takes a glyph over, without its hints; the parts of a composite one come along. */
  #copy(glyph: number, at: number, advance?: number): void {
    const [own, bearing] = this.#source.metrics(glyph);
    const data = unhinted(this.#source.glyph(glyph));
    // in its place first: parts may lead back here
    this.#glyphs[at] = { data, advance: advance ?? own, bearing };
    if (!isComposite(data)) return;
    const copied = data.slice();
    for (const { at: offset, glyph: part } of components(data))
      viewOf(copied).setUint16(offset, this.#number(part));
    this.#glyphs[at] = { data: copied, advance: advance ?? own, bearing };
  }

  /** The new number of a glyph that is only part of others. */
  #number(glyph: number): number {
    let number = this.#numbers.get(glyph);
    if (number === undefined) {
      number = this.#count++;
      this.#numbers.set(glyph, number);
      this.#copy(glyph, number);
    }
    return number;
  }

  #composite({ parts, advance }: SubsetEntry): Built {
    const inked = parts.flatMap((part) => {
      const box = boxOf(this.#source.glyph(part[0]));
      return box ? [{ part: [this.#number(part[0]), part[1], part[2]] as const, box }] : [];
    });
    return { advance, ...compositeGlyph(inked) };
  }
}

const isPlain = ({ parts, blank }: SubsetEntry): boolean =>
  !blank && parts.length === 1 && parts[0]![1] === 0 && parts[0]![2] === 0;

function file(source: GlyphSource, glyphs: readonly Built[]): Uint8Array {
  // FreeType refuses a font in which no glyph has data
  const data = glyphs.map((glyph) => glyph.data);
  if (data.every(({ length }) => length === 0)) data[0] = inklessGlyph(0);
  const { glyf, loca } = glyphTables(data);
  const hmtx = new Uint8Array(4 * glyphs.length);
  glyphs.forEach(({ advance, bearing }, i) => {
    viewOf(hmtx).setUint16(4 * i, Math.max(0, Math.min(0xffff, advance)));
    viewOf(hmtx).setInt16(4 * i + 2, bearing);
  });
  const head = need(source, 'head').slice();
  viewOf(head).setInt16(50, 1);
  const hhea = need(source, 'hhea').slice();
  viewOf(hhea).setUint16(34, glyphs.length);
  return sfntFile({ glyf, head, hhea, hmtx, loca, maxp: maxima(need(source, 'maxp'), glyphs.length) });
}

function need(source: GlyphSource, tag: string): Uint8Array {
  const table = source.table(tag);
  if (!table) throw new Error(`the font has no ${tag} table`);
  return table;
}

function glyphTables(data: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const loca = new Uint8Array(4 * (data.length + 1));
  const view = viewOf(loca);
  let end = 0;
  data.forEach(({ length }, i) => {
    view.setUint32(4 * i, end);
    end += (length + 3) & ~3;
  });
  view.setUint32(4 * data.length, end);
  const glyf = new Uint8Array(end);
  data.forEach((glyph, i) => glyf.set(glyph, view.getUint32(4 * i)));
  return { glyf, loca };
}

/** Room for our composites, none for instructions. */
function maxima(table: Uint8Array, glyphs: number): Uint8Array {
  const bytes = table.slice();
  const view = viewOf(bytes);
  view.setUint16(4, glyphs);
  if (bytes.length < 32) return bytes;
  const atLeast = (at: number, value: number): void =>
    view.setUint16(at, Math.max(view.getUint16(at), value));
  atLeast(10, 800);
  atLeast(12, 60);
  atLeast(28, 16);
  view.setUint16(26, 0);
  view.setUint16(30, 4);
  return bytes;
}
