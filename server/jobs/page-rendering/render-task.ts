import { readFile } from 'node:fs/promises';
import { parseDesignFile, type DesignFile } from '../../../elements/document/design-file.js';
import { unpackObjects } from '../../../elements/document/unpack-objects.js';
import type { DrawnPage } from '../../../elements/display/page-ops.js';
import { kindFor, type DesignObject } from '../../../elements/objects/kinds.js';
import type { Encoding } from '../../../elements/render/encoding.js';
import { encodeCanvas, renderInNode } from '../../../elements/render/node.js';
import type { SvgWindow } from '../../../elements/import/svg/parse/sanitize.js';
import type { DrawingReader } from '../../../elements/render/resources.js';
import { awaitedLetters } from '../../../elements/text/awaited-letters.js';
import { FontStore } from '../../../elements/text/fonts/font-store.js';
import { MAX_SVG_BYTES } from '../../files/pictures/picture-limits.js';
import { sanitizePicture } from '../../files/pictures/sanitize-picture.js';
import { referencedFonts, type FontReference } from './referenced-fonts.js';
import { loadFont, type FontFiles } from './load-font.js';
import type { MadeFile } from './with-letters.js';

/** Runs in a worker thread: reading, laying out and painting a large page would hold up every request. */

export interface RenderTask {
  /** JSON text of the design; its first page is painted. */
  readonly designFile: string;
  /** Longest side of the picture, px. */
  readonly side: number;
  /** Files of the pictures and icons it shows, by source key; what is missing shows as a placeholder. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Files of fonts that are not the catalog's, by key (`fontKey`). */
  readonly teamFonts: ReadonlyMap<string, Uint8Array>;
  readonly fonts: FontFiles;
  /** Without white beneath a page that has no color. */
  readonly transparent?: boolean;
  /** A page smaller than `side` is painted larger. */
  readonly enlarge?: boolean;
  /** As a PNG. */
  readonly lossless?: boolean;
  /** As a JPEG, on white. */
  readonly jpeg?: boolean;
}

/** A picture of a page: WebP, or PNG or JPEG as asked. */
export type RenderResult = MadeFile;

/** A picture that a design carries in itself is brought down to this before it is painted, px. */
const INLINE_RULES = {
  maxBytes: 8 * 1024 * 1024,
  maxSide: 1024,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
} as const;
const INLINE = /^src:data:image\/[\w.+-]+;base64,/;
const QUALITY = 82;
let jsdomWindow: SvgWindow | undefined;

/** What the first page of a design shows that lies elsewhere. */
export interface PageNeeds {
  /** Source keys, without pictures that lie in the design itself. */
  readonly sources: readonly string[];
  readonly fonts: readonly FontReference[];
}

/** Kept between tasks of this thread: faces of the catalog are parsed once. */
const catalogStore = new FontStore();

/** Of the first page, or with `all` of every page. */
export function needsOf({
  designFile,
  all,
}: {
  readonly designFile: string;
  readonly all: boolean;
}): PageNeeds {
  const design = parseDesignFile(designFile);
  const pages = all ? design.pages : design.pages.slice(0, 1);
  const objects = pages.flatMap(({ background_image: picture, objects: stored }) => [
    ...(picture ? [picture] : []),
    ...unpackObjects(stored).objects,
  ]);
  const needs = objects.flatMap((object) => kindFor(object).needs(object));
  const sources = needs.flatMap((need) =>
    need.type === 'font' || INLINE.test(need.source) ? [] : need.source,
  );
  return { sources, fonts: referencedFonts(objects) };
}

export async function render({
  designFile,
  side,
  pictures,
  teamFonts,
  fonts,
  transparent = false,
  enlarge = false,
  lossless = false,
  jpeg = false,
}: RenderTask): Promise<RenderResult> {
  const { page, size } = firstPage(designFile);
  const fitting = side / Math.max(size.width, size.height);
  const scale = enlarge ? fitting : Math.min(1, fitting);
  // another team may have a font of the same name: what one design is set in never stays for the next
  const own = teamFonts.size > 0 || referencedFonts(page.objects).some(({ src }) => src !== undefined);
  const store = own ? new FontStore() : catalogStore;
  const sources = {
    bytes: async (source: string) => (INLINE.test(source) ? inline(source) : found(pictures.get(source))),
    drawings: () => drawingReader(fonts),
    font: (need: Parameters<typeof loadFont>[0]) => loadFont(need, store, { ...fonts, teamFonts }, readFile),
  };
  const { canvas, failures } = await renderInNode(
    { page, size, scale, ...(!transparent && { under: '#ffffff' }) },
    sources,
    store,
  );
  const needs = page.objects.flatMap((object) => kindFor(object).needs(object));
  const { letters, families } = awaitedLetters(
    store.awaited,
    needs.filter((need) => need.type === 'font'),
  );
  return {
    bytes: await encodeCanvas(canvas, encodingOf({ lossless, jpeg })),
    missing: [...new Set([...failures.keys(), ...families])],
    letters,
  };
}

const encodingOf = ({ lossless, jpeg }: { lossless: boolean; jpeg: boolean }): Encoding => {
  if (lossless) return { format: 'png' };
  return jpeg ? { format: 'jpeg' } : { format: 'webp', quality: QUALITY };
};

function firstPage(text: string): { page: DrawnPage; size: Pick<DesignFile, 'width' | 'height'> } {
  const design = parseDesignFile(text);
  const page = design.pages[0]!;
  // a packed group on a page is the editor's to unpack; a thumbnail goes without it
  const objects = page.objects.filter((object): object is DesignObject => object.type !== 'group');
  const { background_color, background_image, groups } = page;
  return {
    page: { objects, groups, background_color, background_image: background_image ?? null },
    size: { width: design.width, height: design.height },
  };
}

/**
 * Checked like any picture from outside: a few kilobytes of text may claim hundreds of megapixels. A drawing is made safe
 * when it is read.
 */
async function inline(source: string): Promise<Uint8Array> {
  const bytes = Buffer.from(source.replace(INLINE, ''), 'base64');
  if (/^src:data:image\/svg/.test(source) && bytes.length <= MAX_SVG_BYTES) return bytes;
  return safePixels(bytes);
}

const safePixels = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await sanitizePicture(bytes, INLINE_RULES)).bytes;

/** A picture that lies in a design, of pixels or drawn, fit to be decoded. Rejects what is neither. */
export async function safePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const drawn = /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64)));
  return drawn && bytes.length <= MAX_SVG_BYTES ? bytes : safePixels(bytes);
}

/** The DOM costs a second and 60 MB, once in a thread: it is loaded with the first drawing. */
async function drawingReader({ families }: FontFiles): Promise<DrawingReader> {
  const [{ JSDOM }, { pathClipper }] = await Promise.all([
    import('jsdom'),
    import('../../../elements/canvas/scene/path-clipper.js'),
  ]);
  return {
    window: (jsdomWindow ??= new JSDOM('').window as unknown as SvgWindow),
    clipper: pathClipper,
    families: families.map(({ name }) => name),
    inner: safePixels,
  };
}

function found(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('not in the store');
  return bytes;
}
