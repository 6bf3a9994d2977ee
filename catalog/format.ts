import * as z from 'zod/mini';
import type { FontFamily } from '../elements/ports/fonts.js';

/**
 * The contract of `catalog/dist/index.json`: what the builders write and the server loads at its first start. Every
 * `file` and `thumbnail` is a path relative to `catalog/dist`; a font's `src` is the address the product serves it at.
 */

const id = () => z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'must be lower-case words joined by hyphens'));
const path = () => z.string().check(z.regex(/^[\w./-]+$/, 'must be a path inside dist'));
const hex = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a color like #1a2b3c'));
const pixels = () => z.number().check(z.gt(0));

const fontFace = z.object({
  /** e.g. 'Fraunces-600'. */
  id: z.string(),
  weight: z.number(),
  italic: z.boolean(),
  /** '/static/fonts/<file>.ttf'; the file lies in `fonts/`. */
  src: z.string().check(z.startsWith('/static/fonts/')),
});

const fontFamily = z.object({
  name: z.string(),
  category: z.enum(['sans', 'serif', 'slab', 'display', 'script', 'hand', 'mono']),
  faces: z.array(fontFace).check(z.minLength(1)),
  /** What it feels like, in words that people search for: 'elegant', 'retro'. */
  moods: z.optional(z.array(z.string())),
  /** Scripts a fallback family is for: as ISO 15924 codes; 'Zsye' is emoji. */
  scripts: z.optional(z.array(z.string())),
  /** The letters of a fallback, as `writeCoverage` writes them. */
  covers: z.optional(z.string()),
  /** '/static/fonts/previews/<family>.svg': its name set in its own face, for lists. */
  preview: z.optional(z.string().check(z.startsWith('/static/fonts/previews/'))),
});

/** A built-in font set (B-049). */
const pairing = z.object({
  id: id(),
  name: z.string(),
  fonts: z.array(
    z.object({
      role: z.enum(['heading', 'sub', 'body']),
      family: z.string(),
      weight: z.number(),
      size: pixels(),
    }),
  ),
});

const childCategory = z.object({
  id: id(),
  name: z.string(),
  /** Lower comes first. */
  priority: z.number(),
  width: pixels(),
  height: pixels(),
  unit: z.enum(['px', 'mm', 'in']),
  /** Id of a template that shows what the category is for. */
  example: z.optional(id()),
});

const category = z.object({
  id: id(),
  name: z.string(),
  priority: z.number(),
  children: z.array(childCategory),
});

const template = z.object({
  id: id(),
  name: z.string(),
  /** Last part of the template's public address. */
  custom_url: id(),
  keywords: z.array(z.string()),
  /** Ids of the child categories it is listed in; the first is its own. */
  categories: z.array(id()).check(z.minLength(1)),
  width: pixels(),
  height: pixels(),
  unit: z.enum(['px', 'mm', 'in']),
  active: z.boolean(),
  /** A stored design. */
  file: path(),
  thumbnail: path(),
  /** Of its texts, BCP 47; English when absent. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language'))),
  /** How it looks, in the words of the wizard's style filter. */
  styles: z.optional(z.array(z.string())),
  /** Its palette, most used first. */
  colors: z.array(hex()),
  /** Names of the families it uses. */
  fonts: z.array(z.string()),
});

const textTemplate = z.object({
  id: id(),
  name: z.string(),
  keywords: z.optional(z.array(z.string())),
  /** The packed group (`type: 'group'`) that is placed on a page. */
  object: z.looseObject({ id: z.string(), type: z.literal('group') }),
  thumbnail: path(),
});

const iconGroup = z.object({ id: id(), name: z.string(), priority: z.number() });

const resourceFields = z.object({
  /** What a design stores in `image_details.id_design_resource`. */
  id: id(),
  name: z.string(),
  kind: z.enum(['photo', 'icon', 'background', 'frame']),
  /** Id of the icon group it belongs to; icons only. */
  group: z.optional(id()),
  keywords: z.array(z.string()),
  file: path(),
  thumbnail: path(),
  /** Pixels of a photo, view-box units of an SVG. */
  width: pixels(),
  height: pixels(),
  /** Colors of an SVG's slots in order, at most five; a photo's dominant colors. */
  colors: z.array(hex()).check(z.maxLength(5)),
  free: z.boolean(),
  author: z.string().check(z.minLength(1)),
  licence: z.string().check(z.minLength(1)),
  source: z.string().check(z.minLength(1)),
  /** The point of a photo that a crop should keep, as fractions of its width and height. */
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** What is served of a resource that is sold, until it is bought (DECISIONS 21). */
  marked: z.optional(path()),
});

const resource = resourceFields.check(
  z.refine(({ free, marked }) => free || marked !== undefined, 'is sold, and has no watermarked file'),
);

const palette = z.object({ name: z.string(), colors: z.array(hex()).check(z.length(5)) });

const paletteCategory = z.object({
  id: id(),
  name: z.string(),
  palettes: z.array(palette).check(z.minLength(1)),
});

/** A named size to begin a design with. */
const sizePreset = z.object({
  id: id(),
  name: z.string(),
  /** Heading it is listed under. */
  group: z.string(),
  width: pixels(),
  height: pixels(),
  unit: z.enum(['px', 'mm', 'in']),
});

/** Rows to try the bulk sheet with: a value for each label. */
const bulkSample = z.object({
  id: id(),
  name: z.string(),
  labels: z.array(z.object({ name: z.string(), type: z.enum(['text', 'image']) })).check(z.minLength(1)),
  /** An image value is the id of a photo. */
  rows: z.array(z.array(z.string())).check(z.minLength(1), z.maxLength(100)),
});

const tag = z.object({ id: id(), name: z.string(), keywords: z.optional(z.array(z.string())) });

/** A format of the wizard: what one is asked for, and the layouts it may come out in (spec 1 section 3). */
const format = z.object({
  id: id(),
  name: z.string(),
  type: z.literal('pg_category'),
  priority: z.number(),
  /** Id of the child category. */
  category: id(),
  display_image: path(),
  /** The id of a label is the slot of the layouts that it fills. */
  copyright_labels: z.array(z.object({ id: z.string(), type: z.enum(['text', 'image']), name: z.string() })),
  tag_filters: z.array(z.object({ name: z.string(), eligible_tags: z.array(tag) })),
  /** Its layouts with their looks, and the templates made with each. */
  recipes: z
    .array(z.object({ id: id(), styles: z.array(id()), templates: z.array(id()).check(z.minLength(1)) }))
    .check(z.minLength(1)),
});

/** A mockup: a package (dm-mockup/1) in a folder of its own. */
const mockup = z.object({
  id: id(),
  /** Holds `mockup.json` and what it names. It is never served as it is: of its files only those of the preview are. */
  folder: path(),
  /** Names of its files, `mockup.json` not among them. */
  files: z.array(z.string().check(z.regex(/^[\w.-]+$/, 'must be the name of a file'))),
});

const mockupCategory = z.object({ id: id(), name: z.string(), priority: z.number() });

export const catalogIndex = z.object({
  version: z.literal(1),
  fonts: z.array(fontFamily),
  /** Families tried, in order, for letters a text's own font lacks. */
  fallbackFonts: z.array(fontFamily),
  pairings: z.array(pairing),
  categories: z.array(category),
  templates: z.array(template),
  textTemplates: z.array(textTemplate),
  iconGroups: z.array(iconGroup),
  resources: z.array(resource),
  paletteCategories: z.array(paletteCategory),
  presets: z.array(sizePreset),
  bulkSamples: z.array(bulkSample),
  formats: z.array(format),
  mockups: z.array(mockup),
  mockupCategories: z.array(mockupCategory),
});

export type CatalogIndex = z.infer<typeof catalogIndex>;
export type CatalogFontFamily = z.infer<typeof fontFamily> & FontFamily;
export type CatalogCategory = z.infer<typeof category>;
export type CatalogTemplate = z.infer<typeof template>;
export type CatalogTextTemplate = z.infer<typeof textTemplate>;
export type CatalogIconGroup = z.infer<typeof iconGroup>;
export type CatalogMockup = z.infer<typeof mockup>;
export type CatalogMockupCategory = z.infer<typeof mockupCategory>;
export type CatalogResource = z.infer<typeof resource>;

/** Checks an index read from disk; throws with the path of the first fault. */
export function parseCatalogIndex(value: unknown): CatalogIndex {
  const result = catalogIndex.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`catalog index: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`);
}

/** What an operator's own pack may leave out. Fonts are none of a pack's business: they come through the brand kit. */
const EMPTY_PACK = {
  ...{ fonts: [], fallbackFonts: [], pairings: [], categories: [], templates: [], textTemplates: [] },
  ...{ iconGroups: [], resources: [], paletteCategories: [], presets: [], bulkSamples: [] },
  formats: [],
  ...{ mockups: [], mockupCategories: [] },
};

/** Checks the index of a pack: that of a catalog, of which every part but the version may be left out. */
export function parsePackIndex(value: unknown): CatalogIndex {
  const index = parseCatalogIndex(
    typeof value === 'object' && value !== null ? { ...EMPTY_PACK, ...value } : value,
  );
  if (index.fonts.length + index.fallbackFonts.length > 0)
    throw new Error('catalog index: fonts cannot come in a pack; add them to the brand kit');
  return index;
}
