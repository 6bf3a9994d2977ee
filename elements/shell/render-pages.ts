import type { DesignObject } from '../objects/kinds.js';
import type { StoredPage } from '../document/design-file.js';
import { encodeCanvas } from '../render/browser.js';
import { renderPage } from '../render/render-page.js';
import type { EditorSession } from './create-editor.js';

export interface RenderPagesOptions {
  readonly format: 'png' | 'jpg';
  /** Output pixels per page pixel. */
  readonly scale: number;
  /** PNG only: leaves the page's own colour out. */
  readonly transparent: boolean;
  /** JPG only, 1 to 100. */
  readonly quality: number;
  /** Page numbers from 1. */
  readonly pages: readonly number[];
}

/** Every object of a page, its background picture first. */
const objectsOf = (page: StoredPage): DesignObject[] => [
  ...(page.background_image ? [page.background_image] : []),
  ...(page.objects as readonly DesignObject[]),
];

/**
 * The pages as files, painted by the painter that paints the canvas, from the document and never from the screen.
 * Rejects with an AbortError when the signal fires, and with a RangeError when a page would be too large.
 */
export async function renderPages(
  { editor }: EditorSession,
  { format, scale, transparent, quality, pages }: RenderPagesOptions,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Blob[]> {
  const file = editor.toFile();
  const { resources } = editor;
  const env = { objects: resources.env, paint: resources.paint };
  const files: Blob[] = [];
  for (const number of pages) {
    const page = file.pages[number - 1];
    if (!page) throw new RangeError(`there is no page ${number}`);
    signal.throwIfAborted();
    await resources.ensure(objectsOf(page));
    const drawn = { ...page, objects: page.objects as readonly DesignObject[] };
    const under = format === 'jpg' ? { under: '#ffffff' } : { transparent };
    const canvas = renderPage({ page: drawn, size: file, scale, ...under }, env);
    const encoding = { format: format === 'jpg' ? 'jpeg' : 'png', quality } as const;
    files.push(await encodeCanvas(canvas, encoding));
    signal.throwIfAborted();
    onProgress(files.length, pages.length);
  }
  return files;
}

/** A small picture of the first page, for lists; WebP, at most `side` px. */
export async function renderThumbnail(session: EditorSession, side = 480): Promise<Blob> {
  const { width, height } = session.editor.size;
  const file = session.editor.toFile();
  const page = file.pages[0]!;
  const { resources } = session.editor;
  await resources.ensure(objectsOf(page));
  const env = { objects: resources.env, paint: resources.paint };
  const drawn = { ...page, objects: page.objects as readonly DesignObject[] };
  const scale = Math.min(1, side / Math.max(width, height));
  return encodeCanvas(renderPage({ page: drawn, size: file, scale, under: '#ffffff' }, env), {
    format: 'webp',
    quality: 85,
  });
}
