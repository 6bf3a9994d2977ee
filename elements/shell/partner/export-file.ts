import { exportPdf } from '../exporting/export-pdf.js';
import { exportSvg } from '../exporting/export-svg.js';
import { preparePages, renderPages } from '../exporting/render-pages.js';
import type { EditorSession } from '../create-editor.js';
import { t } from '../strings.js';

export type FileFormat = 'png' | 'jpg' | 'webp' | 'svg' | 'pdf';

export interface ExportFileOptions {
  /** Number of the page, from 1; the one that is open when absent. Not for a PDF. */
  readonly page?: number;
  /** PDF: page numbers from 1; all pages when absent. */
  readonly pages?: readonly number[];
  /** PNG, JPG, WebP: pixels of the file to one of the page; 1 when absent. */
  readonly scale?: number;
  /** JPG, WebP: 1 to 100; 90 when absent. */
  readonly quality?: number;
  /** PNG, WebP: without the page's own color. */
  readonly transparent?: boolean;
  /** PDF: with the design's bleed, and with lines that say where to cut. */
  readonly bleed?: boolean;
  readonly marks?: boolean;
  readonly signal?: AbortSignal;
}

/** The open design as a file. Rejects with a RangeError for a page or a format that is not there. */
export async function exportFile(
  session: EditorSession,
  format: FileFormat,
  { page, pages, signal = new AbortController().signal, ...options }: ExportFileOptions,
): Promise<Blob> {
  const { editor } = session;
  const all = editor.index.pages.peek();
  const one = [page ?? all.indexOf(editor.page.peek()) + 1];
  const numbers = format === 'pdf' ? (pages ?? (page ? one : all.map((_id, index) => index + 1))) : one;
  const { scale = 1, quality = 90, transparent = false, bleed = false, marks = false } = options;
  await tellLacking(session, numbers, signal);
  switch (format) {
    case 'pdf':
      return exportPdf(session, { pages: numbers, bleed, marks }, signal, () => undefined);
    case 'svg':
      return only(exportSvg(session, { pages: one }, signal));
    case 'png':
    case 'jpg':
    case 'webp':
      return only(renderPages(session, { format, scale, quality, transparent, pages: one }, signal));
    default:
      throw new RangeError(`there is no format ${String(format)}`);
  }
}

/** The file is made all the same; what of it waits for a font is said. A page that is not there is the exporter's to refuse. */
async function tellLacking(
  session: EditorSession,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const lacking = await preparePages(session, numbers, signal);
  if (lacking && lacking.letters.length > 0) session.editor.notifier.warning(t('exportLettersWait', lacking));
}

async function only(files: AsyncGenerator<Blob, void, undefined>): Promise<Blob> {
  const { value } = await files.next();
  await files.return(undefined);
  return value as Blob;
}
