import type { FontChoice, TextLayer } from '../recipe.js';

/** Languages by how their script is written; a language that is in none is set like English. */
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);
/** Letters join, hang from a line or stand in squares: spaces between them tear words apart. */
const UNSPACED = new Set(['ar', 'fa', 'ur', 'hi', 'mr', 'ne', 'ja', 'zh', 'ko', 'th']);
/** There is no second case and no italic of the script: faking them makes it illegible. */
const ONE_CASE = new Set([...UNSPACED, 'he']);

const primary = (lang = 'en'): string => lang.split('-')[0]!;

export const isRightToLeft = (lang?: string): boolean => RIGHT_TO_LEFT.has(primary(lang));

type Setting = Pick<TextLayer, 'caps' | 'italic' | 'tracking' | 'leading' | 'emphasis'>;

/**
 * A recipe is drawn with Latin letters in mind. This is the same layer as the copy's script can be set: no capitals,
 * italics or tracking where there are none, and lines never closer than the family wants, for marks over and under.
 */
export function adaptToScript<L extends Setting>(layer: L, choice: FontChoice, lang?: string): L {
  const language = primary(lang);
  if (!ONE_CASE.has(language)) return layer;
  const leading = Math.max(layer.leading ?? 0, choice.leading ?? 1.2);
  const upright = { ...layer, caps: false, italic: false, leading };
  const emphasis = layer.emphasis ? { emphasis: { ...layer.emphasis, italic: false } } : {};
  const tracking = UNSPACED.has(language) ? { tracking: 0 } : {};
  return { ...upright, ...emphasis, ...tracking };
}
