import { deflateSync } from 'node:zlib';
import { readSfnt, writeSfnt, type Sfnt } from '../../../server/files/fonts/font-sfnt.js';
import { TEST_FACES, testFaceBytes } from '../../support/text/fonts.js';

/** Fonts for tests: a real one, taken apart and put together wrong. */

const face = TEST_FACES.find(({ id }) => id === 'DMSans-400')!;

let plain: Promise<Uint8Array> | undefined;

/** DM Sans as TrueType. */
export const realFont = (): Promise<Uint8Array> => (plain ??= testFaceBytes(face));

/** DM Sans as the catalog's sources have it. */
export const REAL_WOFF2 = face.file;

/** The tables of the real font, changed; null takes one away. */
export async function changedFont(
  changes: Readonly<Record<string, ((table: Uint8Array) => Uint8Array) | null>>,
): Promise<Uint8Array> {
  const { flavor, tables } = readSfnt(await realFont());
  const changed = new Map(tables);
  for (const [tag, change] of Object.entries(changes)) {
    if (change) changed.set(tag, change(new Uint8Array(tables.get(tag) ?? [])));
    else changed.delete(tag);
  }
  return writeSfnt({ flavor, tables: changed });
}

/** A table with a number written into it. */
export const withNumber =
  (at: number, value: number, bytes: 2 | 4 = 2) =>
  (table: Uint8Array): Uint8Array => {
    const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
    if (bytes === 2) view.setUint16(at, value);
    else view.setUint32(at, value);
    return table;
  };

interface WoffEntry {
  readonly tag: string;
  readonly packed: Uint8Array;
  /** What it says it unpacks to, bytes. */
  readonly plain: number;
}

/** A WOFF of these tables. */
export function woff(entries: readonly WoffEntry[], flavor = 0x00010000): Uint8Array {
  const start = 44 + entries.length * 20;
  const bytes = new Uint8Array(entries.reduce((end, { packed }) => end + packed.length, start));
  const view = new DataView(bytes.buffer);
  bytes.set([...'wOFF'].map((letter) => letter.charCodeAt(0)));
  view.setUint32(4, flavor);
  view.setUint32(8, bytes.length);
  view.setUint16(12, entries.length);
  let offset = start;
  for (const [i, { tag, packed, plain: length }] of entries.entries()) {
    const at = 44 + i * 20;
    bytes.set(
      [...tag].map((letter) => letter.charCodeAt(0)),
      at,
    );
    view.setUint32(at + 4, offset);
    view.setUint32(at + 8, packed.length);
    view.setUint32(at + 12, length);
    bytes.set(packed, offset);
    offset += packed.length;
  }
  return bytes;
}

export function packed(tag: string, table: Uint8Array): WoffEntry {
  const small = deflateSync(table);
  return { tag, packed: small.length < table.length ? small : table, plain: table.length };
}

export const woffOf = ({ tables }: Sfnt): Uint8Array =>
  woff([...tables].map(([tag, table]) => packed(tag, table)));

/** Index of a CFF table: counted, with places of one byte. */
const index = (parts: readonly (readonly number[])[]): number[] => {
  if (parts.length === 0) return [0, 0];
  let end = 1;
  const offsets = [1, ...parts.map(({ length }) => (end += length))];
  return [0, parts.length, 2, ...offsets.flatMap((at) => [at >> 8, at & 255]), ...parts.flat()];
};
const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
const number = (value: number): number[] => [29, 0, 0, (value >> 8) & 255, value & 255];

/** The real font with PostScript outlines: every glyph is one square, or what the commands draw. */
export async function postScriptFont(
  commands: readonly number[] = [239, 239, 21, 247, 136, 6, 247, 136, 7, 251, 136, 6, 14],
): Promise<Uint8Array> {
  const { tables } = readSfnt(await realFont());
  const glyphs = new DataView(tables.get('maxp')!.slice(0, 6).buffer).getUint16(4);
  const strings = Array.from({ length: glyphs }, () => commands);
  const head = [1, 0, 4, 2, ...index([text('Squares')])];
  // the place of the glyphs is written with a fixed width, so that the table's length is known before
  const top = (at: number) => index([[...number(at), 17]]);
  const at = head.length + top(0).length + index([]).length * 2;
  const cff = [...head, ...top(at), ...index([]), ...index([]), ...longIndex(strings)];
  const kept = [...tables].filter(([tag]) => !['glyf', 'loca', 'fpgm', 'prep', 'cvt ', 'gasp'].includes(tag));
  return writeSfnt({ flavor: 0x4f54544f, tables: new Map([...kept, ['CFF ', Uint8Array.from(cff)]]) });
}

/** An index of many parts: places of four bytes. */
function longIndex(parts: readonly (readonly number[])[]): number[] {
  let end = 1;
  const offsets = [1, ...parts.map(({ length }) => (end += length))];
  const places = offsets.flatMap((at) => [at >>> 24, (at >> 16) & 255, (at >> 8) & 255, at & 255]);
  return [parts.length >> 8, parts.length & 255, 4, ...places, ...parts.flat()];
}
