import type { EditorSession } from '../../../../elements/shell/create-editor.js';
import type { Lacking } from '../../../../elements/shell/exporting/render-pages.js';
import { isRaster, type ExportOptions } from './download-options.js';
import type { VideoFormat } from './fields/video-options.js';

export type OnProgress = (done: number, frames?: number) => void;

/** Makes files of a design. What a format needs is loaded when it is first asked for. */
export interface Exporter {
  /**
   * Resolves when what the pages show is here, or with what is lacking, as it is on the screen. Rejects with an AbortError when
   * the signal fires.
   */
  prepare(options: ExportOptions, signal: AbortSignal): Promise<Lacking | null>;
  /** The files: one for each page, or one for all (PDF, films). `onProgress` counts finished pages, or frames of how many. */
  files(options: ExportOptions, signal: AbortSignal, onProgress: OnProgress): AsyncIterable<Blob>;
}

export const exporterOf = (session: EditorSession): Exporter => ({
  async prepare({ pages }, signal) {
    const { preparePages } = await import('../../../../elements/shell/exporting/render-pages.js');
    return preparePages(session, pages, signal);
  },
  async *files(options, signal, onProgress) {
    if (options.video) return yield await film(session, options, signal, onProgress);
    if (options.format === 'pdf') return yield await pdf(session, options, signal, onProgress);
    let done = 0;
    for await (const file of await pageFiles(session, options, signal)) {
      onProgress((done += 1));
      yield file;
    }
  },
});

async function film(
  session: EditorSession,
  { pages, format, video }: ExportOptions,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Blob> {
  const { exportVideo } = await import('../../../../elements/shell/exporting/export-video.js');
  const { shorter, rate } = video!;
  const options = { format: format as VideoFormat, pages, rate, ...(shorter > 0 && { shorter }) };
  return exportVideo(session, options, signal, onProgress);
}

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
