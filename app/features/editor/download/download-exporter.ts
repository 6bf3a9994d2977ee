import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import { isRaster, type ExportOptions } from './download-options.js';

/** Makes files of a design. What a format needs is loaded when it is first asked for. */
export interface Exporter {
  /**
   * Resolves when what the pages show is here; false when pictures are missing, as they are on the screen. Rejects with an
   * AbortError when the signal fires.
   */
  prepare(options: ExportOptions, signal: AbortSignal): Promise<boolean>;
  /** The files: one for each page, or one for all (PDF). `onProgress` counts finished pages. */
  files(options: ExportOptions, signal: AbortSignal, onProgress: (done: number) => void): AsyncIterable<Blob>;
}

export const exporterOf = (session: EditorSession): Exporter => ({
  async prepare({ pages }, signal) {
    const { preparePages } = await import('../../../../elements/shell/exporting/render-pages.js');
    return preparePages(session, pages, signal);
  },
  async *files(options, signal, onProgress) {
    if (options.format === 'pdf') return yield await pdf(session, options, signal, onProgress);
    let done = 0;
    for await (const file of await pageFiles(session, options, signal)) {
      onProgress((done += 1));
      yield file;
    }
  },
});

async function pdf(
  session: EditorSession,
  { pages, pdf: options }: ExportOptions,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { exportPdf } = await import('../../../../elements/shell/exporting/export-pdf.js');
  const language = document.documentElement.lang || 'en';
  return exportPdf(session, { pages, language, ...options }, signal, onProgress);
}

/** One file a page. */
async function pageFiles(
  session: EditorSession,
  { format, ...options }: ExportOptions,
  signal: AbortSignal,
): Promise<AsyncIterable<Blob>> {
  if (isRaster(format)) {
    const { renderPages } = await import('../../../../elements/shell/exporting/render-pages.js');
    return renderPages(session, { format, ...options }, signal);
  }
  const { exportSvg } = await import('../../../../elements/shell/exporting/export-svg.js');
  return exportSvg(session, options, signal);
}
