import { newMask, type Mask } from './mask.js';

/**
 * A mask as text, small enough to live in the design itself: `400x300:` and runs of sixteen levels in base64, some
 * kilobytes for a subject. A run is a byte of level and length; lengths from 15 on follow in groups of seven bits.
 */

const LEVELS = 15;
const LONG = 15;
/** Longer masks are not written by anyone. */
const MOST_SIDE = 2048;

export function maskText({ width, height, data }: Mask): string {
  const bytes: number[] = [];
  for (let i = 0; i < data.length;) {
    const level = levelOf(data[i]!);
    let length = 1;
    while (i + length < data.length && levelOf(data[i + length]!) === level) length++;
    pushRun(bytes, level, length);
    i += length;
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `${width}x${height}:${btoa(text)}`;
}

/** Whether a mask keeps nothing. */
export const isEmptyMask = (text: string): boolean =>
  textMask(text)?.data.every((value) => value === 0) ?? true;

/** Tells texts apart: two kilobytes need not be a name. */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + 0x9e37;
  }
  return (one >>> 0).toString(16) + (other >>> 0).toString(16);
}

const levelOf = (value: number): number => Math.round((value * LEVELS) / 255);

function pushRun(bytes: number[], level: number, length: number): void {
  if (length < LONG) return void bytes.push((level << 4) | length);
  bytes.push((level << 4) | LONG);
  let rest = length - LONG;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  bytes.push(rest);
}

/** The mask of a text; null when it is none. */
export function textMask(text: string): Mask | null {
  const [, width, height, runs] = /^(\d{1,4})x(\d{1,4}):([A-Za-z0-9+/]*={0,2})$/.exec(text) ?? [];
  const mask = newMask(Number(width ?? 0), Number(height ?? 0));
  const side = Math.max(mask.width, mask.height);
  if (runs === undefined || side > MOST_SIDE || mask.data.length === 0) return null;
  try {
    return fillRuns(mask.data, atob(runs)) ? mask : null;
  } catch {
    // no base64
    return null;
  }
}

/** False when the runs do not cover the mask exactly. */
function fillRuns(data: Uint8Array, bytes: string): boolean {
  let filled = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes.charCodeAt(at++);
    let length = byte & 15;
    if (length === LONG) {
      for (let unit = 1, more = true; more; unit *= 128) {
        const next = bytes.charCodeAt(at++);
        if (Number.isNaN(next) || unit > 2 ** 28) return false;
        length += (next & 127) * unit;
        more = next > 127;
      }
    }
    if (length === 0 || filled + length > data.length) return false;
    data.fill(((byte >> 4) * 255) / LEVELS, filled, (filled += length));
  }
  return filled === data.length;
}
