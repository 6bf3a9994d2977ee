import { Blob, Direction, Face, Font, MetricsTag } from 'harfbuzzjs';
import type { ColorLayer, PaletteColor } from 'harfbuzzjs';
import type { FontFace } from '../types.js';

/** What the caller knows of a face; the file's own names are not trusted. */
export interface FontFileInfo {
  /** Unique, e.g. 'Fraunces-600'. */
  readonly id: string;
  /** Key of its font (`fontKey`). */
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
}

type Layers = ReturnType<FontFace['colorLayers']>;

/** One TrueType or OpenType file, ready to be shaped and drawn. */
export class FontFile implements FontFace {
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly underline: { readonly offset: number; readonly thickness: number };
  /** True when the face has color layers (an emoji font). */
  readonly isColor: boolean;
  /** The file itself, for whoever embeds it. */
  readonly bytes: Uint8Array;
  /** The shaper's handle, scaled to font units. */
  readonly font: Font;
  readonly #face: Face;
  readonly #coverage: ReadonlySet<number>;
  readonly #outlines = new Map<number, string>();
  readonly #layers = new Map<number, Layers>();
  #palette: readonly PaletteColor[] | undefined;

  /** Reads a face. Throws when the bytes are compressed (woff, woff2), not a font, or have no character map. */
  static parse(info: FontFileInfo, bytes: Uint8Array | ArrayBuffer): FontFile {
    // Copied: a Node Buffer is a window on a shared pool, and its slice() aliases the bytes.
    const copy = new Uint8Array(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
    rejectForeign(info.id, copy);
    return new FontFile(info, copy);
  }

  private constructor(info: FontFileInfo, bytes: Uint8Array) {
    this.id = info.id;
    this.family = info.family;
    this.weight = info.weight;
    this.italic = info.italic;
    this.bytes = bytes;
    this.#face = new Face(new Blob(bytes), 0);
    this.#coverage = new Set(this.#face.collectUnicodes());
    // HarfBuzz does not complain about a broken file: it reads it as a face without characters.
    if (this.#coverage.size === 0) throw new Error(`Font ${info.id} has no character map`);
    this.font = new Font(this.#face);
    this.unitsPerEm = this.#face.upem;
    this.font.setScale(this.unitsPerEm, this.unitsPerEm);
    const extents = this.font.hExtents();
    this.ascent = extents.ascender / this.unitsPerEm;
    this.descent = -extents.descender / this.unitsPerEm;
    this.capHeight = this.#findCapHeight();
    this.underline = this.#findUnderline();
    this.isColor = this.#face.hasColorLayers();
  }

  /** The code points it has letters for, rising. */
  codePoints(): readonly number[] {
    return [...this.#coverage].sort((a, b) => a - b);
  }

  covers(codePoint: number): boolean {
    return this.#coverage.has(codePoint);
  }

  /** A table of the file by its tag; null when it has none. */
  table(tag: string): DataView | null {
    const table = this.#face.referenceTable(tag);
    return table ? new DataView(table.buffer, table.byteOffset, table.byteLength) : null;
  }

  outline(glyph: number): string {
    let outline = this.#outlines.get(glyph);
    if (outline === undefined) this.#outlines.set(glyph, (outline = this.font.glyphToPath(glyph)));
    return outline;
  }

  colorLayers(glyph: number): Layers {
    if (!this.isColor) return null;
    let layers = this.#layers.get(glyph);
    if (layers === undefined) this.#layers.set(glyph, (layers = this.#readLayers(glyph)));
    return layers;
  }

  ligatureCarets(glyph: number, rightToLeft: boolean): readonly number[] {
    return this.font.getLigatureCarets(rightToLeft ? Direction.RTL : Direction.LTR, glyph);
  }

  #readLayers(glyph: number): Layers {
    const layers = this.#face.getGlyphColorLayers(glyph);
    if (layers.length === 0) return null;
    this.#palette ??= this.#face.getColorPalettes()[0]?.colors ?? [];
    return layers.map((layer) => ({ glyph: layer.glyph, color: layerColor(layer, this.#palette ?? []) }));
  }

  /** In em: the OS/2 table's own figure (version 2 and later), else the H glyph's height, else a usual share. */
  #findCapHeight(): number {
    const view = this.table('OS/2');
    const stored = view && view.byteLength >= 90 && view.getUint16(0) >= 2 ? view.getInt16(88) : 0;
    if (stored > 0) return stored / this.unitsPerEm;
    const glyph = this.font.nominalGlyph(0x48);
    const height = glyph === undefined ? 0 : (this.font.glyphExtents(glyph)?.yBearing ?? 0);
    return height > 0 ? height / this.unitsPerEm : this.ascent * 0.7;
  }

  #findUnderline(): FontFile['underline'] {
    const em = (tag: MetricsTag): number => this.font.getMetricPositionWithFallback(tag) / this.unitsPerEm;
    return { offset: -em(MetricsTag.UNDERLINE_OFFSET), thickness: em(MetricsTag.UNDERLINE_SIZE) };
  }
}

function rejectForeign(id: string, bytes: Uint8Array): void {
  const tag = String.fromCharCode(...bytes.subarray(0, 4));
  if (tag === 'wOFF' || tag === 'wOF2') {
    throw new Error(
      `Font ${id} is a ${tag === 'wOFF' ? 'woff' : 'woff2'} file: decompress it to TrueType first`,
    );
  }
  if (!['\0\x01\0\0', 'true', 'OTTO', 'ttcf'].includes(tag)) {
    throw new Error(`Font ${id} is not a TrueType or OpenType file`);
  }
}

function layerColor(layer: ColorLayer, palette: readonly PaletteColor[]): string | null {
  const color = layer.colorIndex === undefined ? undefined : palette[layer.colorIndex];
  if (!color) return null;
  const { red, green, blue, alpha } = color;
  if (alpha < 255) return `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha / 255) * 1000) / 1000})`;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
