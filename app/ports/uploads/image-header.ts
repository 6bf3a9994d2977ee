/** What a picture file says about itself in its first bytes, read before any decoder sees it. */

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

export interface PictureHeader {
  readonly type: PictureType;
  /** Pixels as stored; a JPEG may still be turned by its orientation tag. */
  readonly width: number;
  readonly height: number;
}

/** One reader per format: null when the bytes are of another format, or too broken to tell the size. */
const READERS: readonly ((bytes: DataView) => PictureHeader | null)[] = [
  readPng,
  readGif,
  readJpeg,
  readWebp,
];

/** The header of a PNG, JPEG, WebP or GIF, or null for anything else. The file's name and claimed type play no part. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of READERS) {
    const header = safely(() => read(view));
    if (header && header.width > 0 && header.height > 0) return header;
  }
  return null;
}

/** An SVG has no magic number: it is text whose first element is `svg`, after a prolog and comments. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<(\w+:)?svg[\s>/]/i.test(start);
}

/** A truncated file ends in a RangeError of the DataView: then there is no header. */
function safely<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function ascii(view: DataView, offset: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(offset + i)));
}

function readPng(view: DataView): PictureHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (ascii(view, 12, 4) !== 'IHDR') return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): PictureHeader | null {
  if (!/^GIF8[79]a$/.test(ascii(view, 0, 6))) return null;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readJpeg(view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1; // a fill byte before the marker
    else if (isFrame(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else if (marker === 0xd9 || marker === 0xda) return null; // the picture began without a frame header
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
}

/** SOF0 to SOF15, without DHT (C4), JPG (C8) and DAC (CC), which share the range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Markers without a length: TEM and RST0 to RST7. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function readWebp(view: DataView): PictureHeader | null {
  if (ascii(view, 0, 4) !== 'RIFF' || ascii(view, 8, 4) !== 'WEBP') return null;
  const size = WEBP_SIZES[ascii(view, 12, 4)]?.(view);
  return size ? { type: 'image/webp', ...size } : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The three kinds of first chunk and where each keeps the size. */
const WEBP_SIZES: Record<string, (view: DataView) => Size | null> = {
  VP8X: (view) => ({ width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }),
  VP8L: (view) => {
    if (view.getUint8(20) !== 0x2f) return null;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  'VP8 ': (view) => {
    if (uint24(view, 23) !== 0x2a019d) return null;
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  },
};

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
