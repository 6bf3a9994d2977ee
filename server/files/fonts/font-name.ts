import { viewOf } from './font-sfnt.js';

const HEAD = 6;
const RECORD = 12;
/** Longest name read, bytes. */
const LONGEST = 400;

/** What a name is of: the whole family, as designers group it, before the family of four styles. */
const FAMILY_IDS = [16, 1];

interface Name {
  readonly id: number;
  readonly text: string;
  /** Lower is better: English, then any other, then Apple's old lists. */
  readonly rank: number;
}

/** The family's name as the file gives it; empty when it gives none that can be read. */
export function familyName(table: Uint8Array | undefined): string {
  if (!table || table.length < HEAD) return '';
  const names = readNames(table).sort((a, b) => a.rank - b.rank);
  for (const id of FAMILY_IDS) {
    const found = names.find((name) => name.id === id && name.text !== '');
    if (found) return found.text;
  }
  return '';
}

function readNames(table: Uint8Array): Name[] {
  const view = viewOf(table);
  const [count, strings] = [view.getUint16(2), view.getUint16(4)];
  const names: Name[] = [];
  for (let i = 0; i < count && HEAD + (i + 1) * RECORD <= table.length; i += 1) {
    const at = HEAD + i * RECORD;
    const [platform, language, id, length, offset] = [0, 4, 6, 8, 10].map((part) =>
      view.getUint16(at + part),
    ) as [number, number, number, number, number];
    if (!FAMILY_IDS.includes(id) || length > LONGEST) continue;
    const bytes = table.subarray(strings + offset, strings + offset + length);
    const wide = platform === 0 || platform === 3;
    if (bytes.length < length || (!wide && platform !== 1)) continue;
    const rank = wide ? (language === 0x409 || platform === 0 ? 0 : 1) : 2;
    names.push({ id, text: cleaned(wide ? utf16(bytes) : latin(bytes)), rank });
  }
  return names;
}

const utf16 = (bytes: Uint8Array): string => new TextDecoder('utf-16be').decode(bytes);

/** Letters beyond these differ by country; names of families hardly use them. */
const latin = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : '')).join('');

/** One line without characters that are not seen, or that turn the reading order around. */
const cleaned = (text: string): string =>
  text
    .replace(/[\p{C}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
