import { TableFault } from './table-fault.js';

/** Bytes looked at to tell UTF-16 without a mark from other text. */
const SAMPLE = 2000;
/** Share of zero bytes on one side of the pairs by which UTF-16 is known. */
const MANY_ZEROS = 0.4;

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Share of zeros among every second byte, beginning at `from`. */
function zeros(bytes: Uint8Array, from: 0 | 1): number {
  const length = Math.min(bytes.length, SAMPLE);
  let found = 0;
  for (let at = from; at < length; at += 2) if (bytes[at] === 0) found++;
  return found / Math.max(1, length / 2);
}

function utf16(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  if (zeros(bytes, 1) > MANY_ZEROS && zeros(bytes, 0) < MANY_ZEROS / 4) return 'utf-16le';
  return zeros(bytes, 0) > MANY_ZEROS && zeros(bytes, 1) < MANY_ZEROS / 4 ? 'utf-16be' : undefined;
}

/** Bytes decoded between two chances for others to have a turn. */
const BYTES_A_STEP = 500_000;

function* decoded(bytes: Uint8Array, encoding: string, fatal: boolean): Generator<void, string> {
  const decoder = new TextDecoder(encoding, { fatal });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += BYTES_A_STEP) {
    const chunk = bytes.subarray(at, at + BYTES_A_STEP);
    parts.push(decoder.decode(chunk, { stream: at + BYTES_A_STEP < bytes.length }));
    yield;
  }
  return parts.join('');
}

/** What is no UTF-8 was written by a program of western Windows, whose code page has Latin-1 inside it. */
function* eightBit(bytes: Uint8Array): Generator<void, string> {
  try {
    return yield* decoded(bytes, 'utf-8', true);
  } catch {
    return yield* decoded(bytes, 'windows-1252', false);
  }
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without a mark, or Latin-1. Stops now and then. Throws `notATable` on what
 * is no text.
 */
export function* decodeText(bytes: Uint8Array): Generator<void, string> {
  const wide = utf16(bytes);
  const text = yield* wide ? decoded(bytes, wide, false) : eightBit(bytes);
  if (text.slice(0, SAMPLE).includes('\0')) throw new TableFault('notATable');
  return text;
}
