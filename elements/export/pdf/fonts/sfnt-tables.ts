export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The tables of a TrueType or OpenType file; of the first face of a collection. */
export class SfntTables {
  readonly #bytes: Uint8Array;
  readonly #places = new Map<string, readonly [offset: number, length: number]>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const view = viewOf(bytes);
    const start = tagAt(bytes, 0) === 'ttcf' ? view.getUint32(12) : 0;
    const count = view.getUint16(start + 4);
    for (let i = 0; i < count; i++) {
      const at = start + 12 + 16 * i;
      this.#places.set(tagAt(bytes, at), [view.getUint32(at + 8), view.getUint32(at + 12)]);
    }
  }

  table(tag: string): Uint8Array | undefined {
    const place = this.#places.get(tag);
    return place && this.#bytes.subarray(place[0], place[0] + place[1]);
  }

  need(tag: string): Uint8Array {
    const table = this.table(tag);
    if (!table) throw new Error(`the font has no ${tag} table`);
    return table;
  }
}

const tagAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** A font file of these tables, with checksums. */
export function sfntFile(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tables).sort();
  const padded = (length: number): number => (length + 3) & ~3;
  const head = 12 + 16 * names.length;
  const bytes = new Uint8Array(names.reduce((sum, name) => sum + padded(tables[name]!.length), head));
  const view = viewOf(bytes);
  const log = Math.floor(Math.log2(names.length));
  view.setUint32(0, 0x10000);
  [names.length, 16 << log, log, 16 * names.length - (16 << log)].forEach((value, i) =>
    view.setUint16(4 + 2 * i, value),
  );
  let at = head;
  names.forEach((name, i) => {
    const table = tables[name]!;
    const row = 12 + 16 * i;
    for (let j = 0; j < 4; j++) bytes[row + j] = name.charCodeAt(j);
    bytes.set(table, at);
    view.setUint32(row + 4, checksum(table));
    view.setUint32(row + 8, at);
    view.setUint32(row + 12, table.length);
    if (name === 'head') view.setUint32(at + 8, 0);
    at += padded(table.length);
  });
  const whole = (0xb1b0afba - checksum(bytes)) >>> 0;
  const headRow = 12 + 16 * names.indexOf('head');
  view.setUint32(view.getUint32(headRow + 8) + 8, whole);
  return bytes;
}

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) {
    const word =
      (bytes[i]! << 24) | ((bytes[i + 1] ?? 0) << 16) | ((bytes[i + 2] ?? 0) << 8) | (bytes[i + 3] ?? 0);
    sum = (sum + (word >>> 0)) >>> 0;
  }
  return sum;
}
