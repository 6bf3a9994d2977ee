import { damaged, tooHeavy } from './font-refused.js';

/** What a font may weigh unpacked, bytes: twice what a large one of Chinese characters does. */
export const MAX_UNPACKED = 30 * 1024 * 1024;
/** Tables of one font; the richest have about thirty. */
export const MOST_TABLES = 100;

const HEAD = 12;
const ENTRY = 16;

/** A TrueType or OpenType file as what it is made of. */
export interface Sfnt {
  /** What its outlines are: 0x00010000 or 'true' TrueType's, 'OTTO' PostScript's. */
  readonly flavor: number;
  readonly tables: ReadonlyMap<string, Uint8Array>;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const tagAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads the directory of a plain file. Throws FontRefused when a table lies outside of it, comes twice or has no name. */
export function readSfnt(bytes: Uint8Array): Sfnt {
  if (bytes.length < HEAD) throw damaged('it is cut off');
  const view = viewOf(bytes);
  const count = view.getUint16(4);
  if (count === 0 || count > MOST_TABLES || HEAD + count * ENTRY > bytes.length)
    throw damaged('its contents');
  const entries = Array.from({ length: count }, (_, i) => HEAD + i * ENTRY);
  return {
    flavor: view.getUint32(0),
    tables: tablesOf(
      entries.map((at) => {
        const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
        if (offset + length > bytes.length) throw damaged('a part of it is cut off');
        return [tagAt(bytes, at), bytes.subarray(offset, offset + length)];
      }),
    ),
  };
}

/** Throws FontRefused when two have one name, a name is none, or all weigh too much: tables may lie over each other. */
export function tablesOf(entries: readonly (readonly [string, Uint8Array])[]): Map<string, Uint8Array> {
  const tables = new Map(entries);
  if (tables.size < entries.length) throw damaged('a part of it comes twice');
  if ([...tables.keys()].some((tag) => !/^[\x20-\x7e]{4}$/.test(tag))) throw damaged('its contents');
  let total = 0;
  for (const { length } of tables.values()) total += length;
  if (total > MAX_UNPACKED) throw tooHeavy();
  return tables;
}

/** The plain file, tables one after the other in the order of their names, with nothing before, between or behind them. */
export function writeSfnt({ flavor, tables }: Sfnt): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const start = HEAD + sorted.length * ENTRY;
  const bytes = new Uint8Array(sorted.reduce((end, [, { length }]) => end + padded(length), start));
  const view = viewOf(bytes);
  writeHead(view, flavor, sorted.length);
  let offset = start;
  for (const [i, [tag, table]] of sorted.entries()) {
    bytes.set(table, offset);
    const at = HEAD + i * ENTRY;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(at + letter, tag.charCodeAt(letter));
    view.setUint32(at + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.length);
    offset += padded(table.length);
  }
  return bytes;
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** With the numbers that let a reader search the directory by halves. */
function writeHead(view: DataView, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, flavor);
  view.setUint16(4, count);
  view.setUint16(6, 2 ** power * ENTRY);
  view.setUint16(8, power);
  view.setUint16(10, (count - 2 ** power) * ENTRY);
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
