import type { FontFile } from '../../../text/fonts/font-file.js';
import type { PdfFile, PdfRef } from '../file/pdf-file.js';
import { fontSubset, type SubsetEntry } from './font-subset.js';
import type { Part } from './glyph-data.js';
import { glyphSource } from './glyph-source.js';
import { viewOf } from './sfnt-tables.js';
import { toUnicode } from './to-unicode.js';

/** What a code shows and the text it stands for. */
export interface Code extends SubsetEntry {
  readonly text: string;
}

const SYMBOLIC = 4;

/**
 * A face as the document uses it: one code for each cluster of glyphs with its text and advance, since one glyph may
 * stand for several texts (space and no-break space, Latin and Cyrillic A).
 */
export class EmbeddedFont {
  readonly ref: PdfRef;
  readonly face: FontFile;
  readonly #file: PdfFile;
  readonly #codes: Code[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(file: PdfFile, face: FontFile) {
    this.#file = file;
    this.face = face;
    this.ref = file.reserve();
  }

  /** The number of a code, from 1. */
  code(parts: readonly Part[], advance: number, text: string, blank: boolean): number {
    const key = `${parts.join(';')}|${advance}|${blank}|${text}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#codes.push({ parts, advance, text, blank });
      this.#numbers.set(key, number);
    }
    return number;
  }

  /** Writes the font, once all text is written. */
  finish(): void {
    const { bytes, advances } = fontSubset(glyphSource(this.face), this.#codes);
    const name = `${subsetTag(bytes)}+${this.face.id.replace(/[^A-Za-z0-9-]/g, '') || 'Font'}`;
    const perMille = 1000 / this.face.unitsPerEm;
    const descendant = this.#file.add({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
      FontDescriptor: this.#descriptor(name, bytes),
      DW: 0,
      W: [0, advances.slice(0, this.#codes.length + 1).map((advance) => advance * perMille)],
      CIDToGIDMap: 'Identity',
    });
    this.#file.fill(this.ref, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#file.stream({}, toUnicode(this.#codes.map((code) => code.text))),
    });
  }

  #descriptor(name: string, bytes: Uint8Array): PdfRef {
    const { face } = this;
    const head = viewOf(glyphSource(face).table('head')!);
    const perMille = (em: number): number => Math.round(em * 1000);
    return this.#file.add({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [36, 38, 40, 42].map((at) => perMille(head.getInt16(at) / face.unitsPerEm)),
      ItalicAngle: face.italic ? -12 : 0,
      Ascent: perMille(face.ascent),
      Descent: -perMille(face.descent),
      CapHeight: perMille(face.capHeight),
      StemV: face.weight >= 600 ? 140 : 80,
      FontFile2: this.#file.stream({ Length1: bytes.length }, bytes),
    });
  }
}

// eslint-disable-next-line @typescript-eslint/no-wrapper-object-types -- how pdfkit tells text from names
const text = (value: string): String => new String(value);

/** Six letters that follow from the bytes: two subsets of one name confuse programs that join files. */
function subsetTag(bytes: Uint8Array): string {
  let hash = 2166136261;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
  return Array.from({ length: 6 }, () => {
    const letter = String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
    return letter;
  }).join('');
}
