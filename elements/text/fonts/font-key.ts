/**
 * What tells one font from another. A family of the catalog goes by its name. A font that somebody uploaded goes by its
 * name and where its file lies: another team may have one of the same name, and so may the catalog.
 */

const BETWEEN = '\0';

/** The key of a font: what `TextStyle.family` and the faces of a `FontStore` hold. */
export const fontKey = (family: string, src?: string): string =>
  src === undefined || src === '' ? family : `${family}${BETWEEN}${src}`;

/** Its parts. */
export function fontOfKey(key: string): { readonly family: string; readonly src?: string } {
  const at = key.indexOf(BETWEEN);
  return at < 0 ? { family: key } : { family: key.slice(0, at), src: key.slice(at + 1) };
}
