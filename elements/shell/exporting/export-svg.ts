import { printedLength } from '../../export/pdf/page-size.js';
import type { EditorSession } from '../create-editor.js';
import { exportedPages, exportedPictures } from './export-source.js';

export interface ExportSvgOptions {
  /** Page numbers from 1. */
  readonly pages: readonly number[];
}

/**
 * Each page as an SVG file of its own, in the order asked for, one at a time: vectors, letters as shapes, pictures inside.
 * Rejects with an AbortError when the signal fires, and with a RangeError for a page that is not there.
 */
export async function* exportSvg(
  session: EditorSession,
  { pages: numbers }: ExportSvgOptions,
  signal: AbortSignal,
): AsyncGenerator<Blob, void, undefined> {
  const { width, height, dimension_units: unit } = session.editor.toFile();
  const pages = exportedPages(session, numbers);
  signal.throwIfAborted();
  // only who downloads an SVG loads what writes it
  const { writeSvg } = await import('../../export/svg/write-svg.js');
  const pictures = exportedPictures(session, signal);
  const printed = { width: printedLength(width, unit), height: printedLength(height, unit) };
  for (const [i, page] of pages.entries()) {
    signal.throwIfAborted();
    const request = { page: await page(), title: session.name.peek(), prefix: `p${numbers[i]}-`, printed };
    yield new Blob([await writeSvg(request, pictures, signal)], { type: 'image/svg+xml' });
  }
}
