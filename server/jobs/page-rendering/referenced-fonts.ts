import { kindFor, type DesignObject } from '../../../elements/objects/kinds.js';
import { fontKey } from '../../../elements/text/fonts/font-key.js';

/** A family that texts are set in, and where its file lies if they say so. */
export interface FontReference {
  readonly family: string;
  readonly src?: string;
}

/** Every font that texts name, each place it is said to lie at once; parts of a text may have fonts of their own. */
export function referencedFonts(objects: readonly DesignObject[]): FontReference[] {
  const found = new Map<string, FontReference>();
  for (const need of objects.flatMap((object) => kindFor(object).needs(object))) {
    if (need.type !== 'font') continue;
    const { family, src } = need;
    found.set(fontKey(family, src), { family, ...(src !== undefined && { src }) });
  }
  return [...found.values()];
}
