import { FontFile } from '../../../elements/text/fonts/font-file.js';
import { shapeWord } from '../../../elements/text/shaping/shape-word.js';
import { damaged, FontRefused } from './font-refused.js';

/** Where letters lie: above are private areas and nothing. */
const LAST_LETTER = 0x33479;
/** Some signs count as letters, such as the i for information: they belong to no script. */
const LETTER = /^(?!\p{Script=Common})\p{L}$/u;
/** Letters looked at before a font counts as empty, and letters set to see that they can be. */
const MOST_TRIED = 3000;
const SAMPLE = 120;

/**
 * Reads the plain file as the editor will and sets letters of every script it has. Throws FontRefused for what the shaper
 * cannot read, and for a font that draws no letter of any script: text in it would be empty.
 */
export function requireCoverage(bytes: Uint8Array): void {
  const face = parse(bytes);
  const letters = lettersOf(face);
  if (!letters.slice(0, MOST_TRIED).some((letter) => isDrawn(face, letter)))
    throw new FontRefused('The font has no letters that text could be set in (no coverage)');
  const step = Math.max(1, Math.floor(letters.length / SAMPLE));
  for (const letter of letters.filter((_, i) => i % step === 0)) set(face, letter + letter);
  set(face, letters.slice(0, SAMPLE).join(''));
}

function parse(bytes: Uint8Array): FontFile {
  try {
    return FontFile.parse({ id: 'upload', family: 'upload', weight: 400, italic: false }, bytes);
  } catch {
    throw damaged('its characters');
  }
}

/** Of every script, Latin first since it comes first. */
function lettersOf(face: FontFile): string[] {
  const letters: string[] = [];
  for (let code = 0x21; code <= LAST_LETTER; code += 1) {
    if (!face.covers(code)) continue;
    const letter = String.fromCodePoint(code);
    if (LETTER.test(letter)) letters.push(letter);
  }
  return letters;
}

function isDrawn(face: FontFile, letter: string): boolean {
  const glyph = face.font.nominalGlyph(letter.codePointAt(0)!);
  if (glyph === undefined) return false;
  return face.outline(glyph) !== '' || (face.colorLayers(glyph)?.length ?? 0) > 0;
}

function set(face: FontFile, text: string): void {
  const word = { text, before: '', after: '', rightToLeft: false, script: 'Latn', ligatures: true };
  const { glyphs, width } = shapeWord(face, word);
  if (!Number.isFinite(width)) throw damaged('its widths');
  for (const glyph of glyphs) face.outline(glyph);
}
