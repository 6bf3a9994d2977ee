import { joinBytes } from './bytes.js';

/** What a JPEG file says of itself, and the file without what tells about people. */
export interface JpegFile {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** 1 to 8 as in EXIF: how the stored picture is turned to stand upright. */
  readonly orientation: number;
  /** Its color profile; undefined for none. */
  readonly profile: Uint8Array | undefined;
  /** The picture alone: no camera data, place, comments or thumbnails, and no profile. */
  readonly bytes: Uint8Array;
  /** The same with its profile. */
  readonly profiled: Uint8Array;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
/** Says how the channels are stored: decoders need it. */
const APP14 = 0xee;
const APP15 = 0xef;
/** Baseline, extended and progressive, Huffman coded: what PDF readers decode. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const OTHER_FRAMES = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

interface Segment {
  readonly marker: number;
  readonly start: number;
  /** The segment's content, without marker and length. */
  readonly content: Uint8Array;
  readonly end: number;
}

/** null for a file that is no JPEG, or of a kind that PDF readers do not decode. */
export function readJpeg(file: Uint8Array): JpegFile | null {
  if (file[0] !== 0xff || file[1] !== SOI) return null;
  const head = segments(file);
  const frame = head?.find(({ marker }) => FRAMES.includes(marker))?.content;
  if (!head || !frame || frame.length < 6 || frame[0] !== 8) return null;
  if (head.some(({ marker }) => OTHER_FRAMES.includes(marker))) return null;
  return {
    height: (frame[1]! << 8) | frame[2]!,
    width: (frame[3]! << 8) | frame[4]!,
    components: frame[5]!,
    orientation: orientationOf(head),
    profile: profileOf(head),
    bytes: stripped(file, head.filter(isKept)),
    profiled: stripped(
      file,
      head.filter((segment) => isKept(segment) || isProfile(segment)),
    ),
  };
}

/** All segments before the picture's data; null when the file ends before it. */
function segments(file: Uint8Array): Segment[] | null {
  const found: Segment[] = [];
  let at = 2;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === EOI) return null;
    const end = at + 2 + ((file[at + 2]! << 8) | file[at + 3]!);
    if (end > file.length) return null;
    found.push({ marker, start: at, content: file.subarray(at + 4, end), end });
    if (marker === SOS) return found;
    at = end;
  }
  return null;
}

const isKept = ({ marker }: Segment): boolean =>
  marker !== COMMENT && (marker < APP0 || marker > APP15 || marker === APP0 || marker === APP14);

function stripped(file: Uint8Array, head: readonly Segment[]): Uint8Array {
  return joinBytes([
    file.subarray(0, 2),
    ...head.map(({ start, end }) => file.subarray(start, end)),
    file.subarray(head.at(-1)!.end),
  ]);
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/** The EXIF tag 0x0112 of the first directory; 1 when there is none. */
function orientationOf(head: readonly Segment[]): number {
  const exif = head.find(({ marker, content }) => marker === APP1 && startsWith(content, 'Exif\0\0'));
  if (!exif) return 1;
  const tiff = exif.content.subarray(6);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = startsWith(tiff, 'II');
  try {
    const directory = view.getUint32(4, little);
    for (let i = 0; i < view.getUint16(directory, little); i++) {
      const entry = directory + 2 + 12 * i;
      if (view.getUint16(entry, little) !== 0x0112) continue;
      const value = view.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // camera data that leads outside itself tells nothing
  }
  return 1;
}

const PROFILE = 'ICC_PROFILE\0';
const isProfile = ({ marker, content }: Segment): boolean => marker === APP2 && startsWith(content, PROFILE);

/** Profiles of more than 64 kB come in numbered pieces. */
function profileOf(head: readonly Segment[]): Uint8Array | undefined {
  const pieces = head
    .filter(isProfile)
    .map(({ content }) => content)
    .sort((a, b) => a[PROFILE.length]! - b[PROFILE.length]!)
    .map((content) => content.subarray(PROFILE.length + 2));
  return pieces.length > 0 ? joinBytes(pieces) : undefined;
}
