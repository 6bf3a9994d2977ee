import type { FontFile } from '../fonts/font-file.js';
import { looksAround } from './contextual-lookups.js';
import { shapeWord } from './shape-word.js';

/** Letters that fonts kern with a space, if they do: capitals with slopes, round ones, and what stands at the ends of words. */
const ENDS = [...'ATVWYLPFDOKXaceovwyfrtk.,-1247'];
/** Each beside a space, on both of its sides. */
const BESIDE = ENDS.map((letter) => `${letter} `).join('');
/** Each across a space from each. Letters of two such pairs touch: of each only the first and its space count. */
const ACROSS = ENDS.flatMap((last) => ENDS.map((first) => `${last} ${first}`)).join('');

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
  const advancesOf = (text: string): readonly number[] =>
    shapeWord(face, { text, before: '', after: '', rightToLeft: false, script: 'Latn', ligatures: false })
      .advances;
  const alone = new Map([' ', ...ENDS].map((letter) => [letter, advancesOf(letter)[0] ?? 0]));
  const moves = (text: string, counts: (i: number) => boolean): boolean => {
    const advances = advancesOf(text);
    if (advances.length !== text.length) return true;
    return advances.some((advance, i) => counts(i) && Math.abs(advance - alone.get(text[i]!)!) > 1e-6);
  };
  if (moves(BESIDE, () => true)) return true;
  // only what looks further than a pair of glyphs sees across a space, and there are many such pairs to try
  return looksAround(face) && moves(ACROSS, (i) => i % 3 < 2);
}
