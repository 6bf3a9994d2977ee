import type { DesignObject } from '../../elements/objects/kinds.js';

/** A family that texts are set in, and where its file lies if they say so. */
export interface NamedFont {
  readonly family: string;
  readonly src?: string;
}

/** Every family that texts name, each place it is said to lie at once; parts of a text may have fonts of their own. */
export function namedFonts(objects: readonly DesignObject[]): NamedFont[] {
  const found = new Map<string, NamedFont>();
  for (const object of objects) {
    if (object.type !== 'text') continue;
    const { text_details: whole } = object;
    for (const { font = whole.font, font_src } of [whole, ...(whole.runs ?? [])])
      found.set(`${font}\0${font_src ?? ''}`, {
        family: font,
        ...(font_src !== undefined && { src: font_src }),
      });
  }
  return [...found.values()];
}
