import type { BrandKit, Palette, TeamFont } from '../../../../server/contract/brand-kit.js';

/**
 * Changes of a brand kit as functions: what was done here is done again on whatever the server holds by then. Null where
 * that would undo somebody else's work; the kit itself where there is nothing left to do.
 */
export type KitChange = (kit: BrandKit) => BrandKit | null;

export type Logo = BrandKit['logos'][number];
export type Fonts = BrandKit['fonts'];
export type Role = keyof Fonts;
export type StyledFont = Fonts[Role];

export const ROLES: readonly Role[] = ['heading', 'sub_heading', 'paragraph'];

const hasLogo = ({ logos }: BrandKit, id: string) => logos.some(({ _id }) => _id === id);

/** Puts a logo at a place, last unless told. */
export const addLogo =
  (logo: Logo, at = Infinity): KitChange =>
  (kit) =>
    hasLogo(kit, logo._id) ? kit : { ...kit, logos: kit.logos.toSpliced(at, 0, logo) };

export const removeLogo =
  (id: string): KitChange =>
  (kit) =>
    hasLogo(kit, id) ? { ...kit, logos: kit.logos.filter(({ _id }) => _id !== id) } : kit;

export const samePalette = (a: Palette, b: Palette): boolean =>
  a.name === b.name && sameColors(a.colors, b.colors);

const sameColors = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((color, place) => color.toLowerCase() === b[place]?.toLowerCase());

/** Palettes have no ids: one is its name and its colors. */
export const hasPalette = ({ color_palette }: Pick<BrandKit, 'color_palette'>, palette: Palette): boolean =>
  color_palette.some((other) => samePalette(other, palette));

/**
 * Puts a palette at a place, last unless told. One that is there already, also from a try whose answer was lost, stays one.
 */
export const addPalette =
  (palette: Palette, at = Infinity): KitChange =>
  (kit) =>
    hasPalette(kit, palette) ? kit : { ...kit, color_palette: kit.color_palette.toSpliced(at, 0, palette) };

export const changePalette =
  (before: Palette, after: Palette): KitChange =>
  (kit) => {
    const place = kit.color_palette.findIndex((palette) => samePalette(palette, before));
    if (place >= 0) return { ...kit, color_palette: kit.color_palette.with(place, after) };
    return hasPalette(kit, after) ? kit : null;
  };

export const removePalette =
  (palette: Palette): KitChange =>
  (kit) => {
    const place = kit.color_palette.findIndex((other) => samePalette(other, palette));
    return place < 0 ? kit : { ...kit, color_palette: kit.color_palette.toSpliced(place, 1) };
  };

const sameFont = (a: StyledFont, b: StyledFont): boolean => a.src === b.src && a.size === b.size;

/** Sets the font of a role, unless somebody else has set another than the one it was chosen over. */
export const setFont =
  (role: Role, before: StyledFont, after: StyledFont): KitChange =>
  (kit) => {
    const held = kit.fonts[role];
    if (sameFont(held, after)) return kit;
    return sameFont(held, before) ? withFonts(kit, { ...kit.fonts, [role]: after }) : null;
  };

/** Sets the fonts of all roles at once. */
export const setFonts =
  (before: Fonts, after: Fonts): KitChange =>
  (kit) => {
    if (sameFonts(kit.fonts, after)) return kit;
    return sameFonts(kit.fonts, before) ? withFonts(kit, after) : null;
  };

export const sameFonts = (a: Fonts, b: Fonts): boolean => ROLES.every((role) => sameFont(a[role], b[role]));

/** Letters of an id. */
const LONGEST_ID = 100;

/** The chosen fonts are those in use. Whose they are the server tells by their addresses: these serve as ids. */
function withFonts(kit: BrandKit, fonts: Fonts): BrandKit {
  const used = new Map(ROLES.map((role) => [fonts[role].name, fonts[role].src]));
  return {
    ...kit,
    fonts,
    selected_fonts: [...used].map(([name, src]) => ({ _id: src.slice(-LONGEST_ID), name, src })),
  };
}

/** The kit with all changes that are on their way; one that cannot be done any more is left out. */
export const withChanges = (kit: BrandKit, changes: readonly KitChange[]): BrandKit =>
  changes.reduce((done, change) => change(done) ?? done, kit);

/** What is done with one of a team's fonts: renamed, or taken out. */
export type FontsChange = (fonts: TeamFont[]) => TeamFont[];

export const renameFont =
  (id: string, name: string): FontsChange =>
  (fonts) =>
    fonts.map((font) => (font._id === id ? { ...font, name } : font));

export const removeFont =
  (id: string): FontsChange =>
  (fonts) =>
    fonts.filter(({ _id }) => _id !== id);
