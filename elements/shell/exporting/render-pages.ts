import { toldLetters } from '../../text/awaited-letters.js';
import { withoutMissing } from '../../display/strip-placeholders.js';
import { pageOps } from '../../display/page-ops.js';
import type { StoredPage } from '../../document/design-file.js';
import type { DesignObject } from '../../objects/kinds.js';
import { kinds } from '../../objects/kinds.js';
import { checkPictureSize } from '../../export/raster/limits.js';
import { Rasterizer } from '../../export/raster/rasterizer.js';
import type { ResourceHub } from '../../editor/resources/resource-hub.js';
import { encodeCanvas } from '../../render/browser.js';
import { renderPage } from '../../render/render-page.js';
import type { EditorSession } from '../create-editor.js';

export interface RenderPagesOptions {
  readonly format: 'png' | 'jpg' | 'webp';
  /** Output pixels per page pixel. */
  readonly scale: number;
  /** Dots per inch that PNG and JPG say they have; 96 when absent. */
  readonly dpi?: number;
  /** PNG and WebP: leaves the page's own color out. */
  readonly transparent: boolean;
  /** JPG and WebP, 1 to 100. */
  readonly quality: number;
  /** Page numbers from 1. */
  readonly pages: readonly number[];
}

/** Dots per inch at which a page pixel is a CSS pixel. */
const CSS_DPI = 96;

/** Every object of a page, its background picture first. */
const objectsOf = (page: StoredPage): DesignObject[] => [
  ...(page.background_image ? [page.background_image] : []),
  ...(page.objects as readonly DesignObject[]),
];

const drawnPage = (page: StoredPage) => ({ ...page, objects: page.objects as readonly DesignObject[] });

/** The chosen pages of the design as it is now; throws RangeError for a page that is not there. */
function chosenPages({ editor }: EditorSession, numbers: readonly number[]) {
  const file = editor.toFile();
  const pages = numbers.map((number) => {
    const page = file.pages[number - 1];
    if (!page) throw new RangeError(`there is no page ${number}`);
    return page;
  });
  return { size: { width: file.width, height: file.height }, pages };
}

/** What files of pages lack, as the screen does. */
export interface Lacking {
  readonly pictures: boolean;
  /** Those whose fonts could not be had: boxes or another font stand in their place. */
  readonly letters: readonly string[];
  /** Letters beside those that are named. */
  readonly more: number;
}

/**
 * Resolves when all that the pages show is here or cannot be had, which is tried once more: null when nothing is lacking.
 * Rejects with the signal's reason when it fires.
 */
export async function preparePages(
  session: EditorSession,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<Lacking | null> {
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  signal.throwIfAborted();
  const objects = chosenPages(session, numbers).pages.flatMap(objectsOf);
  return Promise.race([loaded(session.editor.resources, objects), stopped]);
}

async function loaded(resources: ResourceHub, objects: readonly DesignObject[]): Promise<Lacking | null> {
  await resources.ensure(objects);
  if (!lackingOf(resources, objects)) return null;
  resources.retry();
  await resources.ensure(objects);
  return lackingOf(resources, objects);
}

/** null when nothing is lacking of what was loaded for these objects. */
function lackingOf(resources: ResourceHub, objects: readonly DesignObject[]): Lacking | null {
  const pictures = objects.some((object) => resources.failed(object));
  const letters = resources.awaitedLetters(objects);
  return pictures || letters.length > 0 ? { pictures, ...toldLetters(letters) } : null;
}

/**
 * The pages as files, one at a time, painted by the painter that paints the canvas, from the document and never from the
 * screen. Rejects with an AbortError as soon as the signal fires, and with PictureTooLarge when the browser cannot make a
 * page that large.
 */
export async function* renderPages(
  session: EditorSession,
  { format, scale, dpi = CSS_DPI, transparent, quality, pages: numbers }: RenderPagesOptions,
  signal: AbortSignal,
): AsyncGenerator<Blob, void, undefined> {
  const { size, pages } = chosenPages(session, numbers);
  checkPictureSize(size, scale);
  const { resources } = session.editor;
  const rasterizer = new Rasterizer((source, effect) => resources.paint.image(source, effect));
  const under = format === 'jpg' ? { under: '#ffffff' } : {};
  const encoding = { format: format === 'jpg' ? 'jpeg' : format, quality } as const;
  try {
    for (const page of pages) {
      signal.throwIfAborted();
      await resources.ensure(objectsOf(page));
      const shown = transparent && format !== 'jpg' ? { ...page, background_color: null } : page;
      const { ops } = withoutMissing(pageOps(drawnPage(shown), size, kinds, resources.env));
      yield await rasterizer.page({ ops, size, scale, encoding, dpi, ...under }, signal);
    }
  } finally {
    rasterizer.close();
  }
}

/** A small picture of the first page, for lists; WebP, at most `side` px. */
export async function renderThumbnail(session: EditorSession, side = 480): Promise<Blob> {
  const { size, pages } = chosenPages(session, [1]);
  const { resources } = session.editor;
  await resources.ensure(objectsOf(pages[0]!));
  const env = { objects: resources.env, paint: resources.paint };
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return encodeCanvas(renderPage({ page: drawnPage(pages[0]!), size, scale, under: '#ffffff' }, env), {
    format: 'webp',
    quality: 85,
  });
}
