import * as z from 'zod/mini';
import { area, form, get, nothing, post } from './contract.js';
import { id, isStorable, line } from './shared-schemas.js';

/** Colors of a palette (C-022). */
export const PALETTE_COLORS = 5;

/** Largest file of a font, bytes: 10 MB. */
export const MAX_FONT_BYTES = 10 * 1024 * 1024;

/** Largest file of a sound, bytes: 20 MB, some ten minutes of MP3. */
export const MAX_SOUND_BYTES = 20 * 1024 * 1024;

/** What a kit holds. */
export const MOST_LOGOS = 50;
/** Fonts a team has uploaded, and fonts chosen for its kit. */
export const MOST_FONTS = 100;
export const MOST_PALETTES = 100;

/** Largest size of a font, px. */
export const MOST_FONT_SIZE = 400;

const address = () => z.string().check(z.maxLength(300), z.refine(isStorable, 'holds a NUL character'));
const hex = () => z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a color like #1a2b3c'));

const palette = z.object({
  name: line(60),
  colors: z.array(hex()).check(z.length(PALETTE_COLORS, 'You must add 5 colors and set a name')),
});

/** A file of the team: its `src` is an address below ours. */
const logo = z.object({
  _id: id(),
  name: line(200),
  src: address(),
  width: z.number(),
  height: z.number(),
});

const chosenFont = z.object({ _id: id(), name: line(200), src: address() });
const styledFont = z.object({
  name: line(200),
  src: address(),
  /** px */
  size: z.number().check(z.gte(1), z.lte(MOST_FONT_SIZE)),
});

const fonts = z.object({ heading: styledFont, sub_heading: styledFont, paragraph: styledFont });

const kit = z.object({
  _id: id(),
  /** Counts the changes: a change based on an older one is refused with 'stale'. */
  rev: z.int().check(z.gte(0)),
  logos: z.array(logo).check(z.maxLength(MOST_LOGOS)),
  color_palette: z.array(palette).check(z.maxLength(MOST_PALETTES)),
  fonts,
  selected_fonts: z.array(chosenFont).check(z.maxLength(MOST_FONTS)),
});

const shownKit = z.extend(kit, {
  /** The chosen fonts of the catalog, then those of the team. */
  all_fonts: z.array(z.extend(chosenFont, { type: z.enum(['design_resource', 'user_upload']) })),
});

const team = z.object({
  _id: z.string(),
  name: z.string(),
  brand_kits: z.array(shownKit),
  font_uploads: z.array(chosenFont),
});

export type Palette = z.output<typeof palette>;
export type BrandKit = z.output<typeof kit>;
export type ShownBrandKit = z.output<typeof shownKit>;
export type Team = z.output<typeof team>;
export type TeamFont = z.output<typeof chosenFont>;

/** The calls of the brand kit; the specs have them below `user`. */
export const brandKit = area('user', {
  /** The account's own team with its kit; made at the first sign-in (DECISIONS 19). */
  fetchTeams: post('fetch_teams', {
    input: nothing,
    response: z.object({ own_teams: z.array(team), member_teams: z.array(team) }),
  }),
  /** Replaces the whole kit. Logos must be files of the team, addresses of fonts ours. */
  updateBrandData: post('update_brand_data', {
    input: z.object({ brand_kit: kit }),
    response: z.object({ rev: z.number() }),
  }),
  /** In the form of its own that the specs show: a JSON string of `{data: [{name: 'colors', data: palettes}]}`. */
  getBrandKit: get('get_brand_kit', { input: nothing, response: z.string(), form: 'bytes' }),
  /**
   * A logo (PNG, JPEG, WebP or SVG), a font (WOFF2, WOFF, TTF or OTF) or a sound (MP3, M4A or WAV), by content. A font
   * belongs to the team at once, by its own name unless told another; a logo comes into the kit with the next
   * `update_brand_data`; a sound is for the designs that name it [E-062].
   */
  uploadBrandFile: form('upload_brand_file', {
    input: z
      .object({ name: z.optional(line(200)), file_type: z.enum(['logo', 'font', 'sound']) })
      .check(z.refine(({ name, file_type }) => name !== undefined || file_type !== 'logo', 'name the logo')),
    response: z.object({
      _id: z.string(),
      name: z.string(),
      src: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  }),
  /** Renames the team's fonts and drops those that are not in the list; nothing new comes in this way. */
  updateFontUploads: post('update_font_uploads', {
    input: z.object({ team_id: id(), font_uploads: z.array(chosenFont).check(z.maxLength(MOST_FONTS)) }),
    response: z.object({ font_uploads: z.array(chosenFont) }),
  }),
});
