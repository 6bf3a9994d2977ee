import type { FontFile } from '../fonts/font-file.js';
import { shapeWord } from './shape-word.js';

/** Letters that fonts kern with a space, if they do: capitals with slopes, round ones, and what stands at the ends of words. */
const ENDS = [...'ATVWYLPFDOKXaceovwyfrtk.,-1247'];
const PROBE = ENDS.flatMap((last) => ENDS.map((first) => `${last} ${first}`)).join('');

const known = new WeakMap<FontFile, boolean>();

/**
 * Whether a face kerns letters with the space beside them, or across it (E-012). Such a face has its words shaped with their
 * neighbors, as browsers do; most have not, and their words are shaped once each.
 */
export function kernsSpaces(face: FontFile): boolean {
  let kerns = known.get(face);
  if (kerns === undefined) known.set(face, (kerns = probe(face)));
  return kerns;
}

function probe(face: FontFile): boolean {
  if (!face.covers(0x20) || !face.covers(0x41)) return false;
  const shape = (text: string): readonly number[] =>
    shapeWord(face, { text, before: '', after: '', rightToLeft: false, script: 'Latn', ligatures: false })
      .advances;
  const alone = new Map([' ', ...ENDS].map((letter) => [letter, shape(letter)[0] ?? 0]));
  const advances = shape(PROBE);
  if (advances.length !== PROBE.length) return true;
  // letters of two pairs touch: of each pair only the first letter and the space are looked at
  return advances.some((advance, i) => i % 3 < 2 && Math.abs(advance - alone.get(PROBE[i]!)!) > 1e-6);
}
