/** Some repeat their license after the copyright. */
const LICENCE = / (?:This Font Software|Available under) .*/;

/** The copyright line a TrueType file carries (name 0), on one line; fails when it has none. */
export function copyrightOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = tableOffset(view, 'name');
  const [count, storage] = [view.getUint16(start + 2), start + view.getUint16(start + 4)];
  for (let i = 0; i < count; i++) {
    const record = start + 6 + i * 12;
    // platform 3 is Windows: its names are UTF-16
    if (view.getUint16(record) !== 3 || view.getUint16(record + 6) !== 0) continue;
    const [length, offset] = [view.getUint16(record + 8), view.getUint16(record + 10)];
    const name = bytes.subarray(storage + offset, storage + offset + length);
    return new TextDecoder('utf-16be').decode(name).replace(/\s+/g, ' ').replace(LICENCE, '').trim();
  }
  throw new Error('The font does not say whose it is');
}

function tableOffset(view: DataView, tag: string): number {
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + i * 16;
    const name = [0, 1, 2, 3].map((at) => String.fromCharCode(view.getUint8(record + at))).join('');
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}
