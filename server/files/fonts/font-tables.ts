import { damaged, FontRefused } from './font-refused.js';
import { viewOf, type Sfnt } from './font-sfnt.js';
import { checkGlyphs } from './font-glyphs.js';

/** Tables no text can be set without, and the least each holds, bytes. */
const NEEDED: Readonly<Record<string, number>> = { head: 54, hhea: 36, maxp: 6, hmtx: 4, cmap: 4 };
const MAGIC = 0x5f0f3cf5;

/** Throws FontRefused unless the tables are there, and the sizes they tell of each other are those they have. */
export function checkTables({ tables }: Sfnt): void {
  const [head, hhea, maxp, hmtx] = ['head', 'hhea', 'maxp', 'hmtx', 'cmap'].map((tag) =>
    need(tables, tag),
  ) as [DataView, DataView, DataView, DataView];
  const unitsPerEm = head.getUint16(18);
  if (head.getUint32(12) !== MAGIC || unitsPerEm < 16 || unitsPerEm > 16_384) throw damaged('its head');
  const glyphs = maxp.getUint16(4);
  const wide = hhea.getUint16(34);
  if (glyphs === 0 || wide === 0 || wide > glyphs || hmtx.byteLength < wide * 4 + (glyphs - wide) * 2)
    throw damaged('its widths');
  if (tables.has('CFF ') || tables.has('CFF2')) return;
  const [glyf, loca] = [tables.get('glyf'), tables.get('loca')];
  if (!glyf || !loca) throw new FontRefused('The font has no outlines: its letters are pictures');
  checkGlyphs(viewOf(glyf), offsetsOf(viewOf(loca), head.getInt16(50), glyphs), glyphs);
}

function need(tables: Sfnt['tables'], tag: string): DataView {
  const table = tables.get(tag);
  if (!table || table.length < NEEDED[tag]!) throw damaged(`its table '${tag}' is missing`);
  return viewOf(table);
}

/** Where each glyph begins, and at last where the last one ends. */
function offsetsOf(loca: DataView, format: number, glyphs: number): (glyph: number) => number {
  if ((format !== 0 && format !== 1) || loca.byteLength < (glyphs + 1) * (format === 0 ? 2 : 4))
    throw damaged('the list of its letters');
  return format === 0 ? (glyph) => loca.getUint16(glyph * 2) * 2 : (glyph) => loca.getUint32(glyph * 4);
}
