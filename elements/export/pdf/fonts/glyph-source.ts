import type { FontFile } from '../../../text/fonts/font-file.js';
import { outlineGlyph } from './outline-glyph.js';
import { SfntTables, viewOf } from './sfnt-tables.js';

/** Glyphs of a face as TrueType data: what an embedded font is built from. */
export interface GlyphSource {
  table(tag: string): Uint8Array | undefined;
  /** TrueType outline; empty for glyphs without ink. */
  glyph(id: number): Uint8Array;
  /** Advance and left side bearing, font units. */
  metrics(id: number): readonly [advance: number, bearing: number];
}

/** The face's own glyphs, or TrueType glyphs made of its outlines when it has cubic ones (CFF). */
export function glyphSource(face: FontFile): GlyphSource {
  const tables = new SfntTables(face.bytes);
  return tables.table('glyf') && tables.table('loca')
    ? new TrueTypeSource(tables)
    : new OutlineSource(face, tables);
}

class TrueTypeSource implements GlyphSource {
  readonly #tables: SfntTables;
  readonly #glyf: Uint8Array;
  readonly #loca: DataView;
  readonly #hmtx: DataView;
  readonly #long: boolean;
  readonly #metrics: number;

  constructor(tables: SfntTables) {
    this.#tables = tables;
    this.#glyf = tables.need('glyf');
    this.#loca = viewOf(tables.need('loca'));
    this.#hmtx = viewOf(tables.need('hmtx'));
    this.#long = viewOf(tables.need('head')).getInt16(50) === 1;
    this.#metrics = viewOf(tables.need('hhea')).getUint16(34);
  }

  table(tag: string): Uint8Array | undefined {
    return this.#tables.table(tag);
  }

  glyph(id: number): Uint8Array {
    const at = (index: number): number =>
      this.#long ? this.#loca.getUint32(4 * index) : 2 * this.#loca.getUint16(2 * index);
    return this.#glyf.subarray(at(id), at(id + 1));
  }

  metrics(id: number): readonly [number, number] {
    const last = this.#metrics - 1;
    const advance = this.#hmtx.getUint16(4 * Math.min(id, last));
    const bearing = id <= last ? 4 * id + 2 : 4 * this.#metrics + 2 * (id - this.#metrics);
    return [advance, this.#hmtx.getInt16(bearing)];
  }
}

class OutlineSource implements GlyphSource {
  readonly #face: FontFile;
  readonly #tables: SfntTables;
  readonly #glyphs = new Map<number, Uint8Array>();

  constructor(face: FontFile, tables: SfntTables) {
    this.#face = face;
    this.#tables = tables;
  }

  table(tag: string): Uint8Array | undefined {
    return tag === 'maxp' ? maximaOfOutlines() : this.#tables.table(tag);
  }

  glyph(id: number): Uint8Array {
    let glyph = this.#glyphs.get(id);
    if (!glyph) this.#glyphs.set(id, (glyph = outlineGlyph(this.#face.outline(id))));
    return glyph;
  }

  metrics(id: number): readonly [number, number] {
    const extents = this.#face.font.glyphExtents(id);
    return [this.#face.font.glyphHAdvance(id), extents ? Math.round(extents.xBearing) : 0];
  }
}

/** A CFF font's own table counts no points: room for any glyph we make. */
function maximaOfOutlines(): Uint8Array {
  const table = new Uint8Array(32);
  const view = viewOf(table);
  view.setUint32(0, 0x10000);
  view.setUint16(6, 8000);
  view.setUint16(8, 400);
  view.setUint16(14, 2);
  return table;
}
