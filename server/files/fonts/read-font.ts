import { requireCoverage } from './font-coverage.js';
import { familyName } from './font-name.js';
import { writeSfnt } from './font-sfnt.js';
import { checkTables } from './font-tables.js';
import { unpackFont } from './unpack-font.js';

export interface PlainFont {
  /** Plain TrueType or OpenType, written anew: nothing but the tables. */
  readonly bytes: Uint8Array;
  readonly mime: 'font/ttf' | 'font/otf';
  /** As its own table says; empty when it says none. */
  readonly family: string;
}

const OTTO = 0x4f54544f;

/** A font from outside, checked from the file down to its letters. Throws FontRefused, which says what is wrong. */
export async function readFont(file: Uint8Array): Promise<PlainFont> {
  const sfnt = await unpackFont(file);
  checkTables(sfnt);
  const bytes = writeSfnt(sfnt);
  requireCoverage(bytes);
  return {
    bytes,
    mime: sfnt.flavor === OTTO ? 'font/otf' : 'font/ttf',
    family: familyName(sfnt.tables.get('name')),
  };
}
