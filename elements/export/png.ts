import { joinBytes } from './bytes.js';

/** A PNG whose compressed rows other formats can take as they are. */
export interface PlainPng {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** Channels of a pixel: 1 for gray and palettes, 3 for colors. */
  readonly channels: 1 | 3;
  /** Red, green, blue of each entry; undefined for pictures without a palette. */
  readonly palette: Uint8Array | undefined;
  /** The compressed rows. */
  readonly data: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GREY = 0;
const COLORS = 2;
const PALETTE = 3;
/** The gamma that comes close enough to sRGB's, times 100000. */
const USUAL_GAMMA = 45_455;

export const isPng = (file: Uint8Array): boolean => SIGNATURE.every((byte, i) => file[i] === byte);

/** null when it is no PNG, has transparency, 16 bits, a profile or is interlaced: then its pixels are needed. */
export function readPlainPng(file: Uint8Array): PlainPng | null {
  const chunks = isPng(file) ? chunksOf(file) : null;
  const header = chunks?.find(({ type }) => type === 'IHDR')?.data;
  if (!chunks || !header || header.length < 13 || !chunks.some(({ type }) => type === 'IEND')) return null;
  const view = viewOf(header);
  const [bits, color, interlace] = [header[8]!, header[9]!, header[12]!];
  if (bits > 8 || interlace !== 0 || ![GREY, COLORS, PALETTE].includes(color)) return null;
  if (chunks.some(({ type }) => type === 'tRNS' || type === 'iCCP') || !isUsualGamma(chunks)) return null;
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  if (color === PALETTE && !palette) return null;
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bits,
    channels: color === COLORS ? 3 : 1,
    palette: color === PALETTE ? palette : undefined,
    data: joinBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  };
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** null when a chunk leads beyond the file. */
function chunksOf(file: Uint8Array): Chunk[] | null {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length;) {
    const length = view.getUint32(at);
    if (at + 12 + length > file.length) return null;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function isUsualGamma(chunks: readonly Chunk[]): boolean {
  if (chunks.some(({ type }) => type === 'sRGB')) return true;
  const gamma = chunks.find(({ type }) => type === 'gAMA')?.data;
  return !gamma || gamma.length < 4 || Math.abs(viewOf(gamma).getUint32(0) - USUAL_GAMMA) < 200;
}

/** Chunks that tell about people and programs. */
const METADATA = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

/** The file without what is not the picture; as it is when it is damaged. */
export function plainPngFile(file: Uint8Array): Uint8Array {
  const chunks = chunksOf(file);
  if (!chunks) return file;
  let at = SIGNATURE.length;
  const kept = [file.subarray(0, at)];
  for (const { type, data } of chunks) {
    const end = at + 12 + data.length;
    if (!METADATA.includes(type)) kept.push(file.subarray(at, end));
    at = end;
  }
  return joinBytes(kept);
}
