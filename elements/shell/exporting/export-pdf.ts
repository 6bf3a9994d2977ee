import { printedSize } from '../../export/pdf/page-size.js';
import type { EditorSession } from '../create-editor.js';
import { exportedPages, exportedPictures } from './export-source.js';

export interface ExportPdfOptions {
  /** Page numbers from 1. */
  readonly pages: readonly number[];
  /** Language of the texts, BCP 47; 'en' when absent. */
  readonly language?: string;
  /** Date in the file, now when absent: equal designs with equal dates give equal bytes. */
  readonly created?: Date;
}

/**
 * The pages as one PDF of vectors with selectable text, in the size the design is printed in. Rejects with an AbortError
 * when the signal fires, and with a RangeError for a page that is not there.
 */
export async function exportPdf(
  session: EditorSession,
  { pages: numbers, language = 'en', created = new Date() }: ExportPdfOptions,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Blob> {
  const { editor } = session;
  const file = editor.toFile();
  const pages = exportedPages(session, numbers);
  signal.throwIfAborted();
  // only who downloads a PDF loads what writes it
  const { writePdf } = await import('../../export/pdf/write-pdf.js');
  const { fonts } = editor.resources;
  const bytes = await writePdf(
    {
      info: { title: session.name.peek(), language, created },
      size: printedSize(file, file.dimension_units),
      pages,
    },
    {
      pictures: exportedPictures(session, signal),
      faces: (id) => fonts.faces.find((face) => face.id === id),
    },
    { signal, onProgress },
  );
  return new Blob([bytes as BlobPart], { type: 'application/pdf' });
}
