import type { FontFile } from '../../../text/fonts/font-file.js';
import type { FontStore } from '../../../text/fonts/font-store.js';
import { layoutText } from '../../../text/layout.js';
import type { TextStyle } from '../../../text/types.js';

/** How a face looks, all in em. */
export interface FaceTraits {
  readonly capHeight: number;
  /** Height of small letters; that of capitals where there are only those. */
  readonly xHeight: number;
  /** Ink over and under the baseline of a line with both. */
  readonly above: number;
  readonly below: number;
  /** Mean width of a letter. */
  readonly width: number;
  readonly weight: number;
  /** Its small letters are capitals, only smaller. */
  readonly capsOnly: boolean;
}

const SAMPLE = 'Hamburgefonstiv';

const known = new WeakMap<FontFile, FaceTraits>();

type Query = Pick<TextStyle, 'family' | 'weight' | 'italic'>;

/** Measured once for a face. The store has to have a face. */
export function faceTraits(fonts: FontStore, query: Query): FaceTraits {
  const { face } = fonts.pick(query);
  let traits = known.get(face);
  if (!traits) known.set(face, (traits = measure(fonts, query, face)));
  return traits;
}

function measure(fonts: FontStore, query: Query, face: FontFile): FaceTraits {
  const { width } = layoutText(sampleIn(query), fonts);
  const over = (letters: string): number =>
    Math.max(...[...letters].map((letter) => inkOf(face, letter).over));
  const under = (letters: string): number =>
    Math.max(...[...letters].map((letter) => inkOf(face, letter).under));
  return {
    capHeight: over('HE') || face.capHeight,
    xHeight: over('xz') || face.capHeight,
    above: over('dfhlkHQ') || face.ascent,
    below: under('gpqyjQ') || face.descent,
    width: width / SAMPLE.length,
    weight: face.weight,
    capsOnly: over('dhl') <= over('xz') * 1.08,
  };
}

const sampleIn = (query: Query) => ({
  text: SAMPLE,
  spans: [{ start: 0, end: SAMPLE.length, style: { ...query, size: 1, color: '#000000', letterSpacing: 0 } }],
  width: Infinity,
  align: 'left' as const,
  lineHeight: 1,
});

/** How far a letter reaches over and under the baseline, in em; nowhere when the face lacks it. */
function inkOf(face: FontFile, letter: string): { over: number; under: number } {
  const glyph = face.font.nominalGlyph(letter.codePointAt(0)!);
  const extents = glyph === undefined ? undefined : face.font.glyphExtents(glyph);
  if (!extents) return { over: 0, under: 0 };
  const top = extents.yBearing / face.unitsPerEm;
  // its height is told downwards
  return { over: top, under: -(extents.yBearing + extents.height) / face.unitsPerEm };
}
