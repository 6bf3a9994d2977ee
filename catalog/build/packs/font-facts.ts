/** What the tables of a plain TrueType file say of it. */
export interface FontFacts {
  /** Name of the family; '' when it says none. */
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  /** Why it may not be put into files and pages; null when it may. */
  readonly forbids: string | null;
}

/** Bits of OS/2 `fsType`. */
const RESTRICTED = 0x0002;
const PREVIEW_OR_EDIT = 0x000c;
const BITMAPS_ONLY = 0x0200;

/** Throws RangeError when the tables are not whole. */
export function fontFacts(bytes: Uint8Array): FontFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const os2 = tableOf(view, 'OS/2');
  if (os2 === null) return { family: familyOf(view), weight: 400, italic: false, forbids: null };
  const type = view.getUint16(os2 + 8);
  const weight = Math.min(900, Math.max(100, Math.round(view.getUint16(os2 + 4) / 100) * 100));
  return {
    ...{ family: familyOf(view), weight, italic: (view.getUint16(os2 + 62) & 1) === 1 },
    forbids: forbiddenBy(type),
  };
}

/** Of several grants the most generous counts. */
function forbiddenBy(type: number): string | null {
  if (type & RESTRICTED && !(type & PREVIEW_OR_EDIT)) return 'its maker does not allow it to be embedded';
  return type & BITMAPS_ONLY ? 'its maker allows only pictures of it to be embedded' : null;
}

/** Where a table begins; null when there is none. */
function tableOf(view: DataView, tag: string): number | null {
  for (let i = 0; i < view.getUint16(4); i++) {
    const record = 12 + i * 16;
    const name = [0, 1, 2, 3].map((at) => String.fromCharCode(view.getUint8(record + at))).join('');
    if (name === tag) return view.getUint32(record + 8);
  }
  return null;
}

/** The typographic family (name 16), else the family (name 1), as Windows has it. */
function familyOf(view: DataView): string {
  const start = tableOf(view, 'name');
  if (start === null) return '';
  const [count, storage] = [view.getUint16(start + 2), start + view.getUint16(start + 4)];
  const found = new Map<number, string>();
  for (let i = 0; i < count; i++) {
    const record = start + 6 + i * 12;
    // platform 3 is Windows: its names are UTF-16
    if (view.getUint16(record) !== 3) continue;
    const [id, length, offset] = [6, 8, 10].map((at) => view.getUint16(record + at)) as [
      number,
      number,
      number,
    ];
    const letters = Array.from({ length: length / 2 }, (_, at) => view.getUint16(storage + offset + at * 2));
    if (!found.has(id)) found.set(id, String.fromCharCode(...letters).trim());
  }
  return found.get(16) ?? found.get(1) ?? '';
}
