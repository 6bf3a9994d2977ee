import { awaitedLetters } from '../../text/awaited-letters.js';
import type { ObjectEnv } from '../../objects/kind.js';
import { textLayout } from '../../objects/text/layout.js';
import type { TextObject, TextRun } from '../../objects/text/model.js';
import { textFontsLoaded, textNeeds } from '../../objects/text/font-needs.js';
import { kindFor } from '../../objects/kinds.js';
import { fontOfKey } from '../../text/fonts/font-key.js';
import type { LayoutRun } from '../../text/types.js';
import type { Check } from './check.js';
import type { Fix } from '../finding.js';

/** The glyph that fonts show for what they lack. */
const NOT_THERE = 0;
const INKLESS = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;
/** Told by name; more say nothing more. */
const MOST_TOLD = 6;
/** Fonts tried at most; each is a layout. */
const MOST_TRIED = 8;

/**
 * Letters that neither the text's font nor any to fall back on has: boxes stand in their place. Those whose font is there and did
 * not arrive are for `waitingFont` to tell.
 */
export const missingGlyph: Check = ({ object }, { objects }) => {
  if (object.type !== 'text' || objects.fonts.faces.length === 0 || !textFontsLoaded(object, objects))
    return null;
  const missing = missingIn(object, objects);
  if (missing.length === 0) return null;
  const letters = missing.slice(0, MOST_TOLD).join(' ');
  return {
    check: 'missing-glyph',
    severity: 'error',
    facts: { letters, count: missing.length },
    fixes: otherFonts(object, missing, objects),
  };
};

function missingIn(object: TextObject, env: ObjectEnv): string[] {
  const { lines, text } = textLayout(object, env);
  const letters = lines.flatMap(({ runs }) => runs.flatMap((run) => missingOf(run, text)));
  const waiting = new Set(
    awaitedLetters(env.fonts.awaited, textNeeds(object)).letters.flatMap((each) => [...each]),
  );
  return [...new Set(letters)].filter((letter) => !waiting.has(letter));
}

const missingOf = ({ glyphs, clusters }: LayoutRun, text: string): string[] =>
  glyphs.flatMap((glyph, i) => {
    if (glyph !== NOT_THERE) return [];
    const letter = String.fromCodePoint(text.codePointAt(clusters[i]!) ?? 0);
    return INKLESS.test(letter) ? [] : [letter];
  });

/** The whole text in a font that is here and has what is missing. */
function otherFonts(object: TextObject, missing: readonly string[], env: ObjectEnv): Fix[] {
  const able = env.fonts.faces.filter((face) =>
    missing.every((letter) => face.covers(letter.codePointAt(0)!)),
  );
  const families = [...new Set(able.filter((face) => !face.isColor).map(({ family }) => family))];
  return families.slice(0, MOST_TRIED).map((family) => {
    const { runs, font_src: _, ...details } = object.text_details;
    const { family: font, src } = fontOfKey(family);
    const named = { font, ...(src !== undefined && { font_src: src }) };
    const text_details = { ...details, ...named, ...(runs && { runs: runs.map(withoutFont) }) };
    const changed: TextObject = { ...object, text_details };
    return {
      action: 'change-font',
      from: object,
      to: { ...changed, ...(kindFor(changed).settled?.(changed, env) as Partial<TextObject>) },
    };
  });
}

function withoutFont({ font: _, font_src: __, ...run }: TextRun): TextRun {
  return run;
}
