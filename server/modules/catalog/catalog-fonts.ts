import type { CatalogFontFamily } from '../../../catalog/format.js';
import type { FontPairing } from '../../contract/design-resource.js';
import type { CatalogData } from '../../services.js';

/** The roles of a font set, as the calls and as the catalog name them. */
const ROLES = { heading: 'heading', sub_heading: 'sub', paragraph: 'body' } as const;

/** Sizes of a set where the catalog has none, px (B-049). */
const SIZES = { heading: 31, sub_heading: 15, paragraph: 12 };

type Fonts = FontPairing['fonts'];

/** What a family is called in the calls: its name in small letters, words joined by hyphens. */
export const familyId = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Its upright face nearest to a weight; any, where none is upright. */
export function faceOf({ faces }: CatalogFontFamily, weight = 400): CatalogFontFamily['faces'][number] {
  const distance = (face: (typeof faces)[number]) =>
    Math.abs(face.weight - weight) + (face.italic ? 2000 : 0);
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best));
}

/** The built-in sets; one of a family that is not in the catalog is left out. */
export function fontPairings({ fonts: families, pairings }: CatalogData): FontPairing[] {
  return pairings.flatMap(({ id, name, fonts }) => {
    const found = Object.entries(ROLES).flatMap(([key, role]) => {
      const font = fonts.find((one) => one.role === role);
      const family = families.find((one) => one.name === font?.family);
      return font && family
        ? [[key, { name: family.name, src: faceOf(family, font.weight).src, size: font.size }] as const]
        : [];
    });
    const whole = found.length === Object.keys(ROLES).length;
    return whole ? [{ _id: id, name, fonts: Object.fromEntries(found) as Fonts }] : [];
  });
}

/** What a kit begins with: the first set, or the first family in all roles. */
export function defaultFonts(catalog: CatalogData): Fonts {
  const [first] = fontPairings(catalog);
  if (first) return first.fonts;
  const [family] = catalog.fonts;
  if (!family) throw new Error('the catalog has no fonts; run npm run catalog');
  const font = { name: family.name, src: faceOf(family).src };
  const sized = Object.entries(SIZES).map(([role, size]) => [role, { ...font, size }]);
  return Object.fromEntries(sized) as Fonts;
}
