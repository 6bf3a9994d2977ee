import { createHash } from 'node:crypto';
import { FontStore } from '../../elements/text/fonts/font-store.js';
import type { FontFile } from '../../elements/text/fonts/font-file.js';
import { layoutText } from '../../elements/text/layout.js';

/** Kerning, ligatures, figures and accents; of each script a word that needs its shaping rules. */
const SAMPLE = 'AVATAR To. Ty, fi ffl 1127 éüñ Łódź Ωμέγα Живой العربية שָׁלוֹם क्षत्रिय ภาษาไทย 日本語 한국어';

/**
 * A short hash of how a face sets the sample: advances, offsets and outlines, the characters it lacks left out;
 * of a face that is cut down, `kept` are the characters it will have.
 */
export function shapesOf(face: FontFile, kept?: string): string {
  const fonts = new FontStore();
  fonts.add(face);
  const has = (letter: string) => face.covers(letter.codePointAt(0)!) && (kept?.includes(letter) ?? true);
  const text = [...SAMPLE].filter(has).join('');
  const { family, weight, italic } = face;
  const style = { family, weight, italic, size: face.unitsPerEm, color: '#000000', letterSpacing: 0 };
  const spans = [{ start: 0, end: text.length, style }];
  const { lines } = layoutText({ text, spans, width: Infinity, align: 'left', lineHeight: 1.2 }, fonts);
  const hash = createHash('sha256').update(`${face.ascent} ${face.descent} ${face.capHeight} ${text}`);
  for (const run of lines.flatMap((line) => line.runs))
    run.glyphs.forEach((glyph, i) => {
      const place = [run.advances[i]!, run.xs[i]!, run.ys[i]!].map((value) => value.toFixed(3)).join(' ');
      hash.update(`${place} ${face.outline(glyph)}\n`);
    });
  return hash.digest('hex').slice(0, 16);
}
